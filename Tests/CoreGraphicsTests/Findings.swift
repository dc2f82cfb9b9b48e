import Snapshot

/// The messages on calls that are reported as unsupported while something is done.
func findings(of work: () -> Void) -> [String] {
    let findings = FindingStore()
    findings.collect(work)
    return findings.take().map { "\($0.code.rawValue) \($0.message)" }
}
