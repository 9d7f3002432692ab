//! What `check --json` prints.

use checks::{Language, Report, Step};
use serde::Serialize;

use super::check::{Checked, Outcome};

/// The verdict on one step.
#[derive(Debug, Serialize)]
pub struct CheckJson {
    step: &'static str,
    passed: bool,
    cases: Vec<CaseJson>,
    mistake: Option<MistakeJson>,
}

#[derive(Debug, Serialize)]
struct CaseJson {
    name: String,
    passed: bool,
}

#[derive(Debug, Serialize)]
struct MistakeJson {
    id: &'static str,
    title: &'static str,
}

impl CheckJson {
    /// The report in the form of `check --json`. One case is one question.
    pub fn new(report: &Report) -> CheckJson {
        let language = Language::English;
        let groups = report.step.groups;
        CheckJson {
            step: report.step.id,
            passed: report.passed,
            cases: report
                .step
                .questions()
                .iter()
                .zip(&report.questions)
                .map(|(question, passed)| CaseJson {
                    name: format!(
                        "{}: {}",
                        groups[question.group].name.get(language),
                        question.name
                    ),
                    passed: *passed,
                })
                .collect(),
            mistake: report.mistake.map(|mistake| MistakeJson {
                id: mistake.id,
                title: mistake.title.get(language),
            }),
        }
    }
}

/// What `check --all --json` prints.
#[derive(Debug, Serialize)]
pub struct CheckAllJson {
    /// Whether all twelve steps pass, and every detour that was begun.
    pub passed: bool,
    /// One entry a step, in the order of the book.
    pub steps: Vec<StepJson>,
}

/// The verdict on one of all steps.
#[derive(Debug, Serialize)]
pub struct StepJson {
    #[serde(flatten)]
    check: CheckJson,
    /// Why there are no cases, where nothing was asked.
    error: Option<String>,
}

impl StepJson {
    /// A step that was built.
    pub fn checked(checked: &Checked) -> StepJson {
        match &checked.outcome {
            Outcome::Judged { report, .. } => StepJson {
                check: CheckJson::new(report),
                error: None,
            },
            Outcome::DoesNotCompile(error) => StepJson::not_asked(checked.step, error.to_string()),
        }
    }

    /// A step that was not asked, with the reason.
    pub fn not_asked(step: &Step, error: String) -> StepJson {
        StepJson {
            check: CheckJson {
                step: step.id,
                passed: false,
                cases: Vec::new(),
                mistake: None,
            },
            error: Some(error),
        }
    }
}
