/// Identifiers as SwiftGen makes them of keys and of names of resources.
enum SwiftGenNames {
    /// `RoundStart` for `round_start`, `round-start` and `ROUND_START`.
    static func type(_ name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        let isLoud = words.count > 1 && !name.contains(where: \.isLowercase)
        let joined = words.map { word in
            word.prefix(1).uppercased() + (isLoud ? word.dropFirst().lowercased() : String(word.dropFirst()))
        }.joined()
        return joined.first?.isNumber == true || joined.isEmpty ? "_" + joined : joined
    }

    /// `roundStart` for `round_start`, `urlIcon` for `URLIcon`.
    static func member(_ name: String) -> String {
        let type = type(name)
        let capitals = type.prefix(while: \.isUppercase).count
        guard capitals > 0 else { return type }
        let lowered = capitals == 1 || capitals == type.count || type.dropFirst(capitals).first?.isLetter != true ? capitals : capitals - 1
        return type.prefix(lowered).lowercased() + type.dropFirst(lowered)
    }
}
