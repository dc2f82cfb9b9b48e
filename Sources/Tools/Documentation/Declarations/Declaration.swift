/// A public declaration of a framework's source.
struct Declaration: Hashable {
    enum Kind: String {
        case type, alias, function, value, initializer, enumCase, macro
    }

    var module: String
    /// The type that it belongs to or extends; empty at the top of a file.
    var owner: String
    var kind: Kind
    var name: String
    var isStatic = false
    /// What its documentation says of its support, itself or where it is nested; nil where nothing is said.
    var mark: SupportMark?
    /// The file, relative to the package.
    var file: String
    var line: Int

    var qualifiedName: String { owner.isEmpty ? name : "\(owner).\(name)" }

    /// Whether the name is Islet's own, by its underscore.
    var isHidden: Bool { qualifiedName.split(separator: ".").contains { $0.hasPrefix("_") } }
}
