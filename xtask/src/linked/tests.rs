use walrus::{ElementItems, ElementKind, Module};
use wasm_encoder::{
    CodeSection, ConstExpr, CustomSection, DataSection, DataSymbolDefinition, ElementSection,
    Elements, Encode, ExportKind, ExportSection, Function, FunctionSection, LinkingSection,
    MemorySection, MemoryType, NameMap, NameSection, RefType, SymbolTable, TableSection, TableType,
    TypeSection, ValType,
};

use super::{Linked, TOLD};

/// What a function does, or what is in a piece of data, by the names of what it refers to.
#[derive(Clone, Copy)]
enum To {
    /// Calls a function.
    Call(&'static str),
    /// Has the address of data.
    Data(&'static str),
    /// Has the place of a function in the table.
    InTable(&'static str),
    /// Gives up with a message: what takes its address ends the module.
    GiveUp(&'static str),
}

/// What a linked module is made of. Functions are exported by their names if they begin with `main`,
/// and are in the table if their names end in `_in_table`.
struct Parts {
    functions: Vec<(&'static str, Vec<To>)>,
    data: Vec<(&'static str, Vec<To>, &'static [u8])>,
}

/// The function that ends the module; the first of all.
const GIVES_UP: &str = "gives_up";

/// Where data begins in the memory.
const BEGIN: u32 = 1024;

/// Kinds of references, as the linker numbers them.
mod kind {
    pub const FUNCTION_INDEX_LEB: u8 = 0;
    pub const TABLE_INDEX_SLEB: u8 = 1;
    pub const TABLE_INDEX_I32: u8 = 2;
    pub const MEMORY_ADDRESS_SLEB: u8 = 4;
    pub const MEMORY_ADDRESS_I32: u8 = 5;
    /// Where a function is in the code: nothing that the compiler writes for us.
    pub const FUNCTION_OFFSET_I32: u8 = 8;
}

/// References of a section, as the linker tells them.
#[derive(Default)]
struct Told {
    count: u32,
    bytes: Vec<u8>,
}

impl Told {
    fn add(&mut self, kind: u8, at: usize, symbol: usize) {
        self.count += 1;
        self.bytes.push(kind);
        (at as u32).encode(&mut self.bytes);
        (symbol as u32).encode(&mut self.bytes);
        if matches!(kind, 4 | 5 | 8) {
            self.bytes.push(0);
        }
    }

    /// As the section that tells them of the section with a number.
    fn section(&self, name: &'static str, of: u32) -> CustomSection<'static> {
        let mut data = Vec::new();
        of.encode(&mut data);
        self.count.encode(&mut data);
        data.extend(&self.bytes);
        CustomSection { name: name.into(), data: data.into() }
    }
}

impl Parts {
    fn function(&self, name: &str) -> usize {
        self.functions.iter().position(|function| function.0 == name).unwrap()
    }

    fn data(&self, name: &str) -> usize {
        self.data.iter().position(|data| data.0 == name).unwrap()
    }

    /// The functions in the table, in its order.
    fn in_table(&self) -> Vec<u32> {
        let is_in_table = |&number: &usize| self.functions[number].0.ends_with("_in_table");
        (0..self.functions.len()).filter(is_in_table).map(|number| number as u32).collect()
    }

    /// The address of data.
    fn address(&self, number: usize) -> u32 {
        BEGIN + self.data[..number].iter().map(|data| data.2.len() as u32).sum::<u32>()
    }

    /// The symbol of data: those of functions come first.
    fn symbol(&self, data: &str) -> usize {
        self.functions.len() + self.data(data)
    }

    /// As the linker writes it, with the kind that references to data have in code.
    fn link(&self, kind_of_data: u8) -> Vec<u8> {
        let (mut types, mut functions, mut exports) =
            (TypeSection::new(), FunctionSection::new(), ExportSection::new());
        types.ty().function([], []);
        types.ty().function([ValType::I32], []);
        let (mut names, mut symbols) = (NameMap::new(), SymbolTable::new());
        let (mut code, mut in_code) = (CodeSection::new(), Told::default());
        // After how many bytes of the section, whose first tells how many functions it has.
        let mut at = 1;
        for (number, (name, does)) in self.functions.iter().enumerate() {
            functions.function((*name == GIVES_UP).into());
            if name.starts_with("main") {
                exports.export(name, ExportKind::Func, number as u32);
            }
            names.append(number as u32, name);
            symbols.function(0, number as u32, Some(name));
            // Its length and that it has no variables.
            at += 2;
            let mut body = Vec::new();
            for does in does {
                let next = at + body.len() + 1;
                match does {
                    To::Call(name) => {
                        in_code.add(kind::FUNCTION_INDEX_LEB, next, self.function(name));
                        body.extend([0x10, self.function(name) as u8]);
                    }
                    To::Data(name) | To::GiveUp(name) => {
                        in_code.add(kind_of_data, next, self.symbol(name));
                        body.push(0x41);
                        (self.address(self.data(name)) as i32).encode(&mut body);
                        if matches!(does, To::GiveUp(_)) {
                            in_code.add(kind::FUNCTION_INDEX_LEB, at + body.len() + 1, 0);
                            body.extend([0x10, 0]);
                        } else {
                            body.push(0x1a);
                        }
                    }
                    To::InTable(name) => {
                        in_code.add(kind::TABLE_INDEX_SLEB, next, self.function(name));
                        body.extend([0x41, 0, 0x1a]);
                    }
                }
            }
            body.push(0x0b);
            at += body.len();
            let mut function = Function::new([]);
            function.raw(body);
            code.function(&function);
        }
        let (mut contents, mut in_data) = (Vec::new(), Told::default());
        for (number, (name, refers, bytes)) in self.data.iter().enumerate() {
            let offset = self.address(number) - BEGIN;
            let size = bytes.len() as u32;
            symbols.data(0, name, Some(DataSymbolDefinition { index: 0, offset, size }));
            for to in refers {
                // The first bytes of the section tell of one segment, its place and its length.
                let at = 7 + offset as usize;
                match to {
                    To::Data(name) => {
                        in_data.add(kind::MEMORY_ADDRESS_I32, at, self.symbol(name));
                    }
                    To::InTable(name) => {
                        in_data.add(kind::TABLE_INDEX_I32, at, self.function(name));
                    }
                    To::Call(_) | To::GiveUp(_) => unreachable!("data calls nothing"),
                }
            }
            contents.extend(*bytes);
        }
        assert!(contents.len() < 128 && at < 128, "a length takes more than a byte");
        let mut data = DataSection::new();
        data.active(0, &ConstExpr::i32_const(BEGIN as i32), contents);
        let (mut tables, mut memories, mut elements) =
            (TableSection::new(), MemorySection::new(), ElementSection::new());
        let in_table = self.in_table();
        let size = in_table.len() as u64;
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: size,
            maximum: Some(size),
            shared: false,
        });
        let memory = MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        };
        memories.memory(memory);
        elements.active(None, &ConstExpr::i32_const(0), Elements::Functions(in_table.into()));
        let mut linking = LinkingSection::new();
        linking.symbol_table(&symbols);
        let mut named = NameSection::new();
        named.functions(&names);
        let mut module = wasm_encoder::Module::new();
        module.section(&types).section(&functions).section(&tables).section(&memories);
        module.section(&exports).section(&elements).section(&code).section(&data);
        module.section(&linking).section(&in_code.section("reloc.CODE", 6));
        module.section(&in_data.section("reloc.DATA", 7)).section(&named);
        module.finish()
    }
}

/// Reads and sweeps; what is left in the table, by name, and what is left of each piece of data.
fn swept(parts: &Parts) -> (Vec<String>, Vec<(&'static str, bool)>) {
    let bytes = parts.link(kind::MEMORY_ADDRESS_SLEB);
    let linked = Linked::read(&bytes, |name| name == GIVES_UP).unwrap();
    let mut module = Module::from_buffer(&bytes).unwrap();
    linked.sweep(&mut module).unwrap();
    for section in TOLD {
        assert!(module.customs.iter().all(|(_, custom)| custom.name() != section));
    }
    let element = module.elements.iter().next().unwrap();
    assert!(matches!(element.kind, ElementKind::Active { .. }));
    let ElementItems::Functions(items) = &element.items else { panic!("no functions") };
    let name = |id: &walrus::FunctionId| module.funcs.get(*id).name.clone().unwrap_or_default();
    let table = items.iter().map(name).collect();
    let left = &module.data.iter().next().unwrap().value;
    let data = parts.data.iter().enumerate().map(|(number, (name, _, bytes))| {
        let start = (parts.address(number) - BEGIN) as usize;
        let left = &left[start..start + bytes.len()];
        assert!(left == *bytes || left.iter().all(|byte| *byte == 0), "half of {name} is left");
        (*name, left == *bytes)
    });
    (table, data.collect())
}

#[test]
fn what_nothing_reaches_goes_with_its_data() {
    let (table, data) = swept(&Parts {
        functions: vec![
            (GIVES_UP, vec![]),
            ("main", vec![To::Call("helper"), To::InTable("held_in_table")]),
            ("helper", vec![To::Data("seen")]),
            ("held_in_table", vec![To::Data("of_held")]),
            ("lost_in_table", vec![To::Data("of_lost"), To::Call("only_for_lost")]),
            ("only_for_lost", vec![To::Data("of_only")]),
        ],
        data: vec![
            ("seen", vec![], b"seen"),
            ("of_held", vec![], b"held"),
            ("of_lost", vec![], b"lost"),
            ("of_only", vec![], b"only"),
            ("nobodys", vec![To::Data("seen")], b"none"),
        ],
    });
    assert_eq!(table, ["held_in_table", ""]);
    let kept = [("seen", true), ("of_held", true), ("of_lost", false), ("of_only", false)];
    assert_eq!(data[..4], kept);
    assert_eq!(data[4], ("nobodys", false));
}

#[test]
fn what_data_refers_to_stays() {
    let (table, data) = swept(&Parts {
        functions: vec![
            (GIVES_UP, vec![]),
            ("main", vec![To::Data("list")]),
            ("method_in_table", vec![To::Data("of_method")]),
            ("other_in_table", vec![]),
        ],
        data: vec![
            ("list", vec![To::Data("methods")], b"list"),
            ("methods", vec![To::InTable("method_in_table")], b"mthd"),
            ("of_method", vec![], b"text"),
        ],
    });
    assert_eq!(table, ["method_in_table", ""]);
    assert_eq!(data, [("list", true), ("methods", true), ("of_method", true)]);
}

#[test]
fn messages_of_panics_and_places_in_the_source_go() {
    let (_, data) = swept(&Parts {
        functions: vec![
            (GIVES_UP, vec![To::Data("within")]),
            ("main", vec![To::Data("text"), To::GiveUp("message"), To::Data("place")]),
            ("main_too", vec![To::GiveUp("both"), To::Data("both")]),
        ],
        data: vec![
            ("within", vec![], b"in it"),
            ("text", vec![], b"text"),
            ("message", vec![], b"message"),
            ("both", vec![], b"both"),
            ("place", vec![To::Data("file")], b"file, line, col."),
            ("file", vec![], b"src/a.rs"),
        ],
    });
    let expected = [
        ("within", false),
        ("text", true),
        ("message", false),
        ("both", true),
        ("place", false),
        ("file", false),
    ];
    assert_eq!(data, expected);
}

#[test]
fn references_of_another_kind_are_refused_and_so_are_none() {
    let parts = |does| Parts {
        functions: vec![(GIVES_UP, vec![]), ("main", does)],
        data: vec![("text", vec![To::Data("text")], b"text")],
    };
    let read = |parts: Parts, kind| Linked::read(&parts.link(kind), |_| false).map(|_| ());
    read(parts(vec![To::Data("text")]), kind::MEMORY_ADDRESS_SLEB).unwrap();
    let refused = read(parts(vec![To::Data("text")]), kind::FUNCTION_OFFSET_I32).unwrap_err();
    assert!(refused.to_string().contains("unknown kind"), "{refused}");
    let refused = read(parts(vec![]), kind::MEMORY_ADDRESS_SLEB).unwrap_err();
    assert!(refused.to_string().contains("no references"), "{refused}");
}
