import Foundation

/// The text of a manifest, and how it is compiled together with others.
struct ManifestSource {
    let file: URL
    let text: String

    init(_ file: URL) throws {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectProblem(code: .noSuchFile, file: file.path, message: "the file cannot be read", mend: "Check that you may read it")
        }
        self.file = file
        text = String(decoding: data, as: UTF8.self)
    }

    /// Whether its declarations can stand in a function: extensions and protocols cannot.
    var fitsFunction: Bool {
        !text.split(separator: "\n").contains { line in
            let words = line.split(separator: " ").filter { !Self.accessLevels.contains(String($0)) }
            return !line.hasPrefix(" ") && words.first.map { ["extension", "protocol", "@main", "infix", "operator"].contains($0) } == true
        }
    }

    /// The manifest as a function, each line in its place.
    func function(named name: String) -> String {
        var imports: [String] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let words = line.split(separator: " ").map(String.init)
            if words.first == "import" || words.first?.hasPrefix("@") == true && words.dropFirst().first == "import" {
                imports.append(String(line))
                return ""
            }
            guard let first = words.first, !line.hasPrefix(" "), Self.accessLevels.contains(first) else { return String(line) }
            return String(line.dropFirst(first.count))
        }
        let opening = imports.joined(separator: "; ") + "\nfunc \(name)() throws {\n#sourceLocation(file: \"\(file.path)\", line: 1)\n"
        return opening + lines.joined(separator: "\n") + "\n#sourceLocation()\n}\n"
    }

    private static let accessLevels: Set = ["private", "fileprivate", "public", "internal"]
}
