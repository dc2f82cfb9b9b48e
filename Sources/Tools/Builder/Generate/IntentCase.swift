/// A value of an enumeration of an intent definition.
struct IntentCase {
    let name: String
    let index: String

    var swiftName: String { Self.swiftName(of: name) }
    /// As the definition has it, and as Xcode's Swift classes have it: the first letter small, whatever follows (`cET4` of `CET4`).
    var otherNames: [String] {
        let simple = name.prefix(1).lowercased() + name.dropFirst()
        return (simple == name ? [name] : [name, simple]).filter { $0 != swiftName }
    }
    var declaration: String { "case `\(swiftName)` = \(index)" }

    /// The name as Swift writes it, which begins with small letters: `paidTask` of `PaidTask`, `urlType` of `URLType`, `mpr` of `MPR`.
    static func swiftName(of name: String) -> String {
        let capitals = name.prefix(while: \.isUppercase)
        let isFollowed = name.dropFirst(capitals.count).first?.isLetter == true
        let count = isFollowed && capitals.count > 1 ? capitals.count - 1 : capitals.count
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}
