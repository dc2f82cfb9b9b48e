import Checks
import Foundation
import IsletModel
import Testing

/// The objects of SARIF 2.1.0 (OASIS, 27 March 2020) that are written: their members by the standard's sections, and no others.
@Suite struct SarifStructureTests {
    private struct Shape {
        var required: Set<String> = []
        var allowed: Set<String>
        var inner: [String: String] = [:]
    }

    /// By the standard's names: 3.13 sarifLog, 3.14 run, 3.18 tool, 3.19 toolComponent, 3.49 reportingDescriptor, 3.27 result, 3.11 message,
    /// 3.12 multiformatMessageString, 3.28 location, 3.29 physicalLocation, 3.4 artifactLocation, 3.30 region, 3.50 reportingConfiguration.
    private static let shapes: [String: Shape] = [
        "sarifLog": Shape(
            required: ["version", "runs"], allowed: ["$schema", "version", "runs", "inlineExternalProperties", "properties"], inner: ["runs": "run"]),
        "run": Shape(
            required: ["tool"],
            allowed: [
                "tool", "results", "artifacts", "invocations", "columnKind", "originalUriBaseIds", "automationDetails", "properties", "language",
            ],
            inner: ["tool": "tool", "results": "result"]),
        "tool": Shape(required: ["driver"], allowed: ["driver", "extensions", "properties"], inner: ["driver": "toolComponent"]),
        "toolComponent": Shape(
            required: ["name"],
            allowed: ["name", "fullName", "version", "semanticVersion", "informationUri", "organization", "rules", "notifications", "properties"],
            inner: ["rules": "reportingDescriptor"]),
        "reportingDescriptor": Shape(
            required: ["id"],
            allowed: [
                "id", "name", "shortDescription", "fullDescription", "help", "helpUri", "defaultConfiguration", "messageStrings", "properties",
            ],
            inner: [
                "shortDescription": "multiformatMessageString", "fullDescription": "multiformatMessageString", "help": "multiformatMessageString",
                "defaultConfiguration": "reportingConfiguration",
            ]),
        "multiformatMessageString": Shape(required: ["text"], allowed: ["text", "markdown", "properties"]),
        "reportingConfiguration": Shape(allowed: ["enabled", "level", "rank", "parameters", "properties"]),
        "result": Shape(
            required: ["message"],
            allowed: [
                "ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints", "fingerprints", "relatedLocations", "kind", "fixes",
                "suppressions", "baselineState", "properties", "guid",
            ], inner: ["message": "message", "locations": "location"]),
        "message": Shape(allowed: ["text", "markdown", "id", "arguments", "properties"]),
        "location": Shape(
            allowed: ["id", "physicalLocation", "logicalLocations", "message", "properties"], inner: ["physicalLocation": "physicalLocation"]),
        "physicalLocation": Shape(
            allowed: ["artifactLocation", "region", "contextRegion", "address", "properties"],
            inner: ["artifactLocation": "artifactLocation", "region": "region"]),
        "artifactLocation": Shape(allowed: ["uri", "uriBaseId", "index", "description", "properties"]),
        "region": Shape(allowed: ["startLine", "startColumn", "endLine", "endColumn", "charOffset", "charLength", "snippet", "message", "properties"]
        ),
    ]

    private func faults(in value: JSONValue, as name: String, at place: String) -> [String] {
        guard case .object(let members) = value, let shape = Self.shapes[name] else { return ["\(place) is no object"] }
        var faults = shape.required.subtracting(members.keys).map { "\(place).\($0) is missing" }
        faults += Set(members.keys).subtracting(shape.allowed).map { "\(place).\($0) is not in the standard" }
        for (key, kind) in shape.inner {
            switch members[key] {
            case nil: continue
            case .array(let values)?:
                for (index, value) in values.enumerated() { faults += self.faults(in: value, as: kind, at: "\(place).\(key)[\(index)]") }
            case let value?: faults += self.faults(in: value, as: kind, at: "\(place).\(key)")
            }
        }
        return faults
    }

    @Test func everyCodeIsWrittenAsTheStandardSays() throws {
        let findings = FindingCode.allCases.enumerated().map { index, code in
            Finding(code, nil, "the \(code.rawValue)", file: index % 3 == 0 ? nil : "Folder/A ü.swift", line: index % 2 == 0 ? index + 1 : nil)
        }
        let document = try JSONValue(json: Data(CheckFormat.sarif.text(of: findings, version: "1.2.3").utf8))
        #expect(faults(in: document, as: "sarifLog", at: "log") == [])
        #expect(document["version"] == "2.1.0")
        let run = document["runs"].elements[0]
        #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"].string))
        let identifiers = run["tool"]["driver"]["rules"].elements.compactMap { $0["id"].string }
        #expect(Set(identifiers).count == identifiers.count && identifiers.count == FindingCode.allCases.count)
        for result in run["results"].elements {
            #expect(["none", "note", "warning", "error"].contains(result["level"].string))
            let region = result["locations"].elements.first?["physicalLocation"]["region"] ?? .null
            if case .object = region { #expect((region["startLine"].number ?? 0) >= 1) }
            let address = result["locations"].elements.first?["physicalLocation"]["artifactLocation"]["uri"].string
            #expect(address.map { URL(string: $0) != nil && !$0.contains(" ") } ?? true)
        }
    }
}
