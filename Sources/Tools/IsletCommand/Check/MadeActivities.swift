import Builder
import Foundation
import IsletModel
import ProjectReader

/// Draws Live Activities that have no preview with values that their own types decode, as `drift` makes them.
struct MadeActivities {
    let options: CheckOptions
    let console: Console
    /// Where values and pictures are written.
    let scratch: URL

    /// At most so many states of one Live Activity are drawn.
    private static let mostStates = 4

    /// The findings of a drawing and of the Live Activities that it left out. Where no value can be made, a note says that one is not drawn:
    /// that nobody gave a state is no fault of the sources.
    func findings(of drawing: RenderRun, _ surroundings: RenderOptions) throws -> [Finding] {
        var found = drawing.manifest.diagnostics
        guard found.contains(where: { $0.code == .activityWithoutState }) else { return found }
        for target in drawing.targets where declaresActivity(target, drawing.manifest) {
            for made in values(of: target, surroundings) {
                let more = try draw(made, of: target)
                found.removeAll { $0.code == .activityWithoutState && $0.message.contains("“\(made.type)”") }
                found += more
            }
        }
        return found.map { finding in
            var finding = finding
            if finding.code == .activityWithoutState { finding.severity = .note }
            return finding
        }
    }

    private func declaresActivity(_ target: BuildTarget, _ manifest: Manifest) -> Bool {
        manifest.targets.contains { $0.name == target.name && $0.widgets.contains { $0.configuration == "activity" } }
    }

    private struct Values {
        var type: String
        var attributes: String
        var states: [String]
    }

    private func values(of target: BuildTarget, _ surroundings: RenderOptions) -> [Values] {
        let workshop = Workshop(installation: .current)
        // Without values the Live Activity stays a note; what does not build was told by the drawing.
        guard let build = try? DriftBuild(target, workshop: workshop, options: surroundings, console: console.forInnerRun),
            let samples = try? build.samples()
        else { return [] }
        return samples.filter { $0.kind == "attributes" }.reduce(into: [String: Values]()) { result, sample in
            let states = samples.filter { $0.kind == "state" && $0.type.hasPrefix(sample.type + ".") }.compactMap(\.json)
            guard result[sample.type] == nil, let attributes = sample.json, !states.isEmpty else { return }
            result[sample.type] = Values(type: sample.type, attributes: attributes, states: Array(states.prefix(Self.mostStates)))
        }.values.sorted { $0.type < $1.type }
    }

    /// What drawing finds. What is an error with values of the program's own may be the fault of the made ones, and is a warning.
    private func draw(_ values: Values, of target: BuildTarget) throws -> [Finding] {
        let folder = scratch.appendingPathComponent("made-\(values.type)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func file(_ name: String, _ text: String) throws -> String {
            let url = folder.appendingPathComponent(name + ".json")
            try Data(text.utf8).write(to: url)
            return url.path
        }
        let states = try values.states.enumerated().map { try file("state-\($0)", $1) }.joined(separator: ",")
        var words = options.words(for: RenderCommand.specification) + ["-o", folder.path, "--format=png", "--state=\(states)"]
        words += ["--attributes=\(try file("attributes", values.attributes))", "--attributes-type=\(values.type)"]
        words.append("--presentation=" + ActivityPictureKind.allCases.map(\.rawValue).joined(separator: ","))
        if !options.arguments.has("target") { words.append("--target=\(target.name)") }
        var run = try RenderRun(
            options: RenderOptions(ParsedArguments(words, for: RenderCommand.specification)), installation: .current,
            console: console.forInnerRun)
        _ = try run.run()
        return run.manifest.diagnostics.map { finding in
            guard finding.severity == .error else { return finding }
            var result = finding
            result.severity = .warning
            result.message += " (with values that were made for the types; --state FILE gives others)"
            return result
        }
    }
}
