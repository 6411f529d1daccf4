//! The module as the linker leaves it, which says what refers to what. From this it is known what can
//! no longer be reached once panics have no messages: functions that would have written them, texts,
//! and places in the source.
//!
//! A tool that sees only the finished module must keep all of that, since a number in it may be an
//! address.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use anyhow::{Context, Result, ensure};
use walrus::ir::{self, Visitor};
use walrus::{
    ConstExpr, DataId, DataKind, ElementItems, ElementKind, ExportItem, FunctionId, FunctionKind,
};
use walrus::{FunctionBuilder, LocalFunction, Module};
use wasmparser::{
    BinaryReaderError, ExternalKind, KnownCustom, Linking, Operator, Parser, Payload,
    RelocationEntry, RelocationType, SymbolInfo, TypeRef,
};

/// Something that can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    /// A function that is called, by its number.
    Function(u32),
    /// A function whose place in the table is taken, by its number.
    InTable(u32),
    /// Data, by its number.
    Data(usize),
}

/// How the names of functions begin that describe others to wasm-bindgen, and are gone after it.
const DESCRIBES: &str = "__wbindgen_describe";

/// Where the linker tells it.
const TOLD: [&str; 3] = ["linking", "reloc.CODE", "reloc.DATA"];

/// What refers to what.
#[derive(Default)]
pub struct Linked {
    /// The functions, by their names. Where the compiler works on the parts of a crate at the same time,
    /// several have the same.
    functions: HashMap<String, Vec<u32>>,
    /// Where each piece of data lies in the memory.
    data: Vec<Range<u32>>,
    references: HashMap<Part, Vec<Part>>,
    /// Places in the source, which only messages of panics would tell.
    places: HashSet<Part>,
    /// The functions that are called from outside, except those that only describe others to
    /// wasm-bindgen.
    exported: Vec<u32>,
}

/// The bytes of a place in the source: where the file's name is and how long that is, line, column.
const PLACE: usize = 16;

impl Linked {
    /// Reads a module that was linked with `--emit-relocs`. What is behind a call of a function that
    /// `ends` by its name is not followed, nor are the values that it is called with.
    pub fn read(bytes: &[u8], ends: impl Fn(&str) -> bool) -> Result<Self> {
        let raw = Raw::read(bytes)?;
        let mut linked = Self { exported: raw.exported.clone(), ..Self::default() };
        let mut ending = HashSet::new();
        let mut parts: Vec<Option<Part>> = Vec::new();
        for symbol in &raw.symbols {
            parts.push(match symbol {
                SymbolInfo::Func { index, name: Some(name), .. } => {
                    linked.functions.entry((*name).to_owned()).or_default().push(*index);
                    if ends(name) {
                        ending.insert(*index);
                    }
                    Some(Part::Function(*index))
                }
                SymbolInfo::Func { index, .. } => Some(Part::Function(*index)),
                SymbolInfo::Data { symbol: Some(symbol), .. } => {
                    let segment = raw.segments.get(symbol.index as usize);
                    let start = segment.context("data without a segment")?.address + symbol.offset;
                    linked.data.push(start..start + symbol.size);
                    Some(Part::Data(linked.data.len() - 1))
                }
                _ => None,
            });
        }
        for (function, body) in (raw.imported..).zip(&raw.bodies) {
            if ending.contains(&function) {
                continue;
            }
            let in_vain = values_for(&ending, body)?;
            for entry in within(&raw.in_code, &body.range()) {
                if !in_vain.iter().any(|values| values.contains(&entry.at)) {
                    linked.refer(Part::Function(function), entry, &parts)?;
                }
            }
        }
        for number in 0..linked.data.len() {
            let Some(place) = raw.place(&linked.data[number]) else { continue };
            for entry in within(&raw.in_data, &place) {
                linked.refer(Part::Data(number), entry, &parts)?;
            }
        }
        let places = (0..linked.data.len()).filter(|&number| linked.is_place(number, &raw, bytes));
        linked.places = places.map(Part::Data).collect();
        for function in linked.functions.values().flatten() {
            linked.references.insert(Part::InTable(*function), vec![Part::Function(*function)]);
        }
        Ok(linked)
    }

