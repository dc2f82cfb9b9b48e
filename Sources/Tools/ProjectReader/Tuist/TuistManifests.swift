import Foundation

/// Evaluates manifests of Tuist, as strangers' programs are: behind walls. Answers are kept by the content of all that goes into them.
struct TuistManifests {
    /// The folder with `Tuist.swift` or the folder `Tuist`.
    let root: URL
    /// Where answers are kept; nil: nowhere.
    let cache: URL?

    /// What a manifest described, and why one could not be read.
    enum Answer: Codable {
        case described(kind: String, value: Data)
        case refused(reason: String)

        var isRefusal: Bool {
            if case .refused = self { return true }
            return false
        }
    }

    private struct Record: Codable {
        var answers: [Answer]
        var requests: [ManifestRequest]
    }

    /// The answers in the order of the files.
    func evaluate(_ files: [URL], helpers: [ManifestModule]) throws -> (answers: [Answer], requests: [ManifestRequest]) {
        guard !files.isEmpty else { return ([], []) }
        let sources = try files.map { try ManifestSource($0) }
        let kept = cache?.appendingPathComponent("tuist-\(key(of: sources, helpers)).json")
        if let kept, let data = FileManager.default.contents(atPath: kept.path), let record = try? JSONDecoder().decode(Record.self, from: data) {
            return (record.answers, record.requests)
        }
        let walls = try ManifestWalls(readable: [ManifestLoader.repository(of: root)], cache: cache)
        defer { walls.remove() }
        let evaluation = try Evaluation(walls: walls, cache: cache, helpers: helpers)
        let record = Record(answers: try evaluation.answers(to: sources), requests: walls.requests)
        if let kept, !record.answers.contains(where: \.isRefusal) {
            try FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(record).write(to: kept, options: .atomic)
        }
        return (record.answers, record.requests)
    }

    private func key(of sources: [ManifestSource], _ helpers: [ManifestModule]) -> String {
        let helperTexts = helpers.flatMap { helper in
            [helper.name]
                + helper.sources.flatMap { [$0.path, String(decoding: FileManager.default.contents(atPath: $0.path) ?? Data(), as: UTF8.self)] }
        }
        return ContentKey.of([ProjectDescriptionModule.key] + sources.flatMap { [$0.file.path, $0.text] } + helperTexts)
    }
}

extension TuistManifests {
    /// One evaluation behind one set of walls.
    private struct Evaluation {
        let walls: ManifestWalls
        /// Folders of modules, and libraries in the order the linker needs.
        private var folders: [URL]
        private var libraries: [URL] = []
        private let made: URL
        private var refusal: String?

        init(walls: ManifestWalls, cache: URL?, helpers: [ManifestModule]) throws {
            self.walls = walls
            made = walls.temporary.appendingPathComponent("helpers")
            try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
            let description = try ProjectDescriptionModule.folder(cache: cache, walls: walls)
            folders = [description, made]
            libraries = [ManifestModule.library(ProjectDescriptionModule.name, in: description)]
            for helper in helpers {
                do {
                    try walls.compile(ManifestModule.arguments(name: helper.name, in: made, searching: folders, sources: helper.sources))
                    libraries.insert(ManifestModule.library(helper.name, in: made), at: 0)
                } catch let error as ManifestWalls.CompilerRefusal {
                    refusal = refusal ?? "its helpers “\(helper.name)” do not compile: \(Self.firstError(in: error.text))"
                }
            }
        }

        func answers(to sources: [ManifestSource]) throws -> [Answer] {
            let fitting = sources.indices.filter { sources[$0].fitsFunction }
            var result = fitting.count > 1 ? try together(sources, fitting) : [:]
            for index in sources.indices where result[index] == nil { result[index] = try alone(sources[index], index) }
            return sources.indices.compactMap { result[$0] }
        }

        /// One program for many manifests: linking takes longer than compiling. Those that gave no answer are asked alone.
        private func together(_ sources: [ManifestSource], _ indices: [Int]) throws -> [Int: Answer] {
            let folder = walls.scratch.appendingPathComponent("together")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var files: [URL] = []
            for index in indices {
                files.append(folder.appendingPathComponent("Manifest\(index).swift"))
                try Data(sources[index].function(named: "manifest\(index)").utf8).write(to: files[files.count - 1])
            }
            files.append(folder.appendingPathComponent("main.swift"))
            let calls = indices.map { "print(\"\(Self.mark)\($0)\")\ndo { try manifest\($0)() } catch {}\n" }.joined()
            try Data(("import Foundation\nsetlinebuf(stdout)\n" + calls).utf8).write(to: files[files.count - 1])
            do {
                let output = try run(files, named: "together")
                var result: [Int: Answer] = [:]
                var current: Int?
                for line in String(decoding: output.output, as: UTF8.self).split(separator: "\n") {
                    if line.hasPrefix(Self.mark) {
                        current = Int(line.dropFirst(Self.mark.count))
                    } else if let current, let answer = Self.answer(in: line) {
                        result[current] = answer
                    }
                }
                return result
            } catch is ManifestWalls.CompilerRefusal { return [:] }
        }

        private func alone(_ source: ManifestSource, _ index: Int) throws -> Answer {
            do {
                let folder = walls.scratch.appendingPathComponent("alone-\(index)")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent("main.swift")
                try Data("#sourceLocation(file: \"\(source.file.path)\", line: 1)\n\(source.text)".utf8).write(to: file)
                let output = try run([file], named: "alone-\(index)")
                let lines = String(decoding: output.output, as: UTF8.self).split(separator: "\n")
                let end = output.text.split(separator: "\n").first { $0.contains("Fatal error") }
                return lines.compactMap(Self.answer).last ?? .refused(reason: end.map { "it ended: \($0)" } ?? "it describes nothing")
            } catch let error as ManifestWalls.CompilerRefusal {
                return .refused(reason: refusal ?? Self.firstError(in: error.text))
            }
        }

        private func run(_ sources: [URL], named name: String) throws -> ToolRun.Output {
            let program = walls.temporary.appendingPathComponent(name)
            try walls.compile(
                ["-suppress-warnings", "-swift-version", "5", "-module-name", "Manifests", "-o", program.path]
                    + folders.flatMap { ["-I", $0.path] } + sources.map(\.path) + libraries.map(\.path))
            return try walls.run(program)
        }

        private static let mark = "islet: asking manifest "
        private static let beginning = "islet: manifest "

        private static func answer(in line: Substring) -> Answer? {
            guard line.hasPrefix(beginning) else { return nil }
            let data = Data(line.dropFirst(beginning.count).utf8)
            guard let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let kind = list["kind"] as? String,
                let value = list["value"], let inner = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
            else { return nil }
            return .described(kind: kind, value: inner)
        }

        private static func firstError(in text: String) -> String {
            let errors = text.split(separator: "\n").filter { $0.contains("error: ") }
            return String(errors.first { $0.contains(".swift:") } ?? errors.first ?? "no answer")
        }
    }
}
