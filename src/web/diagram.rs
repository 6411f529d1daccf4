//! Diagrams made by the caller.

use std::mem::take;

use js_sys::Reflect;
use wasm_bindgen::prelude::*;

use super::context::Context;
use super::{Answer, Diagram, SquareBox, SvgView, View, painter, read, write};
use crate::board::Square;
use crate::board::wrap::Wrap;
use crate::call::Wanted;
use crate::graph::Graph;
use crate::graph::embedding::Embedding;
use crate::scene::{
    self, Coming, Coordinates, Ends, Label, Look, Mark, Sheet, Sign, Tone, Trail, Window,
};

/// The maximum number of moves of one kind, or arrows, in a diagram, and of squares of its path.
const MAX_MOVES: usize = 65_536;

/// The maximum number of characters of a label on a square, and of the caption.
const MAX_LABEL: usize = 12;
const MAX_CAPTION: usize = 200;

/// A diagram as an SVG document. Of the view, only the theme matters.
///
/// Throws `bad-board`, `bad-setting`, `bad-square`, `square-is-a-hole`, `too-long`, or the error of a graph.
#[wasm_bindgen(js_name = diagramSvg)]
pub fn diagram_svg(diagram: &Diagram, view: Option<SvgView>) -> Answer<String> {
    let view = view.map_or_else(|| js_sys::Object::new().into(), JsValue::from);
    let mut asked = Asked::read(diagram)?;
    let theme = read::canvas(asked.embedding(), view.unchecked_ref())?.view.theme;
    let sheet = Sheet::new(asked.embedding(), theme, asked.coordinates);
    Ok(scene::svg(&asked.diagram(theme, sheet.layout), &sheet))
}

/// Paints a diagram on a canvas. Of the view, size, pixel ratio, theme, camera and cursor matter. Returns where the
/// first square is: the others of a board follow to the right and above it.
///
/// Throws as `diagramSvg` does, and `not-supported` if the context cannot draw.
#[wasm_bindgen(js_name = paintDiagram)]
pub fn paint_diagram(
    #[wasm_bindgen(unchecked_param_type = "CanvasContext")] context: &Context,
    diagram: &Diagram,
    view: &View,
) -> Answer<SquareBox> {
    let mut asked = Asked::read(diagram)?;
    let mut canvas = read::canvas(asked.embedding(), view)?;
    painter::check(context)?;
    let caption = asked.caption.as_ref().map_or(0.0, |_| canvas.view.layout.caption_height());
    let height = (canvas.height - caption).max(0.0);
    let stage = canvas.stage(asked.embedding());
    let stage = scene::Stage { height, coordinates: asked.coordinates, ..stage };
    canvas.view.layout = stage.layout(canvas.camera);
    let mut diagram = asked.diagram(canvas.view.theme, canvas.view.layout);
    diagram.cursor = canvas.view.cursor;
    let window = Window::whole(diagram.embedding).seen(diagram.embedding, &diagram.layout);
    let mut shapes = scene::draw(&diagram, &window);
    shapes.extend(scene::draw_rim(&diagram));
    painter::paint(context, &shapes, &canvas, canvas.bounds())?;
    Ok(write::square_box(diagram.embedding, Square(0), &diagram.layout))
}

/// The request, read and checked.
struct Asked {
    graph: std::sync::Arc<Graph>,
    coordinates: Coordinates,
    look: Look,
    path: Vec<Square>,
    /// For each square its index on the path, from 1.
    visits: Vec<u32>,
    is_closed: bool,
    is_plain: bool,
    has_colours: bool,
    possible: Vec<Ends>,
    faint: Vec<Ends>,
    moves: Vec<Ends>,
    arrows: Vec<Ends>,
    tones: Vec<Option<Tone>>,
    marks: Vec<(Square, Mark)>,
    labels: Vec<Label>,
    knight: Option<Square>,
    caption: Option<String>,
}