    fn is_place(&self, number: usize, raw: &Raw<'_>, bytes: &[u8]) -> bool {
        let references = self.references.get(&Part::Data(number)).map_or(&[][..], Vec::as_slice);
        let [Part::Data(name)] = references else { return false };
        let name = raw.place(&self.data[*name]).and_then(|place| bytes.get(place));
        let is_source = name.is_some_and(|name| name.ends_with(b".rs") || name.ends_with(b".rs\0"));
        self.data[number].len() == PLACE && is_source
    }

    fn refer(&mut self, from: Part, to: &Entry, parts: &[Option<Part>]) -> Result<()> {
        use RelocationType::{
            MemoryAddrI32, MemoryAddrLeb, MemoryAddrSleb, TableIndexI32, TableIndexSleb,
        };
        let part = match to.entry.ty {
            RelocationType::TypeIndexLeb
            | RelocationType::GlobalIndexLeb
            | RelocationType::TableNumberLeb => return Ok(()),
            RelocationType::FunctionIndexLeb | MemoryAddrLeb | MemoryAddrSleb | MemoryAddrI32 => {
                parts.get(to.entry.index as usize).copied().flatten()
            }
            TableIndexSleb | TableIndexI32 => match parts.get(to.entry.index as usize) {
                Some(Some(Part::Function(function))) => Some(Part::InTable(*function)),
                _ => None,
            },
            other => anyhow::bail!("the linker wrote a reference of an unknown kind, {other:?}"),
        };
        // Where the heap begins, for one, is no data that anything could be missing from.
        self.references.entry(from).or_default().extend(part);
        Ok(())
    }

    /// Takes out of the module made of this one what nothing in it reaches.
    pub fn sweep(&self, module: &mut Module) -> Result<()> {
        let reached = self.reached(module);
        let mut trap = FunctionBuilder::new(&mut module.types, &[], &[]);
        trap.func_body().unreachable();
        let trap = module.funcs.add_local(trap.local_func(vec![]));
        let is_dead = |id: &FunctionId| {
            let numbers = self.numbers(*id, module);
            let is_in_use = |number: &u32| reached.contains(&Part::InTable(*number));
            !numbers.is_empty() && !numbers.iter().any(is_in_use)
        };
        let ids = module.funcs.iter().map(walrus::Function::id);
        let dead: HashSet<FunctionId> = ids.filter(is_dead).collect();
        for element in module.elements.iter_mut() {
            if let (ElementKind::Active { .. }, ElementItems::Functions(items)) =
                (&element.kind, &mut element.items)
            {
                for item in items.iter_mut().filter(|item| dead.contains(item)) {
                    *item = trap;
                }
            }
        }
        for section in TOLD {
            module.customs.remove_raw(section);
        }
        self.clear_data(module, &reached)
    }

    /// Puts zeros where data was that is not reached.
    fn clear_data(&self, module: &mut Module, reached: &HashSet<Part>) -> Result<()> {
        let kept = |number: &usize| reached.contains(&Part::Data(*number));
        let (kept, dropped): (Vec<usize>, Vec<usize>) = (0..self.data.len()).partition(kept);
        let ids: Vec<DataId> = module.data.iter().map(walrus::Data::id).collect();
        for id in ids {
            let data = module.data.get_mut(id);
            let DataKind::Active { offset: ConstExpr::Value(ir::Value::I32(start)), .. } =
                data.kind
            else {
                continue;
            };
            let start = u32::try_from(start).context("data at a negative address")?;
            // What lies within something that is reached stays.
            let mut left = data.value.clone();
            let length = left.len();
            let place = |lies: &Range<u32>| {
                let at = |address: u32| (address.saturating_sub(start) as usize).min(length);
                at(lies.start)..at(lies.end)
            };
            for &number in &dropped {
                left[place(&self.data[number])].fill(0);
            }
            for &number in &kept {
                let place = place(&self.data[number]);
                left[place.clone()].copy_from_slice(&data.value[place]);
            }
            data.value = left;
        }
        Ok(())
    }

