import CTypography
import Foundation

/// The faces text is set in: the pinned ones and those an app brings. Files are opened when first needed.
public final class FontLibrary: @unchecked Sendable {
    public static let shared = FontLibrary()

    private let lock = NSRecursiveLock()
    private var open: [String: FontFace] = [:]
    private var failed: [String: FontError] = [:]
    private var registered: [FontFace] = []
    private var unknownNames: Set<String> = []
    private var substituted: [String: String] = [:]
    private var pinned: [String: (face: FontCatalog.Face, package: String)] = [:]

    /// Names of custom fonts that were asked for and that no registered file has, sorted.
    public var missingFontNames: [String] { lock.withLock { unknownNames.sorted() } }
    /// Families that stand in for fonts of the system, by the names that were asked for.
    public var standIns: [String: String] { lock.withLock { substituted } }
    /// Pinned files that could not be opened, sorted.
    public var problems: [FontError] { lock.withLock { failed.sorted { $0.key < $1.key }.map(\.value) } }

    /// Adds every face of a font file, named instances among them; returns their PostScript names.
    @discardableResult
    public func register(file path: String) throws(FontError) -> [String] {
        let count = ctypography_face_count(path)
        guard count > 0 else { throw .unreadable(path: path) }
        var names: [String] = []
        for face in try Self.faces(inFile: path, count: count) {
            names.append(face.name)
            lock.withLock {
                guard !registered.contains(where: { $0.name == face.name }) else { return }
                registered.append(face)
                unknownNames.removeAll()
            }
        }
        TextLayoutEngine.shared.forgetEverything()
        return names
    }

    /// Takes the faces of a font file away again; false where none is there.
    public func unregister(file path: String) -> Bool {
        let found = lock.withLock {
            let count = registered.count
            registered.removeAll { $0.path == path }
            return registered.count < count
        }
        if found { TextLayoutEngine.shared.forgetEverything() }
        return found
    }

    /// PostScript names by family, of the registered files.
    public var registeredNames: [String: [String]] {
        lock.withLock { Dictionary(grouping: registered) { $0.familyName ?? $0.name }.mapValues { $0.map(\.name) } }
    }

    /// Whether a registered file holds a face or a family of this name.
    public func isRegistered(_ name: String) -> Bool { lock.withLock { registered.contains { $0.name == name || $0.names.contains(name) } } }

    /// PostScript names of the faces in a font file.
    public static func names(inFile path: String) throws(FontError) -> [String] {
        let count = ctypography_face_count(path)
        guard count > 0 else { throw .unreadable(path: path) }
        var names: [String] = []
        for face in try faces(inFile: path, count: count) { names.append(face.name) }
        return names
    }

    /// The faces of a file, each with its named instances behind it.
    private static func faces(inFile path: String, count: UInt32) throws(FontError) -> [FontFace] {
        var faces: [FontFace] = []
        for index in 0..<count {
            let face = try FontFace(file: path, index: index)
            faces.append(face)
            for instance in face.instances { faces.append(try FontFace(file: path, index: instance)) }
        }
        return faces
    }

    /// Families of iOS that a free face is drawn in place of.
    public var standInFamilies: [String] {
        FontCatalog.shared.named.standIns.flatMap { standIn in
            standIn.prefixes.filter { name in !standIn.prefixes.contains { $0 != name && $0.replacingOccurrences(of: " ", with: "") == name } }
        }
    }

    /// The file and the index in it of a face that a ``FontReference`` names.
    public func file(forFace name: String) throws(FontError) -> (path: String, index: UInt32) {
        let face = try face(named: name)
        return (face.path, face.index)
    }

    /// A pinned or registered face by its exact name.
    public func face(named name: String) throws(FontError) -> FontFace {
        try lock.locked { () throws(FontError) -> FontFace in
            if let face = open[name] ?? registered.first(where: { $0.name == name }) { return face }
            if let problem = failed[name] { throw problem }
            guard let entry = pinnedFace(name) else { throw .unknownFace(name) }
            guard FileManager.default.fileExists(atPath: entry.face.path) else {
                throw remember(.missingFile(path: entry.face.path, package: entry.package), for: name)
            }
            guard let face = try? FontFace(file: entry.face.path, index: entry.face.index ?? 0, name: name) else {
                throw remember(.unreadable(path: entry.face.path), for: name)
            }
            open[name] = face
            return face
        }
    }

