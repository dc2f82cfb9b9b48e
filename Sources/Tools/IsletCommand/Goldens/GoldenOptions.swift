import Foundation
import Goldens
import ProjectReader

/// What the commands on recorded pictures share.
enum GoldenOptions {
    static let folderName = "Goldens"

    /// Where recorded pictures are.
    static let folder = OptionSpecification(
        "output", short: "o", value: "DIR", help: "Folder of the recorded pictures; \(folderName) unless given.")

    /// Options of `render` that do not say what is drawn, or make it depend on something that is not recorded.
    private static let left: Set<String> = ["output", "json", "format", "network", "network-record", "time-limit", "help"]

    /// Options of `render` that say what is drawn and how: they are recorded.
    static let recorded = RenderOptions.specification.filter { !left.contains($0.name) && !project.contains($0.name) }

    /// Answers of the network that are the same each time.
    static let replay = OptionSpecification(
        "network", forms: ["replay"], help: "What the network answers, from an HTTP archive; verify takes it from there too.")

    /// Recorded pictures cannot depend on what a server answers today.
    static func checkNetwork(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments.has("network") { throw UsageError("record takes answers of the network from a file: --network replay FILE") }
    }

    /// How the project is read; not recorded, because it differs between machines.
    private static let project = Set(RenderOptions.project.map(\.name)).subtracting(["platform", "stub"])
    static let reading = RenderOptions.project.filter { project.contains($0.name) }

    /// Options that a matrix may list.
    static var inMatrix: [String] { recorded.filter { $0.value != nil && !isPath($0) }.map(\.name) }

    static func isPath(_ option: OptionSpecification) -> Bool { option.value == "FILE" || option.value == "DIR" }

    static func folder(_ arguments: ParsedArguments) -> URL {
        URL(fileURLWithPath: arguments.value("output") ?? folderName, isDirectory: true).standardizedFileURL
    }

    /// The recorded options that were given, with paths as they are seen from the folder.
    static func given(_ arguments: ParsedArguments, from folder: URL) -> [String: String] {
        var result: [String: String] = [:]
        for option in recorded {
            guard let value = arguments.value(option.name) else { continue }
            result[option.name] = isPath(option) ? paths(value) { path(of: $0, from: folder) } : value
        }
        return result
    }

    /// The words of `render` for recorded options.
    static func words(_ options: [String: String], in folder: URL) -> [String] {
        recorded.flatMap { option -> [String] in
            guard let value = options[option.name] else { return [] }
            return ["--\(option.name)=" + (isPath(option) ? paths(value) { place(of: $0, in: folder) } : value)]
        }
    }

    /// The words for options that say how the project is read.
    static func readingWords(_ arguments: ParsedArguments) -> [String] { arguments.words(of: reading) }

    private static func paths(_ list: String, _ transform: (String) -> String) -> String {
        list.split(separator: ",").map { transform($0.trimmed) }.joined(separator: ",")
    }

    /// A path as it is seen from the folder.
    static func path(of path: String, from folder: URL) -> String {
        let place = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        let base = folder.standardizedFileURL.pathComponents
        let common = zip(place, base).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: base.count - common) + place[common...]
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    static func place(of path: String, in folder: URL) -> String { folder.appendingPathComponent(path).standardizedFileURL.path }
}
