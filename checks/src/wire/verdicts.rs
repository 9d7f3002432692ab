//! Requests to the judge and its responses, as bytes.

use super::WireError;
use super::reader::Reader;
use super::writer::Writer;
use crate::{ToJudge, Verdict};

impl Writer {
    pub(super) fn blobs(&mut self, blobs: &[Vec<u8>]) {
        self.list(blobs, |writer, blob| {
            writer.number(blob.len() as i32);
            writer.bytes.extend(blob);
        });
    }

    pub(super) fn judge_request(&mut self, request: &ToJudge) {
        match request {
            ToJudge::Calls { step } => {
                self.byte(0);
                self.text(step);
            }
            ToJudge::Replies {
                step,
                mistakes,
                replies,
            } => {
                self.byte(1);
                self.text(step);
                self.list(mistakes, |writer, functions| {
                    writer.list(functions, |writer, hash| {
                        writer.large(*hash);
                    });
                });
                self.blobs(replies);
            }
            ToJudge::Plan(asked) => {
                self.byte(2);
                self.asked(asked);
            }
            ToJudge::Compare { asked, replies } => {
                self.byte(3);
                self.asked(asked);
                self.blobs(replies);
            }
            ToJudge::OpenReplay { step, address } => {
                self.byte(4);
                self.text(step);
                self.text(address);
            }
        }
    }

    pub(super) fn verdict(&mut self, verdict: &Verdict) {
        self.flag(verdict.passed);
        self.text(&verdict.headline);
        self.list(&verdict.groups, |writer, (name, passed)| {
            writer.text(name);
            writer.flag(*passed);
        });
        self.text(&verdict.words);
        self.flag(verdict.has_boards);
        self.list(&verdict.pictures, |writer, svg| writer.text(svg));
        let mistake = verdict.mistake.as_slice();
        self.list(mistake, |writer, (id, words)| {
            writer.text(id);
            writer.text(words);
        });
        self.text(&verdict.advice);
        self.text(&verdict.link);
        self.text(&verdict.replay);
    }
}

impl Reader<'_> {
    pub(super) fn blobs(&mut self) -> Result<Vec<Vec<u8>>, WireError> {
        self.list(Reader::blob)
    }

    pub(super) fn judge_request(&mut self) -> Result<ToJudge, WireError> {
        Ok(match self.byte()? {
            0 => ToJudge::Calls { step: self.text()? },
            1 => ToJudge::Replies {
                step: self.text()?,
                mistakes: self.list(|reader| reader.list(Reader::large))?,
                replies: self.blobs()?,
            },
            2 => ToJudge::Plan(self.asked()?),
            3 => ToJudge::Compare {
                asked: self.asked()?,
                replies: self.blobs()?,
            },
            4 => ToJudge::OpenReplay {
                step: self.text()?,
                address: self.text()?,
            },
            _ => return Err(WireError),
        })
    }

    pub(super) fn verdict(&mut self) -> Result<Verdict, WireError> {
        Ok(Verdict {
            passed: self.flag()?,
            headline: self.text()?,
            groups: self.list(|reader| Ok((reader.text()?, reader.flag()?)))?,
            words: self.text()?,
            has_boards: self.flag()?,
            pictures: self.list(Reader::text)?,
            mistake: self
                .list(|reader| Ok((reader.text()?, reader.text()?)))?
                .pop(),
            advice: self.text()?,
            link: self.text()?,
            replay: self.text()?,
        })
    }
}