/// The settings of a diagram in addition to the board.
const OWN: &[&str] = &[
    "squares",
    "path",
    "marks",
    "numbers",
    "labels",
    "possible",
    "knight",
    "caption",
    "coordinates",
    "closed",
    "plain",
    "colours",
    "faint",
    "moves",
    "arrows",
];

impl Asked {
    fn read(asked: &JsValue) -> Answer<Self> {
        if !asked.is_object() {
            return Err(read::bad("diagram", asked, Wanted::RunSettings).into());
        }
        read::only(asked, &[read::BOARD, OWN])?;
        let get = |name: &str| Reflect::get(asked, &name.into());
        let is_on = |name: &'static str| -> Answer<bool> { Ok(read::flag(name, &get(name)?)?) };
        let graph = read::graph_of(asked)?;
        let embedding = Embedding::from(&*graph);
        let ends = |name: &'static str| pairs(name, embedding, &get(name)?);
        let list = |from: &JsValue, name: &'static str, most: usize| -> Answer<Vec<Square>> {
            let value = Reflect::get(from, &name.into())?;
            match read::squares(embedding, &value, most)? {
                Some(squares) => Ok(squares?),
                None if read::is_missing(&value) => Ok(Vec::new()),
                None => Err(read::bad(name, &value, Wanted::SquareList).into()),
            }
        };
        let look = match get("squares")?.as_string().as_deref() {
            Some("blank") => Look::Blank,
            Some("none") => Look::Unseen,
            Some("chequered") => Look::Chequered,
            _ if read::is_missing(&get("squares")?) => Look::Chequered,
            _ => {
                return Err(read::bad("squares", &get("squares")?, Wanted::Looks).into());
            }
        };
        let path = list(asked, "path", MAX_MOVES.max(graph.len() + 1))?;
        let mut visits = vec![0; graph.len()];
        for (at, square) in path.iter().enumerate().rev() {
            visits[square.index()] = at as u32 + 1;
        }
        let (mut marks, mut tones) = (Vec::new(), Vec::new());
        let asked_marks = get("marks")?;
        if !read::is_missing(&asked_marks) {
            read::only(&asked_marks, &[Mark::IDS, Tone::IDS])?;
            for mark in Mark::ALL {
                let squares = list(&asked_marks, mark.id(), graph.len())?;
                marks.extend(squares.into_iter().map(|square| (square, mark)));
            }
            for tone in Tone::ALL {
                for square in list(&asked_marks, tone.id(), graph.len())? {
                    tones.resize(graph.len(), None);
                    tones[square.index()] = Some(tone);
                }
            }
        }
        let labels =
            if is_on("numbers")? { numbers(&path) } else { labels(embedding, &get("labels")?)? };
        let possible = if is_on("possible")? { possible(&graph) } else { Vec::new() };
        let knight = get("knight")?;
        let knight = (!read::is_missing(&knight)).then(|| read::square(embedding, &knight));
        let caption = get("caption")?;
        let caption = (!read::is_missing(&caption))
            .then(|| read::limited_text("caption", &caption, Wanted::Text, MAX_CAPTION));
        Ok(Self {
            coordinates: match get("coordinates")? {
                size if size.as_string().as_deref() == Some("large") => Coordinates::Large,
                flag if read::is_missing(&flag) || is_on("coordinates")? => Coordinates::Usual,
                _ => Coordinates::None,
            },
            look,
            path,
            visits,
            is_closed: is_on("closed")?,
            is_plain: is_on("plain")?,
            has_colours: is_on("colours")?,
            possible,
            faint: ends("faint")?,
            moves: ends("moves")?,
            arrows: ends("arrows")?,
            tones,
            marks,
            labels,
            knight: knight.transpose()?,
            caption: caption.transpose()?,
            graph,
        })
    }

    fn embedding(&self) -> Embedding<'_> {
        Embedding::from(&*self.graph)
    }

    /// Lists that were read are moved out, since the diagram is made only once.
    fn diagram(
        &mut self,
        theme: &'static scene::Theme,
        layout: scene::Layout,
    ) -> scene::Diagram<'_> {
        let embedding = Embedding::from(&*self.graph);
        let empty = scene::Diagram::new(embedding, theme, layout);
        let ends = (self.path.last(), self.path.first());
        scene::Diagram {
            joined: (self.graph.wrap() != Wrap::Flat).then_some(&*self.graph),
            coordinates: self.coordinates,
            squares: self.path.len() as u32,
            visits: if self.has_colours { &self.visits } else { &[] },
            has_colours: self.has_colours,
            look: self.look,
            possible: take(&mut self.possible),
            keeps_clear: !self.labels.is_empty(),
            past: take(&mut self.faint),
            trail: Trail {
                of: if self.is_plain { 0 } else { self.path.len() },
                ..Trail::whole(&self.path)
            },
            closing: match ends {
                (Some(&last), Some(&first)) if self.is_closed => Some((last, first)),
                _ => None,
            },
            coming: (!self.moves.is_empty())
                .then(|| Coming::Moves { removed: Vec::new(), added: take(&mut self.moves) }),
            arrows: take(&mut self.arrows),
            tones: take(&mut self.tones),
            marks: take(&mut self.marks),
            labels: take(&mut self.labels),
            knight: self.knight.map(|square| embedding.middle(square)),
            leaper: self.graph.leaper().unwrap_or_default(),
            caption: self.caption.take(),
            ..empty
        }
    }
}

