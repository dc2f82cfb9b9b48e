import Foundation

/// `index.html`: every picture on one page that needs nothing beside it.
struct ContactSheet {
    var manifest: Manifest
    var folder: OutputFolder

    private struct Page: Encodable {
        var manifest: Manifest
        /// Pictures as data addresses, by their paths in the manifest.
        var images: [String: String]
    }

    func html() throws -> Data {
        let names = manifest.targets.map(\.name).joined(separator: ", ")
        let title = names.isEmpty ? "Widgets" : names
        let parts = [
            "title": Self.escaped(title + " – Islet"), "heading": Self.escaped(title), "style": try Self.resource("contact-sheet.css"),
            "data": try data(), "script": try Self.resource("contact-sheet.js"),
        ]
        return Data(Self.fill(try Self.resource("contact-sheet.html"), with: parts).utf8)
    }

    private func data() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(Page(manifest: manifest, images: try images())), as: UTF8.self)
        return json.replacingOccurrences(of: "<", with: "\\u003c")
    }

    private func images() throws -> [String: String] {
        var found: [String: String] = [:]
        for path in manifest.pictures.map(\.image) where !path.isEmpty {
            let type = path.hasSuffix(".svg") ? "image/svg+xml" : "image/png"
            let bytes = try Data(contentsOf: folder.url.appendingPathComponent(path))
            found[path] = "data:\(type);base64,\(bytes.base64EncodedString())"
        }
        return found
    }

    /// Replaces `{{name}}` once each, without looking into what was put in.
    static func fill(_ template: String, with parts: [String: String]) -> String {
        var result = ""
        var rest = template[...]
        while let open = rest.range(of: "{{"), let close = rest.range(of: "}}", range: open.upperBound..<rest.endIndex) {
            result += rest[..<open.lowerBound] + (parts[String(rest[open.upperBound..<close.lowerBound])] ?? "")
            rest = rest[close.upperBound...]
        }
        return result + rest
    }

    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
    }

    static func resource(_ name: String) throws -> String {
        guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Data") else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "Data/" + name])
        }
        return try String(contentsOf: url, encoding: .utf8)
    }
}
