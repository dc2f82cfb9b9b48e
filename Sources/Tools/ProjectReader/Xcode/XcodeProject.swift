import Foundation
import IsletModel
import Synchronization

/// An object of a project file: an identifier and its fields.
struct XcodeObject {
    let id: String
    let fields: [String: PropertyListValue]

    var isa: String { fields["isa"]?.string ?? "" }
    var name: String { fields["name"]?.string ?? fields["path"]?.string ?? "" }

    func string(_ key: String) -> String? { fields[key]?.string }
    func strings(_ key: String) -> [String] { fields[key]?.array?.compactMap(\.string) ?? [] }
}

/// A parsed `project.pbxproj`.
struct XcodeProject {
    /// The `.xcodeproj` folder.
    let url: URL
    let objects: [String: XcodeObject]
    let root: XcodeObject
    /// The file another tool makes the project from; nil where the project is there.
    var specification: URL?
    /// The group each file or group is in.
    private let parents: [String: String]
    private let places = KnownPlaces()

    /// Where objects lie, which is asked for many of them again and again.
    private final class KnownPlaces: Sendable {
        let urls = Mutex<[String: URL?]>([:])
    }

    init(url: URL) throws {
        let file = url.appendingPathComponent("project.pbxproj")
        try self.init(url: url, list: try PropertyListFile.read(file), file: file)
    }

    /// - Parameter file: What `list` was read from.
    init(url: URL, list: PropertyListValue, file: URL) throws {
        self.url = url
        guard let entries = list["objects"]?.dictionary, let rootID = list["rootObject"]?.string, let rootFields = entries[rootID]?.dictionary else {
            throw ProjectProblem(
                code: .brokenProject, file: file.path, message: "the file has no objects or no root object",
                mend: "Restore it from version control")
        }
        var objects: [String: XcodeObject] = [:]
        for (id, value) in entries { objects[id] = value.dictionary.map { XcodeObject(id: id, fields: $0) } }
        self.objects = objects
        root = XcodeObject(id: rootID, fields: rootFields)
        parents = Dictionary(
            objects.values.flatMap { group in group.strings("children").map { ($0, group.id) } }, uniquingKeysWith: { min($0, $1) })
    }

    subscript(id: String?) -> XcodeObject? { id.flatMap { objects[$0] } }

    var name: String { url.deletingPathExtension().lastPathComponent }

    /// The folder that paths relative to the project start from.
    var sourceRoot: URL {
        let folder = url.deletingLastPathComponent()
        guard let path = root.string("projectDirPath"), !path.isEmpty else { return folder }
        return URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
    }

    /// The newest Xcode that changed the project, such as 1430 for 14.3; nil where the file does not say.
    var xcodeVersion: Int? {
        let attributes = root.fields["attributes"]?.dictionary ?? [:]
        return ["LastUpgradeCheck", "LastSwiftUpdateCheck"].compactMap { attributes[$0]?.string.flatMap { Int($0) } }.max()
    }

    /// The targets that have build phases, in the project's order.
    var targets: [XcodeObject] { root.strings("targets").compactMap { self[$0] } }

    /// Where a file, group or folder lies; nil for files of the SDK and for products.
    func location(of object: XcodeObject) -> URL? { location(of: object, depth: 0) }

    private func location(of object: XcodeObject, depth: Int) -> URL? {
        if let known = places.urls.withLock({ $0[object.id] }) { return known }
        let found = place(of: object, depth: depth)
        places.urls.withLock { $0[object.id] = .some(found) }
        return found
    }

    private func place(of object: XcodeObject, depth: Int) -> URL? {
        guard depth < 100 else { return nil }
        let path = object.string("path") ?? ""
        let base: URL?
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>":
            let parent = parents[object.id].flatMap { objects[$0] }
            base = parent.map { location(of: $0, depth: depth + 1) } ?? sourceRoot
        case "SOURCE_ROOT": base = sourceRoot
        case "<absolute>": return URL(fileURLWithPath: path).standardizedFileURL
        default: base = nil
        }
        guard let base else { return nil }
        return path.isEmpty ? base : FileSpelling.onDisk(base.appendingPathComponent(path).standardizedFileURL)
    }
}
