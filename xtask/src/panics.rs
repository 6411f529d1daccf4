//! Panics without their messages: nobody can read them, since a module says nothing of itself when it
//! ends, and they are a twentieth of a visitor's download.

use std::collections::HashSet;

use anyhow::{Result, ensure};
use walrus::{DataId, FunctionBuilder, FunctionId, FunctionKind, Module};

/// What the standard library calls where it gives up, by parts of their names.
const FAILURES: &[&str] = &[
    "::panicking::",
    "::option::expect_failed",
    "::option::unwrap_failed",
    "::result::unwrap_failed",
    "::cell::panic_already",
    "::str::slice_error_fail",
    "::slice_index_fail",
    "::len_mismatch_fail",
    "::panic_on_ord_violation",
    "::assert_failed",
    "::capacity_overflow",
    "::raw_vec::handle_error",
    "::handle_alloc_error",
    "::rust_begin_unwind",
];

/// The crates that these are in.
const STANDARD: &[&str] = &["core[", "alloc[", "std[", "__rustc["];

/// One without which nothing was found.
const USUAL: &str = "::panicking::panic_bounds_check";

/// Ends the module at once wherever it would have put a message together. What leads to the messages
/// is then left out by `wasm-opt`, as it is never reached.
pub fn silence(module: &mut Module) -> Result<()> {
    let failing: Vec<(FunctionId, String)> = module
        .funcs
        .iter_local()
        .filter_map(|(id, _)| Some((id, module.funcs.get(id).name.clone()?)))
        .filter(|(_, name)| fails(name))
        .collect();
    ensure!(
        failing.iter().any(|(_, name)| name.ends_with(USUAL)),
        "the compiler no longer names functions as `{USUAL}`"
    );
    for (id, _) in failing {
        let function = module.funcs.get(id);
        let kind = module.types.get(function.ty());
        let (takes, gives) = (kind.params().to_vec(), kind.results().to_vec());
        let arguments = function.kind.unwrap_local().args.clone();
        let mut trap = FunctionBuilder::new(&mut module.types, &takes, &gives);
        trap.func_body().unreachable();
        module.funcs.get_mut(id).kind = FunctionKind::Local(trap.local_func(arguments));
    }
    forget_places(module);
    Ok(())
}

fn fails(name: &str) -> bool {
    STANDARD.iter().any(|part| name.trim_start_matches('<').starts_with(part))
        && FAILURES.iter().any(|part| name.contains(part))
}

/// A place in the source that a message would have named, as the compiler lays it out: where the
/// file's name is and how long that is, the line, and the column.
const PLACE: usize = 16;

/// Puts zeros in the place of all places in the source, and of the names of files.
fn forget_places(module: &mut Module) {
    let parts: Vec<(usize, DataId)> =
        module.data.iter().filter_map(|data| Some((start(data)?, data.id()))).collect();
    let mut forgotten: HashSet<(DataId, usize, usize)> = HashSet::new();
    for &(start, id) in &parts {
        let bytes = &module.data.get(id).value;
        for at in
            (start.next_multiple_of(4) - start..bytes.len().saturating_sub(PLACE - 1)).step_by(4)
        {
            let word = |number: usize| {
                let bytes = bytes[at + 4 * number..].first_chunk().copied();
                u32::from_le_bytes(bytes.unwrap_or_default()) as usize
            };
            let (name, length) = (word(0), word(1));
            let holder = parts.iter().find_map(|&(first, holder)| {
                let text = module.data.get(holder).value.get(name.checked_sub(first)?..)?;
                let text = text.get(..length)?.strip_suffix(b"\0").unwrap_or(text.get(..length)?);
                text.ends_with(b".rs").then_some((holder, name - first))
            });
            if let Some((holder, first)) = holder {
                forgotten.extend([(id, at, PLACE), (holder, first, length)]);
            }
        }
    }
    for (id, first, length) in forgotten {
        module.data.get_mut(id).value[first..first + length].fill(0);
    }
}

/// Where data goes in the memory.
fn start(data: &walrus::Data) -> Option<usize> {
    match data.kind {
        walrus::DataKind::Active {
            offset: walrus::ConstExpr::Value(walrus::ir::Value::I32(start)),
            ..
        } => usize::try_from(start).ok(),
        _ => None,
    }
}
