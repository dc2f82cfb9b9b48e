import Foundation
import IsletModel

/// Forms in which findings are given to people and other tools.
public enum CheckFormat: String, CaseIterable, Sendable {
    case text, sarif, github, checkstyle

    /// - Parameter version: That of Islet.
    public func text(of findings: [Finding], version: String) throws -> String {
        switch self {
        case .text: (findings.map(Self.lines) + [Self.summary(findings)]).joined(separator: "\n")
        case .sarif: try Sarif.document(findings, version: version).json()
        case .github:
            (findings.map(Self.annotation) + [WorkflowCommand("notice", [("title", "Islet")], Self.summary(findings)).description])
                .joined(separator: "\n")
        case .checkstyle: Checkstyle.document(findings)
        }
    }

    /// What the compiler says besides, as what a protocol requires, follows its error.
    private static func lines(_ finding: Finding) -> String { finding.code == .compile ? finding.text : finding.description }

    /// `2 errors, 1 warning`
    static func summary(_ findings: [Finding]) -> String {
        let parts = Finding.Severity.allCases.compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    }

    private static func annotation(_ finding: Finding) -> String {
        var properties = finding.file.map { [("file", $0)] } ?? []
        if let line = finding.line { properties.append(("line", "\(line)")) }
        if let column = finding.column { properties.append(("col", "\(column)")) }
        let name = finding.severity == .note ? "notice" : finding.severity.rawValue
        return WorkflowCommand(name, properties + [("title", finding.code.rawValue)], finding.message).description
    }
}
