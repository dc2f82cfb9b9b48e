import Foundation

/// Font files as members of their families. The names are those of the files, `Rubik-Medium` for the family Rubik.
struct SwiftGenFonts {
    let output: SwiftGenOutput
    let bundle: String

    func lines() throws -> [String] {
        guard output.style == "" else { return [] }
        let files = try files()
        let type = output.text("fontTypeName") ?? "FontConvertible"
        var tree = SwiftGenTree()
        for name in files.map({ $0.deletingPathExtension().lastPathComponent }) {
            let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
            let style = SwiftGenNames.member(parts.count > 1 ? parts[1] : "regular")
            tree.add(
                ["\(output.access)static let `\(style)` = \(type)(name: \(name.debugDescription), family: \(parts[0].debugDescription))"],
                named: style, in: [SwiftGenNames.type(parts[0])])
        }
        return tree.lines(of: output.typeName, access: output.access) + declaration(type) + registration(type, files)
    }

    private func files() throws -> [URL] {
        let files = try output.presentInputs.flatMap { FileTree.isFolder($0) ? try FileTree.files(in: $0) : [$0] }
        return files.filter { ["ttf", "otf"].contains($0.pathExtension.lowercased()) }
    }

    /// The fonts are registered once, before the first is used.
    private func registration(_ type: String, _ files: [URL]) -> [String] {
        [
            "private let _islet\(type)Registration: Void = {",
            "    for path in [\(files.map { $0.lastPathComponent.debugDescription }.joined(separator: ", "))] {",
            "        guard let url = \(bundle).url(forResource: path, withExtension: nil) else { continue }",
            "        _ = CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)", "    }", "}()",
        ]
    }

    private func declaration(_ type: String) -> [String] {
        let access = output.access
        return [
            "\(access)struct \(type): Sendable {", "    \(access)typealias Font = UIFont", "    \(access)let name: String",
            "    \(access)let family: String",
            "    \(access)func font(size: CGFloat) -> UIFont {", "        register()",
            "        return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)", "    }",
            "    \(access)func swiftUIFont(size: CGFloat) -> SwiftUI.Font {", "        register()", "        return .custom(name, size: size)",
            "    }",
            "    \(access)func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font {", "        register()",
            "        return .custom(name, fixedSize: fixedSize)", "    }",
            "    \(access)func swiftUIFont(size: CGFloat, relativeTo style: SwiftUI.Font.TextStyle) -> SwiftUI.Font {",
            "        register()", "        return .custom(name, size: size, relativeTo: style)", "    }",
            "    \(access)func register() { _ = _islet\(type)Registration }", "}",
            "extension SwiftUI.Font {",
            "    \(access)static func custom(_ font: \(type), size: CGFloat) -> SwiftUI.Font { font.swiftUIFont(size: size) }",
            "    \(access)static func custom(_ font: \(type), fixedSize: CGFloat) -> SwiftUI.Font { font.swiftUIFont(fixedSize: fixedSize) }", "}",
            "extension UIFont {", "    \(access)convenience init?(font: \(type), size: CGFloat) {", "        font.register()",
            "        self.init(name: font.name, size: size)", "    }", "}",
        ]
    }
}