    private func remember(_ problem: FontError, for name: String) -> FontError {
        failed[name] = problem
        return problem
    }

    /// The best registered face of a custom font: PostScript name first, then family and full names; nil is remembered as missing.
    func customFace(named name: String, weight: Double, isItalic: Bool) -> FontFace? {
        lock.withLock {
            if let exact = registered.first(where: { $0.name == name }) { return relative(of: exact, weight: weight, isItalic: isItalic) }
            let family = registered.filter { $0.names.contains(name) }
            guard !family.isEmpty else {
                if FontCatalog.shared.named.match(name) == nil { unknownNames.insert(name) }
                return nil
            }
            let slanted = family.filter { $0.isItalic == isItalic }
            return (slanted.isEmpty ? family : slanted).min { abs($0.weight - weight) < abs($1.weight - weight) }
        }
    }

    /// The face of a family for one that was named exactly: another weight or slant counts where the family has it.
    private func relative(of exact: FontFace, weight: Double, isItalic: Bool) -> FontFace {
        let isPlain = weight == 400 && (!isItalic || exact.isItalic)
        guard !isPlain, let name = exact.familyName else { return exact }
        let family = registered.filter { $0.familyName == name }
        let slanted = family.filter { $0.isItalic == (isItalic || exact.isItalic) }
        let wanted = weight == 400 ? exact.weight : weight
        let nearest = (slanted.isEmpty ? family : slanted).min { abs($0.weight - wanted) < abs($1.weight - wanted) }
        guard let nearest, nearest.isItalic != exact.isItalic || abs(nearest.weight - wanted) < abs(exact.weight - wanted) else { return exact }
        return nearest
    }

    /// Whether what is drawn for a custom font is the bold face of a family.
    ///
    /// - Parameter weight: The CSS weight that is asked of the font.
    public func isBold(fontNamed name: String, asked weight: Double) -> Bool {
        customFace(named: name, weight: weight, isItalic: false)?.isBold ?? (FontCatalog.shared.named.match(name)?.weight == 700)
    }

    /// Whether a free face is drawn in place of a font that iOS has.
    public func hasStandIn(for name: String) -> Bool { FontCatalog.shared.named.match(name) != nil }

    /// A free face in place of a font that iOS has, and the font's own line metrics.
    func standIn(named name: String, weight: Double, isItalic: Bool) -> NamedFace? {
        guard let match = FontCatalog.shared.named.match(name) else { return nil }
        let (weight, isItalic) = (max(match.weight ?? 400, weight == 400 ? 0 : weight), isItalic || match.isItalic)
        guard let opened = face(of: match.standIn.family, weight: weight, isItalic: isItalic) else { return nil }
        lock.withLock { substituted[name] = match.drawn }
        return NamedFace(face: opened, font: match.standIn, latin: match.latin, weight: weight, isItalic: isItalic)
    }

    /// The face of a family nearest to a weight; nil where there is no such family, or its file is missing.
    func face(of family: String, weight: Double, isItalic: Bool) -> FontFace? {
        FontCatalog.shared.family(named: family).flatMap { try? face(named: $0.face(weight: weight, isItalic: isItalic).name) }
    }

    /// What iOS draws a name in that no font has: a regular face, whatever weight and slant are asked for.
    func lastResort() -> NamedFace? {
        let named = FontCatalog.shared.named
        guard let match = named.match(named.lastResort), let face = face(of: match.standIn.family, weight: 400, isItalic: false) else { return nil }
        return NamedFace(face: face, font: match.standIn, latin: match.latin, weight: 400, isItalic: false)
    }

    private func pinnedFace(_ name: String) -> (face: FontCatalog.Face, package: String)? {
        if pinned.isEmpty {
            for family in FontCatalog.shared.families {
                for face in family.faces { pinned[face.name] = (face, family.package) }
            }
        }
        return pinned[name]
    }
}
