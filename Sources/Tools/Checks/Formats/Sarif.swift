import Foundation
import IsletModel

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS, 2020).
enum Sarif {
    static func document(_ findings: [Finding], version: String) -> JSONValue {
        let codes = Array(Set(findings.map(\.code))).sorted { $0.rawValue < $1.rawValue }
        let driver: [String: JSONValue] = [
            "name": "Islet", "version": .string(version), "semanticVersion": .string(version), "rules": .array(codes.map(rule)),
        ]
        return .object([
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": .array([
                .object([
                    "tool": .object(["driver": .object(driver)]), "columnKind": "utf16CodeUnits",
                    "results": .array(findings.map { result($0, codes) }),
                ])
            ]),
        ])
    }

    private static func level(_ severity: Finding.Severity) -> JSONValue { .string(severity.rawValue) }

    private static func rule(_ code: FindingCode) -> JSONValue {
        let about = code.about
        return .object([
            "id": .string(code.rawValue), "shortDescription": .object(["text": .string(about.noticed)]),
            "fullDescription": .object(["text": .string("\(about.noticed) On a device: \(about.device)")]),
            "help": .object(["text": .string(about.mend)]), "defaultConfiguration": .object(["level": level(about.severities[0])]),
        ])
    }

    private static func result(_ finding: Finding, _ codes: [FindingCode]) -> JSONValue {
        var result: [String: JSONValue] = [
            "ruleId": .string(finding.code.rawValue), "level": level(finding.severity), "message": .object(["text": .string(finding.message)]),
            "partialFingerprints": .object(["findingWithoutLine/v1": .string("\(finding.code.rawValue)|\(finding.file ?? "")|\(finding.message)")]),
        ]
        if let index = codes.firstIndex(of: finding.code) { result["ruleIndex"] = .integer(Int64(index)) }
        if let file = finding.file { result["locations"] = .array([location(file, finding)]) }
        return .object(result)
    }

    private static func location(_ file: String, _ finding: Finding) -> JSONValue {
        let address = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
        var place: [String: JSONValue] = ["artifactLocation": .object(["uri": .string(address), "uriBaseId": "%SRCROOT%"])]
        if let line = finding.line {
            var region: [String: JSONValue] = ["startLine": .integer(Int64(line))]
            if let column = finding.column { region["startColumn"] = .integer(Int64(column)) }
            place["region"] = .object(region)
        }
        return .object(["physicalLocation": .object(place)])
    }
}
