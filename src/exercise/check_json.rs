//! The output of `check --json`.

use checks::{Language, Report, Step};
use serde::Serialize;

use super::check::{Checked, Outcome};

/// The report on one step.
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
    /// Converts a report to the format of `check --json`. One case is one question.
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

/// The output of `check --all --json`.
#[derive(Debug, Serialize)]
pub struct CheckAllJson {
    /// Whether all twelve steps pass, and every detour that the learner has begun.
    pub passed: bool,
    /// One entry for each step, in the order of the book.
    pub steps: Vec<StepJson>,
}

/// The report on one step in `check --all --json`.
#[derive(Debug, Serialize)]
pub struct StepJson {
    #[serde(flatten)]
    check: CheckJson,
    /// If there are no cases: why the step wasn't checked.
    error: Option<String>,
}

impl StepJson {
    /// The entry of a step that was checked.
    pub fn checked(checked: &Checked) -> StepJson {
        match &checked.outcome {
            Outcome::Judged { report, .. } => StepJson {
                check: CheckJson::new(report),
                error: None,
            },
            Outcome::DoesNotCompile(error) => StepJson::not_asked(checked.step, error.to_string()),
        }
    }

    /// The entry of a step that wasn't checked, with the reason.
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
