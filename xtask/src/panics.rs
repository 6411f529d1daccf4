//! Panics without their messages: nobody can read them, since a module says nothing of itself when it
//! ends, and they are a twentieth of a visitor's download.

use anyhow::{Result, ensure};
use rustc_demangle::demangle;
use walrus::{FunctionBuilder, FunctionId, FunctionKind, Module};

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
const STANDARD: &[&str] = &["core::", "alloc::", "std::", "__rustc::"];

/// One without which nothing was found.
const USUAL: &str = "core::panicking::panic_bounds_check";

/// Ends the module at once wherever it would have put a message together. What leads to the messages
/// is never reached then.
pub fn silence(module: &mut Module) -> Result<()> {
    let failing: Vec<(FunctionId, String)> = module
        .funcs
        .iter_local()
        .filter_map(|(id, _)| Some((id, module.funcs.get(id).name.clone()?)))
        .filter(|(_, name)| fails(name))
        .collect();
    ensure!(
        failing.iter().any(|(_, name)| readable(name) == USUAL),
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
    Ok(())
}

/// Whether a function is one of those, by its name as the compiler writes it.
pub fn fails(name: &str) -> bool {
    let name = readable(name);
    STANDARD.iter().any(|part| name.trim_start_matches('<').starts_with(part))
        && FAILURES.iter().any(|part| name.contains(part))
}

fn readable(name: &str) -> String {
    format!("{:#}", demangle(name))
}

#[cfg(test)]
mod tests {
    use super::fails;

    #[test]
    fn only_what_the_standard_library_gives_up_with_fails() {
        assert!(fails("_RNvNtCsgXGp5Oqx2Ny_4core9panicking18panic_bounds_check"));
        assert!(fails("_RNvNtCsgXGp5Oqx2Ny_4core9panicking9panic_fmt"));
        assert!(!fails("_ZN12knights_tour6search10warnsdorff10Warnsdorff3new17h930c2aed21c21dc5E"));
        assert!(!fails("_ZN12knights_tour9panicking5panic17h930c2aed21c21dc5E"));
        assert!(!fails("__wbindgen_malloc"));
    }
}
