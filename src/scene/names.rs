//! The names of vertices, placed beside them where they touch neither edges nor one another.

use super::margins::{MAX_CHARACTERS, NAME, name_width};
use super::{Canvas, Point, Shape};
use crate::board::Square;
use crate::graph::Graph;
use crate::graph::embedding::direction;

/// The distance from the middle of letters to their top and bottom, in letter heights.
const HALF: f64 = 0.37;

/// More free space around a name than this is no better, in squares; and the radius of a vertex with its rim.
const ROOM: f64 = 0.4;
const VERTEX: f64 = 0.5;

/// The number of directions tried for a name beside a vertex.
const DIRECTIONS: u32 = 24;

fn shown(name: String) -> String {
    if name.chars().nth(MAX_CHARACTERS).is_none() {
        return name;
    }
    name.chars().take(MAX_CHARACTERS - 1).chain(['…']).collect()
}

/// A rectangle around a name: its centre, and half its width and height.
#[derive(Clone, Copy)]
struct Place {
    at: Point,
    half: Point,
}

impl Place {
    #[inline(never)] // It is asked for in many places.
    fn distance(self, (x, y): Point) -> f64 {
        let across = (x - self.at.0).abs() - self.half.0;
        let down = (y - self.at.1).abs() - self.half.1;
        across.max(0.0).hypot(down.max(0.0))
    }

    /// The distance to a line, 0 if they intersect: along the line the distance falls and then rises, so the
    /// minimum is found by ternary search.
    fn distance_to_line(self, from: Point, to: Point) -> f64 {
        let on_line = |part: f64| {
            self.distance((from.0 + part * (to.0 - from.0), from.1 + part * (to.1 - from.1)))
        };
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..12 {
            let third = (high - low) / 3.0;
            if on_line(low + third) < on_line(high - third) {
                high -= third;
            } else {
                low += third;
            }
        }
        on_line(low)
    }
}

impl Canvas<'_> {
    /// Draws the names: around a circle as many as fit side by side, in a named graph's drawing all.
    pub(super) fn draw_names(&self, graph: &Graph, shapes: &mut Vec<Shape>) {
        let layout = self.layout();
        if layout.square <= 0.0 {
            return;
        }
        let size = NAME * layout.text / layout.square;
        let is_usual = graph.rings().is_some();
        let step = if is_usual { 1 } else { self.step_between_names(graph, size) };
        // After the last one there must be space for the first again.
        let last = graph.len().saturating_sub(step);
        let mut places: Vec<Place> = Vec::new();
        let squares = self.squares().into_iter().step_by(step);
        for square in squares.filter(|square| square.0 == 0 || square.index() <= last) {
            let text = shown(graph.name(square));
            let half = (size * name_width(text.chars().count()) / 2.0, size * HALF);
            let place = if is_usual {
                self.free_place(graph, square, half, size, &places)
            } else {
                self.place_beside(square, self.outwards(square), half, size)
            };
            places.push(place);
            shapes.push(Shape::Text {
                at: place.at,
                text,
                size,
                fill: self.theme().ink(),
                bold: false,
            });
        }
    }

    /// The interval between vertices on a circle whose names fit.
    fn step_between_names(&self, graph: &Graph, size: f64) -> usize {
        let (first, second) = (self.middle(Square(0)), self.middle(Square(1 % graph.len() as u32)));
        let pitch = (first.0 - second.0).hypot(first.1 - second.1);
        let longest = graph.longest_name().min(MAX_CHARACTERS);
        let room = size * name_width(longest + 1);
        // With a single vertex the distance to the next is 0, and its name fits.
        if pitch > 0.0 { (room / pitch).ceil().max(1.0) as usize } else { 1 }
    }

    /// The direction from the centre of the drawing to a vertex; upwards for one at the centre.
    fn outwards(&self, square: Square) -> Point {
        let ((x, y), (width, height)) = (self.middle(square), self.diagram.embedding.size());
        let (across, down) = (x - width / 2.0, y - height / 2.0);
        let length = across.hypot(down);
        if length < 1e-6 { (0.0, -1.0) } else { (across / length, down / length) }
    }

    fn place_beside(&self, square: Square, (across, down): Point, half: Point, size: f64) -> Place {
        let (x, y) = self.middle(square);
        let away = 0.5 + 0.8 * size;
        Place { at: (x + across * (away + half.0), y + down * away), half }
    }

    /// The place with the most free space, up to a limit; among equally good ones the highest.
    fn free_place(
        &self,
        graph: &Graph,
        square: Square,
        half: Point,
        size: f64,
        others: &[Place],
    ) -> Place {
        let (right, down) = self.outwards(square);
        let mut best = self.place_beside(square, (right, down), half, size);
        let mut most = self.room(graph, best, others, 0.0);
        for at in 1..DIRECTIONS {
            let (sine, minus_cosine) = direction(f64::from(at) / f64::from(DIRECTIONS));
            let turned = (-right * minus_cosine - down * sine, right * sine - down * minus_cosine);
            let place = self.place_beside(square, turned, half, size);
            let room = self.room(graph, place, others, most - 1e-6);
            let is_higher = room > most - 1e-6 && place.at.1 < best.at.1 - 1e-6;
            if room > most + 1e-6 || is_higher {
                (best, most) = (place, room);
            }
        }
        best
    }

    /// The least distance of a name to edges, vertices and other names, in squares; if that is below `least`,
    /// any value below `least`. The layout leaves space for names at the rim.
    fn room(&self, graph: &Graph, place: Place, others: &[Place], least: f64) -> f64 {
        let mut room = ROOM;
        for other in others {
            let half = (place.half.0 + other.half.0, place.half.1 + other.half.1);
            room = room.min(Place { at: place.at, half }.distance(other.at));
        }
        for from in (0..graph.len() as u32).map(Square) {
            room = room.min(place.distance(self.middle(from)) - VERTEX);
            for to in graph.neighbours(from) {
                if room < least {
                    return room;
                }
                if from < to {
                    room = room.min(place.distance_to_line(self.middle(from), self.middle(to)));
                }
            }
        }
        room
    }
}
