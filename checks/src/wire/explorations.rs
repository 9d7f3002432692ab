//! The messages between the figure "Ask any position" and the judge, as bytes.

use super::WireError;
use super::reader::Reader;
use super::writer::Writer;
use crate::exploration::{
    Asked, Comparison, Field, Marks, OpenedReplay, Plan, SeenCell, Side, WalkStep,
};

type Read<T> = Result<T, WireError>;

impl Writer {
    fn pairs(&mut self, pairs: &[(String, String)]) {
        self.list(pairs, |writer, (name, value)| {
            writer.text(name);
            writer.text(value);
        });
    }

    pub(super) fn asked(&mut self, asked: &Asked) {
        self.text(&asked.step);
        self.text(&asked.function);
        self.text(&asked.position);
        self.pairs(&asked.values);
    }

    pub(super) fn plan(&mut self, plan: &Plan) {
        self.blobs(&plan.calls);
        self.list(&plan.fields, |writer, field| {
            writer.text(&field.name);
            writer.text(&field.label);
            writer.text(&field.value);
            writer.pairs(&field.options);
        });
        self.text(&plan.player);
        self.flag(plan.takes_board);
        self.flag(plan.plays);
        self.text(&plan.trouble);
    }

    pub(super) fn comparison(&mut self, comparison: &Comparison) {
        self.list(&comparison.sides, |writer, side| {
            writer.text(&side.words);
            writer.list(&side.cells, |writer, cell| writer.seen_cell(cell));
            writer.text(&side.picture);
        });
        self.list(&comparison.words, |writer, words| writer.text(words));
        self.flag(comparison.agrees);
        self.list(&comparison.walk, |writer, step| {
            writer.maybe_square(step.reference);
            writer.maybe_square(step.other);
            writer.text(&step.words);
        });
        self.text(&comparison.walk_words);
        self.text(&comparison.link);
    }

    fn seen_cell(&mut self, cell: &SeenCell) {
        let marks = cell.marks;
        let flags = [
            marks.legal,
            marks.turns,
            marks.chosen,
            marks.trouble,
            marks.differs,
            marks.asked,
        ];
        let bits = flags.iter().rev();
        self.square(cell.square);
        self.maybe_disc(cell.cell);
        self.byte(bits.fold(0, |byte, on| byte << 1 | u8::from(*on)));
        self.text(&cell.tag);
        self.text(&cell.label);
    }

    pub(super) fn opened_replay(&mut self, opened: &OpenedReplay) {
        self.asked(&opened.asked);
        self.blobs(std::slice::from_ref(&opened.reply));
        self.text(&opened.trouble);
    }
}

impl Reader<'_> {
    fn pairs(&mut self) -> Read<Vec<(String, String)>> {
        self.list(|reader| Ok((reader.text()?, reader.text()?)))
    }

    pub(super) fn asked(&mut self) -> Read<Asked> {
        Ok(Asked {
            step: self.text()?,
            function: self.text()?,
            position: self.text()?,
            values: self.pairs()?,
        })
    }

    pub(super) fn plan(&mut self) -> Read<Plan> {
        Ok(Plan {
            calls: self.blobs()?,
            fields: self.list(|reader| {
                Ok(Field {
                    name: reader.text()?,
                    label: reader.text()?,
                    value: reader.text()?,
                    options: reader.pairs()?,
                })
            })?,
            player: self.text()?,
            takes_board: self.flag()?,
            plays: self.flag()?,
            trouble: self.text()?,
        })
    }

    pub(super) fn comparison(&mut self) -> Read<Comparison> {
        Ok(Comparison {
            sides: self.list(|reader| {
                Ok(Side {
                    words: reader.text()?,
                    cells: reader.list(Reader::seen_cell)?,
                    picture: reader.text()?,
                })
            })?,
            words: self.list(Reader::text)?,
            agrees: self.flag()?,
            walk: self.list(|reader| {
                Ok(WalkStep {
                    reference: reader.maybe_square()?,
                    other: reader.maybe_square()?,
                    words: reader.text()?,
                })
            })?,
            walk_words: self.text()?,
            link: self.text()?,
        })
    }

    fn seen_cell(&mut self) -> Read<SeenCell> {
        let square = self.square()?;
        let cell = self.maybe_disc()?;
        let bits = self.byte()?;
        let on = |place: u8| bits >> place & 1 == 1;
        Ok(SeenCell {
            square,
            cell,
            marks: Marks {
                legal: on(0),
                turns: on(1),
                chosen: on(2),
                trouble: on(3),
                differs: on(4),
                asked: on(5),
            },
            tag: self.text()?,
            label: self.text()?,
        })
    }

    pub(super) fn opened_replay(&mut self) -> Read<OpenedReplay> {
        Ok(OpenedReplay {
            asked: self.asked()?,
            reply: self.blobs()?.pop().unwrap_or_default(),
            trouble: self.text()?,
        })
    }
}
