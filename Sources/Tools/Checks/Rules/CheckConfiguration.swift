import Foundation
import IsletModel

/// `.islet.json`: which findings a project wants to hear of, and how loudly.
///
/// ```
/// { "disable": ["frozen-format"], "severity": { "entries-too-close": "error" }, "exclude": ["Generated/"], "accessibility": true }
/// ```
public struct CheckConfiguration: Hashable, Sendable {
    public static let fileName = ".islet.json"

    public var disabled: Set<FindingCode> = []
    public var severities: [FindingCode: Finding.Severity] = [:]
    /// Beginnings of paths whose findings are left out.
    public var excluded: [String] = []
    /// Whether contrasts, sizes of targets and labels are looked at too.
    public var looksAtAccessibility = false

    public init() {}

    private struct File: Decodable {
        var disable: [String]?
        var severity: [String: String]?
        var exclude: [String]?
        var accessibility: Bool?
    }

    /// Reads a file.
    ///
    /// - Throws: ``Fault`` with the file, the place and the mend.
    public init(file: URL) throws(Fault) {
        guard let data = FileManager.default.contents(atPath: file.path) else { throw Fault("\(file.path) cannot be read") }
        if let fault = JSONFault(in: data) { throw Fault("\(file.path): \(fault)") }
        let content: File
        do {
            try Self.checkNames(try JSONValue(json: data))
            content = try JSONDecoder().decode(File.self, from: data)
        } catch let fault as Fault {
            throw Fault("\(file.path): \(fault)")
        } catch {
            throw Fault(
                "\(file.path): “disable” and “exclude” are lists of texts, “severity” gives error, warning or note by code, "
                    + "“accessibility” is true or false")
        }
        do {
            disabled = Set(try (content.disable ?? []).map(Self.code))
            for (name, text) in content.severity ?? [:] {
                guard let severity = Finding.Severity(rawValue: text) else {
                    throw Fault("“\(name)” cannot be “\(text)”: use error, warning or note")
                }
                severities[try Self.code(name)] = severity
            }
        } catch let fault as Fault {
            throw Fault("\(file.path): \(fault)")
        } catch {
            throw Fault("\(file.path): \(error)")
        }
        excluded = content.exclude ?? []
        looksAtAccessibility = content.accessibility ?? false
    }

    private static func checkNames(_ value: JSONValue) throws {
        let known = ["disable", "severity", "exclude", "accessibility"]
        if let name = value.members.keys.sorted().first(where: { !known.contains($0) }) {
            throw Fault("there is no setting “\(name)”: use \(known.joined(separator: ", "))")
        }
    }

    private static func code(_ name: String) throws -> FindingCode {
        if let code = FindingCode(rawValue: name) { return code }
        let near = NearNames.of(name, in: FindingCode.allCases.map(\.rawValue))
        throw Fault(
            "there is no diagnostic “\(name)”" + (near.isEmpty ? ": see islet diagnostics" : ": did you mean \(near.joined(separator: ", "))?"))
    }

    /// The finding as the project wants it; nil where it does not.
    public func applied(to finding: Finding) -> Finding? {
        if disabled.contains(finding.code) { return nil }
        if let file = finding.file, excluded.contains(where: file.hasPrefix) { return nil }
        var result = finding
        result.severity = severities[finding.code] ?? finding.severity
        return result
    }

    /// Why a file cannot be used.
    public struct Fault: Error, Hashable, CustomStringConvertible {
        public let description: String

        public init(_ description: String) { self.description = description }
    }
}