/// All moves of a graph, or none if there would be too many.
fn possible(graph: &Graph) -> Vec<Ends> {
    if graph.moves() > MAX_MOVES {
        return Vec::new();
    }
    let later = |square: Square| {
        let ends = graph.neighbours(square).filter(move |end| end.0 > square.0);
        ends.map(move |end| (square, end))
    };
    graph.each_square().flat_map(later).collect()
}

/// The indices on a path as labels.
fn numbers(path: &[Square]) -> Vec<Label> {
    let label = |(at, &square): (usize, &Square)| {
        let visit = at as u32 + 1;
        Label { square, sign: Sign::Text(visit.to_string()), visit: Some(visit) }
    };
    path.iter().enumerate().map(label).collect()
}

/// Reads pairs with `take`, at most `most` of them.
fn each_pair(
    name: &'static str,
    list: &JsValue,
    most: usize,
    take: &mut dyn FnMut(&JsValue, &JsValue) -> Answer<()>,
) -> Answer<()> {
    if read::is_missing(list) {
        return Ok(());
    }
    let refuse = |value: &JsValue| -> JsValue { read::bad(name, value, Wanted::PairList).into() };
    for pair in read::elements(list, most)?.ok_or_else(|| refuse(list))? {
        match read::elements(&pair, 3)?.as_deref() {
            Some([one, other]) => take(one, other)?,
            _ => return Err(refuse(&pair)),
        }
    }
    Ok(())
}

fn pairs(name: &'static str, embedding: Embedding<'_>, list: &JsValue) -> Answer<Vec<Ends>> {
    let mut ends = Vec::new();
    each_pair(name, list, MAX_MOVES, &mut |from, to| {
        ends.push((read::square(embedding, from)?, read::square(embedding, to)?));
        Ok(())
    })?;
    Ok(ends)
}

fn labels(embedding: Embedding<'_>, list: &JsValue) -> Answer<Vec<Label>> {
    let mut labels = Vec::new();
    each_pair("labels", list, embedding.len(), &mut |square, text| {
        let square = read::square(embedding, square)?;
        let text = read::limited_text("labels", text, Wanted::Text, MAX_LABEL)?;
        labels.push(Label { square, sign: Sign::Text(text), visit: None });
        Ok(())
    })?;
    Ok(labels)
}
