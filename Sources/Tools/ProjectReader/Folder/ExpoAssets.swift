import Foundation

/// Colours and pictures that an `expo-target.config` names, as the asset catalog that its plug-in writes when the app's project is made.
struct ExpoAssets {
    /// Light and dark, as they are written.
    private let colors: [String: (light: String, dark: String?)]
    private let images: [String: URL]

    /// The names under which the plug-in sets the accent and the widget background.
    static let (accent, background) = ("$accent", "$widgetBackground")

    /// - Parameters:
    ///   - folder: The target's folder; pictures are named from there, or from the app's root.
    ///   - root: The app's root.
    init(_ script: String, folder: URL, root: URL) {
        colors = Self.members(ScriptLiteral(of: "colors", in: script)).compactMapValues(Self.color)
        images = Self.members(ScriptLiteral(of: "images", in: script)).compactMapValues { value in
            let path = value.text ?? value["light"]?.text
            return path.flatMap { path in
                [folder, root].map { $0.appendingPathComponent(path).standardizedFileURL }
                    .first { FileManager.default.fileExists(atPath: $0.path) }
            }
        }
    }

    var isEmpty: Bool { colors.isEmpty && images.isEmpty }
    var hasAccent: Bool { colors[Self.accent] != nil }
    var hasBackground: Bool { colors[Self.background] != nil }

    /// Another one for other colours, and for other or changed pictures.
    var key: String {
        let colors = colors.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.light)/\($0.value.dark ?? "")" }
        let images = images.sorted { $0.key < $1.key }.map { name, file in
            let changed = (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
            return "\(name)=\(file.path)@\(changed?.timeIntervalSinceReferenceDate ?? 0)"
        }
        let hash = (colors + images).joined(separator: "\n").utf8.reduce(into: UInt64(5381)) { $0 = $0 &* 33 ^ UInt64($1) }
        return String(hash, radix: 16)
    }

    /// Writes the catalog: beside its place first, so that no other program finds a half of it.
    func write(to place: URL) throws {
        let folder = place.deletingLastPathComponent()
        let catalog = folder.appendingPathComponent("\(UUID()).xcassets")
        try writeContents(to: catalog)
        do {
            try FileManager.default.moveItem(at: catalog, to: place)
        } catch  where FileManager.default.fileExists(atPath: place.path) {
            try FileManager.default.removeItem(at: catalog)
        }
    }

    private func writeContents(to catalog: URL) throws {
        try write(["info": ["author": "xcode", "version": 1]], to: catalog)
        for (name, color) in colors {
            var entries = Self.entry(color.light, appearance: nil).map { [$0] } ?? []
            if let dark = color.dark, let entry = Self.entry(dark, appearance: "dark") { entries.append(entry) }
            guard !entries.isEmpty else { continue }
            try write(["colors": entries], to: catalog.appendingPathComponent("\(name).colorset"))
        }
        for (name, file) in images {
            let set = catalog.appendingPathComponent("\(name).imageset")
            try write(["images": [["idiom": "universal", "filename": file.lastPathComponent]]], to: set)
            try FileManager.default.copyItem(at: file, to: set.appendingPathComponent(file.lastPathComponent))
        }
    }

    private func write(_ contents: [String: Any], to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONSerialization.data(withJSONObject: contents, options: .sortedKeys).write(to: folder.appendingPathComponent("Contents.json"))
    }

    private static func members(_ literal: ScriptLiteral?) -> [String: ScriptLiteral] {
        if case .object(let members)? = literal { members } else { [:] }
    }

    /// `"#fff"`, `{light: "#fff", dark: "#000"}` or `{color: "#fff", darkColor: "#000"}`.
    private static func color(_ literal: ScriptLiteral) -> (light: String, dark: String?)? {
        if let text = literal.text { return (text, nil) }
        guard let light = (literal["light"] ?? literal["color"])?.text else { return nil }
        return (light, (literal["dark"] ?? literal["darkColor"])?.text)
    }

    private static func entry(_ text: String, appearance: String?) -> [String: Any]? {
        guard let parts = components(text) else { return nil }
        let names = ["red", "green", "blue", "alpha"]
        let values = Dictionary(uniqueKeysWithValues: zip(names, parts.map { String(format: "%.4f", $0) }))
        var entry: [String: Any] = ["idiom": "universal", "color": ["color-space": "srgb", "components": values] as [String: Any]]
        if let appearance { entry["appearances"] = [["appearance": "luminosity", "value": appearance]] }
        return entry
    }

    /// Red, green, blue and opacity, 0 to 1, of `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)` and the basic names of CSS.
    static func components(_ text: String) -> [Double]? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("#") {
            var digits = text.dropFirst().compactMap { $0.hexDigitValue }
            if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
            guard digits.count == 6 || digits.count == 8 else { return nil }
            let parts = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
            return parts.count == 3 ? parts + [1] : parts
        }
        if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            let parts = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }.compactMap { Double($0) }
            guard parts.count == 3 || parts.count == 4 else { return nil }
            return parts.prefix(3).map { $0 / 255 } + [parts.count == 4 ? parts[3] : 1]
        }
        return named[text].flatMap(components)
    }

    private static let named = [
        "white": "#fff", "black": "#000", "red": "#f00", "green": "#008000", "blue": "#00f", "yellow": "#ff0", "gray": "#808080",
        "grey": "#808080", "silver": "#c0c0c0", "maroon": "#800000", "purple": "#800080", "fuchsia": "#f0f", "lime": "#0f0", "olive": "#808000",
        "navy": "#000080", "teal": "#008080", "aqua": "#0ff", "orange": "#ffa500", "steelblue": "#4682b4", "transparent": "#0000",
    ]
}
