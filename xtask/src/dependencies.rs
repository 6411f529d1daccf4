//! What checks of our dependencies need and cannot be had everywhere: a program, and databases of known weaknesses.

use crate::process::{answer, capture, cargo, npm};

/// Why licences and sources of crates cannot be checked here, if so.
pub fn without_cargo_deny() -> Option<String> {
    let version = answer(cargo().args(["deny", "--version"]));
    version.is_none().then(|| {
        "cargo-deny is missing here; `cargo install --locked cargo-deny` installs it".to_owned()
    })
}

/// Why known weaknesses of crates cannot be looked up here, if so.
pub fn without_advisories() -> Option<String> {
    without_cargo_deny().or_else(|| {
        let fetched = answer(cargo().args(["deny", "fetch", "db"]));
        fetched.is_none().then(|| {
            "the RustSec database cannot be fetched; try again where github.com can be reached"
                .to_owned()
        })
    })
}

/// Why known weaknesses of npm packages cannot be looked up here, if so.
pub fn without_npm_audit() -> Option<String> {
    let mut audit = npm();
    audit.args(["audit", "--json"]);
    // A report comes also where weaknesses are found, and then npm fails.
    let report = capture(audit).map(|finished| finished.output).unwrap_or_default();
    (!report.contains("\"auditReportVersion\"")).then(|| {
        "the npm registry answers no audit; try again where registry.npmjs.org can be reached"
            .to_owned()
    })
}
