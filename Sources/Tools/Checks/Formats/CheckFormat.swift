import Foundation
import IsletModel

/// Forms in which findings are given to people and other tools.
public enum CheckFormat: String, CaseIterable, Sendable {
    case text, json, sarif, github, checkstyle

    /// - Parameter version: That of Islet.
    public func text(of findings: [Finding], version: String) throws -> String {
        switch self {
        case .text: (findings.map(\.description) + [Self.summary(findings)]).joined(separator: "\n")
        case .json: try Self.object(findings).json()
        case .sarif: try Sarif.document(findings, version: version).json()
        case .github: (findings.map(Self.annotation) + ["::notice title=Islet::\(Self.summary(findings))"]).joined(separator: "\n")
        case .checkstyle: Checkstyle.document(findings)
        }
    }

    /// `2 errors, 1 warning`
    static func summary(_ findings: [Finding]) -> String {
        let parts = Finding.Severity.allCases.compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    }

    /// `version`, `summary` and `findings`, each with what it means and how to mend it.
    private static func object(_ findings: [Finding]) -> JSONValue {
        .object([
            "version": 1, "summary": .string(summary(findings)),
            "findings": .array(
                findings.map { finding in
                    let about = finding.code.about
                    return .object([
                        "code": .string(finding.code.rawValue), "severity": .string(finding.severity.rawValue), "message": .string(finding.message),
                        "file": finding.file.map { .string($0) } ?? .null, "line": finding.line.map { .integer(Int64($0)) } ?? .null,
                        "column": finding.column.map { .integer(Int64($0)) } ?? .null, "device": .string(about.device), "mend": .string(about.mend),
                    ])
                }),
        ])
    }

    /// A command of GitHub's workflows.
    private static func annotation(_ finding: Finding) -> String {
        func value(_ text: String) -> String {
            text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D").replacingOccurrences(of: "\n", with: "%0A")
        }
        func property(_ text: String) -> String {
            value(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
        }
        var properties = finding.file.map { ["file=" + property($0)] } ?? []
        if let line = finding.line { properties.append("line=\(line)") }
        if let column = finding.column { properties.append("col=\(column)") }
        properties.append("title=" + property(finding.code.rawValue))
        let name = finding.severity == .note ? "notice" : finding.severity.rawValue
        return "::\(name) \(properties.joined(separator: ","))::\(value(finding.message))"
    }
}