    /// What can be reached in the module made of this one.
    fn reached(&self, module: &Module) -> HashSet<Part> {
        let mut roots: Vec<FunctionId> = module.start.into_iter().collect();
        roots.extend(module.exports.iter().filter_map(|export| match export.item {
            ExportItem::Function(function) => Some(function),
            _ => None,
        }));
        let mut left: Vec<Part> = self.exported.iter().copied().map(Part::Function).collect();
        left.extend(self.called_by_others(module, roots));
        let mut reached: HashSet<Part> = left.iter().copied().collect();
        // What wasm-bindgen has replaced by JavaScript no longer refers to anything.
        let locals = module.funcs.iter_local().flat_map(|(id, _)| self.numbers(id, module));
        let present: HashSet<u32> = locals.chain(&self.exported).copied().collect();
        while let Some(part) = left.pop() {
            if matches!(part, Part::Function(number) if !present.contains(&number)) {
                continue;
            }
            let next = self.references.get(&part).into_iter().flatten();
            left.extend(next.filter(|next| !self.places.contains(next) && reached.insert(**next)));
        }
        reached
    }

    /// The functions of this module that are called by such as were put in since, beginning with
    /// these.
    fn called_by_others(&self, module: &Module, roots: Vec<FunctionId>) -> Vec<Part> {
        let mut seen: HashSet<FunctionId> = roots.iter().copied().collect();
        let (mut left, mut found) = (roots, Vec::new());
        while let Some(id) = left.pop() {
            let numbers = self.numbers(id, module);
            found.extend(numbers.iter().copied().map(Part::Function));
            if let (true, FunctionKind::Local(body)) =
                (numbers.is_empty(), &module.funcs.get(id).kind)
            {
                left.extend(called(body).into_iter().filter(|id| seen.insert(*id)));
            }
        }
        found
    }

    /// The number that a function had here; all those that it may have had, if others have its name.
    fn numbers(&self, id: FunctionId, module: &Module) -> &[u32] {
        let name = module.funcs.get(id).name.as_ref();
        name.and_then(|name| self.functions.get(name)).map_or(&[], Vec::as_slice)
    }
}

/// The functions that a function names.
fn called(function: &LocalFunction) -> Vec<FunctionId> {
    struct Names(Vec<FunctionId>);
    impl Visitor<'_> for Names {
        fn visit_function_id(&mut self, id: &FunctionId) {
            self.0.push(*id);
        }
    }
    let mut names = Names(Vec::new());
    ir::dfs_in_order(&mut names, function, function.entry_block());
    names.0
}

/// Where the instructions are that only give values to calls of functions that end the module: those
/// right before such a call that do nothing but put a value on the stack.
fn values_for(
    ending: &HashSet<u32>,
    body: &wasmparser::FunctionBody<'_>,
) -> Result<Vec<Range<usize>>, BinaryReaderError> {
    let (mut found, mut first) = (Vec::new(), None);
    for operator in body.get_operators_reader()?.into_iter_with_offsets() {
        let (operator, at) = operator?;
        match operator {
            Operator::I32Const { .. }
            | Operator::I64Const { .. }
            | Operator::LocalGet { .. }
            | Operator::I32Add => _ = first.get_or_insert(at),
            Operator::Call { function_index } if ending.contains(&function_index) => {
                found.extend(first.take().map(|first| first..at));
            }
            _ => first = None,
        }
    }
    Ok(found)
}

/// A reference, and where in the file it is.
struct Entry {
    at: usize,
    entry: RelocationEntry,
}

