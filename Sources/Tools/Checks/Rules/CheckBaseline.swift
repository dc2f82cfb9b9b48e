import Foundation
import IsletModel

/// Findings that are known already: only what came later is told. Lines do not count, so that an edit above a finding does not bring it back.
public struct CheckBaseline: Codable, Hashable, Sendable {
    struct Entry: Codable, Hashable, Sendable {
        var code: String
        var file: String?
        var message: String
    }

    public private(set) var version = 1
    var findings: [Entry]

    public init(_ findings: [Finding]) {
        self.findings = findings.map(Self.entry).sorted { ($0.file ?? "", $0.code, $0.message) < ($1.file ?? "", $1.code, $1.message) }
    }

    /// - Throws: ``CheckConfiguration/Fault`` with the file and the mend.
    public init(file: URL) throws(CheckConfiguration.Fault) {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw CheckConfiguration.Fault("\(file.path) cannot be read: write it first with --write-baseline \(file.path)")
        }
        do {
            self = try JSONDecoder().decode(CheckBaseline.self, from: data)
        } catch {
            throw CheckConfiguration.Fault("\(file.path) is no list of known findings: write it again with --write-baseline \(file.path)")
        }
    }

    private static func entry(_ finding: Finding) -> Entry { Entry(code: finding.code.rawValue, file: finding.file, message: finding.message) }

    /// Those that are not known; a finding that is there twice has to be known twice.
    public func new(among all: [Finding]) -> [Finding] {
        var left = Dictionary(findings.map { ($0, 1) }) { $0 + $1 }
        return all.filter { finding in
            let entry = Self.entry(finding)
            guard let count = left[entry], count > 0 else { return true }
            left[entry] = count - 1
            return false
        }
    }

    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
