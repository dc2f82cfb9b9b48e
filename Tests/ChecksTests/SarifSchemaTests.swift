import Checks
import Foundation
import IsletModel
import Testing

/// The official schema, sarif-schema-2.1.0.json of github.com/oasis-tcs/sarif-spec, may not be shipped: `ISLET_SARIF_SCHEMA` names a copy. It is
/// compared by Python's jsonschema, in the interpreter that `ISLET_PYTHON` names.
@Suite(.enabled(if: OfficialSchema.path != nil, "ISLET_SARIF_SCHEMA names no copy of sarif-schema-2.1.0.json"))
struct SarifSchemaTests {
    private static let program = """
        import json, sys, jsonschema
        schema, document = (json.load(open(path)) for path in sys.argv[1:3])
        jsonschema.validators.validator_for(schema).check_schema(schema)
        faults = [f"{list(e.absolute_path)}: {e.message[:200]}" for e in jsonschema.validators.validator_for(schema)(schema).iter_errors(document)]
        print(*faults, sep="\\n", end="")
        """

    private func faults(_ document: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sarif-\(UUID().uuidString).json")
        try Data(document.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [OfficialSchema.python, "-c", Self.program, try #require(OfficialSchema.path), file.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "Python needs the package jsonschema")
        return text
    }

    @Test func findingsOfEveryCodeFitTheOfficialSchema() throws {
        let findings = FindingCode.allCases.enumerated().map { index, code in
            Finding(
                code, nil, "the \(code.rawValue)", file: index % 3 == 0 ? nil : "Folder/A ü.swift", line: index % 2 == 0 ? index + 1 : nil,
                column: index % 4 == 0 ? 3 : nil)
        }
        #expect(try faults(CheckFormat.sarif.text(of: findings, version: "1.2.3")) == "")
        #expect(try faults(CheckFormat.sarif.text(of: [], version: "1.2.3")) == "")
    }

    @Test func anotherDocumentDoesNot() throws {
        #expect(try faults(#"{ "version": "2.1.0", "runs": [{ "results": [] }] }"#).contains("'tool' is a required property"))
    }
}

private enum OfficialSchema {
    private static let environment = ProcessInfo.processInfo.environment
    static let path = environment["ISLET_SARIF_SCHEMA"].flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    static let python = environment["ISLET_PYTHON"] ?? "python3"
}
