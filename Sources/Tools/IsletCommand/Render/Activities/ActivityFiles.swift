import ExtensionProtocol
import Foundation
import IsletModel

/// The data of a Live Activity as they are given on the command line.
struct ActivityFiles: Sendable, Equatable {
    /// JSON of the attributes; an empty object unless given.
    var attributes = Data("{}".utf8)
    /// JSON of one content state or several.
    var states: [Data]
    /// The attributes type meant, where there may be several.
    var attributesType: String?

    init?(_ arguments: ParsedArguments) throws(UsageError) {
        attributesType = arguments.value("attributes-type")
        let file = arguments.value("attributes")
        guard let names = arguments.list("state"), !names.isEmpty else {
            guard file == nil else { throw UsageError("--state FILE is missing: a Live Activity shows its attributes together with a content state") }
            return nil
        }
        if let file { attributes = try Self.json(file, "--attributes") }
        var found: [Data] = []
        for name in names { found.append(try Self.json(name, "--state")) }
        states = found
    }

    /// One part of what `activity --skeleton` or `--payload` wrote; nil where the data are something else.
    private static func part(_ name: String, of data: Data) -> Data? {
        guard let value = try? JSONValue(json: data) else { return nil }  // Whether it is JSON was asked before.
        let document = value["aps"].members.isEmpty ? value : value["aps"]
        let isSkeleton = document["content-state"].members.isEmpty == false || document["content-state"] == .object([:])
        guard isSkeleton, document.members["attributes-type"] != nil || document.members["event"] != nil, let part = document.members[name],
            let text = try? part.json()  // It was read as JSON.
        else { return nil }
        return Data(text.utf8)
    }

    private static func json(_ path: String, _ option: String) throws(UsageError) -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw UsageError("\(option): there is no file \(path)")
        }
        guard let read = FileManager.default.contents(atPath: path) else { throw UsageError("\(option): \(path) cannot be read") }
        let data = JSONComments.removed(from: read)
        if let fault = JSONFault(in: data) { throw UsageError("\(option): \(path) is not JSON: \(fault)") }
        return part(option == "--state" ? "content-state" : "attributes", of: data) ?? data
    }
}
