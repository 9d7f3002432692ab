//! What was found, and how bad it is.

use std::fmt;

/// How bad a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// All is well.
    Ok,
    /// The course works, but something in it may not.
    Warn,
    /// The exercises cannot be done like this.
    Fail,
}

/// One line of `doctor`, and where something is wrong, what to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// How bad it is.
    pub level: Level,
    /// What was found.
    pub what: String,
    /// What to do; empty where all is well.
    pub remedy: String,
}

impl Finding {
    /// All is well.
    pub fn ok(what: impl Into<String>) -> Finding {
        Finding::new(Level::Ok, what, "")
    }

    /// Something may not work.
    pub fn warn(what: impl Into<String>, remedy: impl Into<String>) -> Finding {
        Finding::new(Level::Warn, what, remedy)
    }

    /// The exercises cannot be done like this.
    pub fn fail(what: impl Into<String>, remedy: impl Into<String>) -> Finding {
        Finding::new(Level::Fail, what, remedy)
    }

    fn new(level: Level, what: impl Into<String>, remedy: impl Into<String>) -> Finding {
        Finding {
            level,
            what: what.into(),
            remedy: remedy.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = match self.level {
            Level::Ok => "ok",
            Level::Warn => "warn",
            Level::Fail => "fail",
        };
        let indented = |text: &str| text.trim().replace('\n', "\n      ");
        write!(f, "{level:<4}  {}", indented(&self.what))?;
        if !self.remedy.is_empty() {
            write!(f, "\n      What to do: {}", indented(&self.remedy))?;
        }
        Ok(())
    }
}
