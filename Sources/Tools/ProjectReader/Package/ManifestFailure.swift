import Foundation

/// Why a manifest could not be evaluated, out of what the package manager writes then.
struct ManifestFailure {
    private let message: String
    private let line: Int?
    private let requests: [ManifestRequest]

    init(_ output: ToolRun.Output, _ requests: [ManifestRequest]) {
        self.requests = requests
        let lines = output.text.split(separator: "\n").map(String.init)
        if let breach = output.breach {
            (message, line) = (breach, nil)
        } else if let place = lines.lazy.compactMap(Self.place).first {
            (message, line) = place
        } else {
            let error = lines.first { $0.contains("error:") }.map { line in
                String(line.prefix(upTo: line.range(of: " (compiled with")?.lowerBound ?? line.endIndex))
            }
            (message, line) = (error ?? "the package manager failed with status \(output.status)", nil)
        }
    }

    /// `…/Package.swift:3:15: error: …` of the compiler, `main/Package.swift:4: Fatal error: …` of the manifest.
    private static func place(_ text: String) -> (String, Int?)? {
        guard let name = text.range(of: "Package.swift:") else { return nil }
        let parts = text[name.upperBound...].split(separator: ":", maxSplits: 3).map { $0.trimmingCharacters(in: .whitespaces) }
        guard let line = parts.first.flatMap({ Int($0) }) else { return nil }
        if parts.count == 4, parts[2] == "error" { return (parts[3], line) }
        guard parts.count > 2, parts[1] == "Fatal error" else { return nil }
        return ("Fatal error: " + parts.dropFirst(2).joined(separator: ": "), line)
    }

    func problem(in folder: URL) -> ProjectProblem {
        let file = folder.appendingPathComponent("Package.swift").path
        guard let request = requests.first else {
            return ProjectProblem(
                code: .brokenPackage, file: file, line: line, message: message, mend: "Make “swift package dump-package” work in that folder")
        }
        return ProjectProblem(
            code: .brokenPackage, file: file, line: line, message: "it \(request), which manifests cannot; then it ended: \(message)",
            mend: "Let it do without: \(PackageManifest.walls)")
    }
}
