import Foundation

/// What the page of support is told beside the sources: which modules and types are Islet's own, and what the builder supplies.
struct SupportOptions: Decodable, Sendable {
    static let file = "Scripts/docs/support.json"

    /// Modules that users do not import by name.
    var internalModules: [String]
    /// Names of modules where they differ from the folder's.
    var titles: [String: String]
    var notes: [String: String]
    /// Types whose modifiers are listed, by module; these modules come first.
    var modified: [String: [String]]
    /// Macros that the builder rewrites, with their sign.
    var rewritten: [String]
    /// Public types that are Islet's own, by module.
    var own: [String: [String]]

    func isOwn(_ declaration: Declaration) -> Bool {
        let outermost = declaration.qualifiedName.split(separator: ".").first.map(String.init) ?? ""
        return declaration.isHidden || own[declaration.module]?.contains(outermost) == true
    }

    func title(of module: String) -> String { titles[module] ?? module }
}