/// Those in a part of the file, of a list in the order of the file.
fn within<'entries>(entries: &'entries [Entry], range: &Range<usize>) -> &'entries [Entry] {
    let at = |place: usize| entries.partition_point(|entry| entry.at < place);
    &entries[at(range.start)..at(range.end)]
}

/// Data that is put into the memory in one piece.
struct Segment {
    address: u32,
    /// Where its bytes begin in the file.
    at: usize,
    length: u32,
}

/// The sections of a linked module that tell what it is made of.
#[derive(Default)]
struct Raw<'bytes> {
    imported: u32,
    exported: Vec<u32>,
    bodies: Vec<wasmparser::FunctionBody<'bytes>>,
    segments: Vec<Segment>,
    symbols: Vec<SymbolInfo<'bytes>>,
    in_code: Vec<Entry>,
    in_data: Vec<Entry>,
}

impl<'bytes> Raw<'bytes> {
    /// Where in the file the bytes are of a part of the memory.
    fn place(&self, memory: &Range<u32>) -> Option<Range<usize>> {
        let holds = |segment: &&Segment| {
            (segment.address..segment.address + segment.length).contains(&memory.start)
        };
        let segment = self.segments.iter().find(holds)?;
        let start = segment.at + (memory.start - segment.address) as usize;
        Some(start..start + memory.len())
    }

    fn read(bytes: &'bytes [u8]) -> Result<Self> {
        let mut raw = Self::default();
        let (mut code, mut data) = (0, 0);
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        let is_function = matches!(import?.ty, TypeRef::Func(_));
                        raw.imported += u32::from(is_function);
                    }
                }
                Payload::ExportSection(exports) => {
                    for export in exports {
                        let wasmparser::Export { name, kind, index } = export?;
                        if kind == ExternalKind::Func && !name.starts_with(DESCRIBES) {
                            raw.exported.push(index);
                        }
                    }
                }
                Payload::CodeSectionStart { range, .. } => code = range.start,
                Payload::CodeSectionEntry(body) => raw.bodies.push(body),
                Payload::DataSection(section) => {
                    data = section.range().start;
                    for segment in section {
                        raw.segments.push(read_segment(&segment?)?);
                    }
                }
                Payload::CustomSection(section) => match (section.as_known(), section.name()) {
                    (KnownCustom::Linking(linking), _) => {
                        for part in linking.subsections() {
                            if let Linking::SymbolTable(symbols) = part? {
                                raw.symbols = symbols.into_iter().collect::<Result<_, _>>()?;
                            }
                        }
                    }
                    (KnownCustom::Reloc(entries), "reloc.CODE") => {
                        raw.in_code = read_entries(&entries, code)?;
                    }
                    (KnownCustom::Reloc(entries), "reloc.DATA") => {
                        raw.in_data = read_entries(&entries, data)?;
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        ensure!(
            !raw.in_code.is_empty() && !raw.in_data.is_empty(),
            "the linker tells no references"
        );
        Ok(raw)
    }
}

fn read_segment(segment: &wasmparser::Data<'_>) -> Result<Segment> {
    let wasmparser::DataKind::Active { offset_expr, .. } = &segment.kind else {
        anyhow::bail!("data without a place in the memory");
    };
    let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
        anyhow::bail!("data whose place in the memory is not a number");
    };
    let length = segment.data.len();
    Ok(Segment {
        address: u32::try_from(value)?,
        at: segment.range.end - length,
        length: u32::try_from(length)?,
    })
}

/// References in the order of the file, of the section that begins there.
fn read_entries(section: &wasmparser::RelocSectionReader<'_>, begin: usize) -> Result<Vec<Entry>> {
    let entries = section
        .entries()
        .into_iter()
        .map(|entry| entry.map(|entry| Entry { at: begin + entry.offset as usize, entry }));
    let mut entries: Vec<Entry> = entries.collect::<Result<_, _>>()?;
    entries.sort_by_key(|entry| entry.at);
    Ok(entries)
}

#[cfg(test)]
mod tests;
