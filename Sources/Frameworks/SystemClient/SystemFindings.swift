import FoundationOverlay

extension SystemClientError {
    /// Tells the host, where Apple's API has no way to fail.
    public func report() { OverlayDiagnostics.report(.systemUnreachable, "\(self)") }
}
