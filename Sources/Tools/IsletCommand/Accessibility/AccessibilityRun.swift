import AccessibilityAudit
import Foundation
import IsletModel
import Sandboxing

/// A picture that was read.
struct AccessibilityPicture {
    /// What is written beside the picture.
    static let ending = ".accessibility.json"

    /// Of the picture, without ending: target, widget, family, phase.
    var path: String
    var audit: AccessibilityAudit
}

/// One run of `islet accessibility`.
struct AccessibilityRun {
    private let arguments: ParsedArguments
    private let console: Console
    private(set) var pictures: [AccessibilityPicture] = []
    private(set) var findings: [Finding] = []

    init(_ arguments: ParsedArguments, console: Console) {
        self.arguments = arguments
        self.console = console
    }

    mutating func run() throws -> ExitCode {
        let usual = try draw(size: nil)
        pictures = usual.pictures
        findings = usual.findings + Self.findings(of: pictures)
        let large = arguments.value("large-type") ?? "accessibility3"
        guard usual.code == .done || usual.code == .diagnostics, large != "none" else { return usual.code }
        // The rest holds for any text size, and was told.
        findings += Self.findings(of: try draw(size: large).pictures).filter { [.textOutside, .truncatedText].contains($0.code) }.map { finding in
            var finding = finding
            finding.message = "at text size \(large): " + finding.message
            return finding
        }
        return usual.code
    }

    /// Draws everything into a folder of the moment, and reads what is in the pictures. Of its findings errors alone are kept.
    private func draw(size: String?) throws -> (code: ExitCode, pictures: [AccessibilityPicture], findings: [Finding]) {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("islet-accessibility-\(UUID().uuidString)")
        Leftovers.note(scratch)
        defer { Leftovers.remove(scratch) }
        let words = AccessibilityCommand.words(arguments, size: size) + ["-o", scratch.path, "--format=png"]
        var options = try RenderOptions(ParsedArguments(words, for: RenderCommand.specification))
        options.auditsAccessibility = true
        var drawing = try RenderRun(options: options, installation: .current, console: console.forInnerRun)
        let code = try drawing.run()
        let pictures = try drawing.manifest.targets.flatMap(\.pictures).compactMap { try Self.read($0, in: scratch) }
        return (code, pictures, drawing.manifest.diagnostics.filter { $0.severity == .error })
    }

    /// Each finding once, with the pictures it was made in.
    static func findings(of pictures: [AccessibilityPicture]) -> [Finding] {
        var found: [(finding: Finding, paths: [String])] = []
        for picture in pictures {
            for finding in picture.audit.findings {
                if let index = found.firstIndex(where: { $0.finding.code == finding.code && $0.finding.message == finding.message }) {
                    found[index].paths.append(picture.path)
                } else {
                    found.append((finding, [picture.path]))
                }
            }
        }
        return found.map { finding, paths in
            var finding = finding
            finding.message += " — \(VerifyResult.places(paths))"
            return finding
        }
    }

    static func read(_ picture: Manifest.Picture, in folder: URL) throws -> AccessibilityPicture? {
        let path = picture.tree.hasSuffix(".txt") ? String(picture.tree.dropLast(".txt".count)) : picture.tree
        let file = folder.appendingPathComponent(path + AccessibilityPicture.ending)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return AccessibilityPicture(path: path, audit: try JSONDecoder().decode(AccessibilityAudit.self, from: Data(contentsOf: file)))
    }

    /// What is printed: pictures that read the same together, then the findings.
    var lines: [String] {
        var groups: [(said: [String], paths: [String])] = []
        for picture in pictures {
            let said = picture.audit.elements.map(\.description)
            if let index = groups.firstIndex(where: { $0.said == said }) {
                groups[index].paths.append(picture.path)
            } else {
                groups.append((said, [picture.path]))
            }
        }
        let read = groups.flatMap { group in
            [VerifyResult.places(group.paths)] + group.said.enumerated().map { "  \($0.offset + 1). \($0.element)" }
                + (group.said.isEmpty ? ["  nothing is read"] : [])
        }
        return read + findings.map(\.description)
    }
}

/// What `islet accessibility --json` answers.
struct AccessibilityAnswer: Encodable {
    struct Picture: Encodable {
        var path: String
        var elements: [SpokenElement]
        var contrasts: [TextContrast]
    }

    var schema = CommandAnswer.schema
    var command: String
    var exitCode: Int32
    var diagnostics: [Finding]
    var pictures: [Picture]
}
