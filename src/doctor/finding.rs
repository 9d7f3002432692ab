//! One result of the doctor, and how serious it is.

use std::fmt;

/// How serious a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// Everything is fine.
    Ok,
    /// The course works, but part of it may not work.
    Warn,
    /// The learner can't do the exercises until this is fixed.
    Fail,
}

/// One line of `doctor`. If something is wrong, it also says what to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// How serious it is.
    pub level: Level,
    /// What the doctor found, as a full sentence.
    pub what: String,
    /// What to do; empty if everything is fine.
    pub remedy: String,
}

impl Finding {
    /// Everything is fine.
    pub fn ok(what: impl Into<String>) -> Finding {
        Finding::new(Level::Ok, what, "")
    }

    /// Part of the course may not work.
    pub fn warn(what: impl Into<String>, remedy: impl Into<String>) -> Finding {
        Finding::new(Level::Warn, what, remedy)
    }

    /// The learner can't do the exercises until this is fixed.
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
