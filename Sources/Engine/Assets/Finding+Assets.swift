import IsletModel

extension Finding {
    /// Something in an asset catalog that could not be used; the rest of the catalog is.
    ///
    /// - Parameters:
    ///   - file: Path of the file or folder.
    ///   - reason: What is wrong and how to mend it, in one line.
    init(code: FindingCode, severity: Severity = .warning, file: String, reason: String) {
        self.init(code, severity, reason, file: file)
    }
}
