import Foundation
import IsletModel

/// A Swift file that SwiftGen makes of resources, as its configuration file says.
struct SwiftGenOutput {
    enum Section: String, CaseIterable { case strings, xcassets, fonts }

    let section: Section
    /// The configuration file.
    let configuration: URL
    let inputs: [URL]
    /// Where it is written; nil for a file that lies where only the build knows.
    let file: URL?
    let name: String
    let template: String
    private let parameters: [String: PropertyListValue]

    /// Templates whose declarations are known, without the version of Swift at their end.
    static let templates: Set = ["flat", "structured", ""]

    /// The style of a template of SwiftGen's own: `structured` of `structured-swift5`; nil of others.
    var style: String? {
        for version in ["swift5", "swift4", "swift5-swiftui"] where template == version || template.hasSuffix("-" + version) {
            let style = template.dropLast(version.count).split(separator: "-").joined()
            return Self.templates.contains(style) ? style : nil
        }
        return nil
    }

    func text(_ parameter: String) -> String? { parameters[parameter]?.string }
    func isOn(_ parameter: String) -> Bool { parameters[parameter]?.boolean ?? (parameters[parameter]?.string == "true") }
    /// The type that holds all declarations.
    var typeName: String {
        if let name = text("enumName") { return name }
        return switch section {
        case .strings: "L10n"
        case .xcassets: "Asset"
        case .fonts: "FontFamily"
        }
    }
    var access: String { isOn("publicAccess") ? "public " : "" }

    /// The inputs. Throws a ``ProjectProblem`` where one is missing, and what it declares with it.
    var presentInputs: [URL] {
        get throws {
            if let missing = inputs.first(where: { !FileTree.exists($0) }) {
                throw ProjectProblem(
                    code: .noSuchFile, file: configuration.path, message: "SwiftGen's input \(missing.path) is missing",
                    mend: "Add it, or name another")
            }
            return inputs
        }
    }

    /// The outputs of a configuration file. Throws a ``ProjectProblem`` where it is no YAML.
    static func read(_ configuration: URL) throws -> [SwiftGenOutput] {
        let root = try YAMLFile.read(configuration)
        let folder = configuration.deletingLastPathComponent()
        let inputFolder = root["input_dir"]?.string.flatMap { url($0, in: folder) } ?? folder
        let outputFolder = root["output_dir"]?.string
        return Section.allCases.flatMap { section in
            let entries = list(root[section.rawValue])
            return entries.flatMap { entry in
                let paths = entry["inputs"]?.string.map { [$0] } ?? entry["inputs"]?.strings ?? entry["paths"]?.strings ?? []
                return list(entry["outputs"]).compactMap { output -> SwiftGenOutput? in
                    guard let path = output["output"]?.string else { return nil }
                    let whole = outputFolder.map { path.hasPrefix("/") ? path : $0 + "/" + path } ?? path
                    return SwiftGenOutput(
                        section: section, configuration: configuration, inputs: paths.compactMap { url($0, in: inputFolder) },
                        file: url(whole, in: folder), name: URL(fileURLWithPath: path).lastPathComponent,
                        template: output["templateName"]?.string ?? "", parameters: output["params"]?.dictionary ?? [:])
                }
            }
        }
    }

    /// Several entries, or the only one.
    private static func list(_ value: PropertyListValue?) -> [PropertyListValue] { value?.array ?? value.map { [$0] } ?? [] }

    /// Nil for a path with a variable that only the build knows.
    private static func url(_ path: String, in folder: URL) -> URL? {
        path.contains("$") ? nil : (path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)).standardizedFileURL
    }
}
