import IsletModel

/// A literal that a program built for a preview looks up when it comes to it, so that another value needs no compiler.
struct EditableLiteral: Codable, Equatable {
    var value: LiteralValue
    /// From 1, in the source.
    var line: Int
    /// What it is given to, by which a place is known that takes no looked up value: `padding.`, `split.separator`, `let count`.
    var place: String
    /// Whether views read it each time they are made. Others are read once by a program.
    var isLive: Bool

    /// What the program looks a literal up by.
    static func key(_ number: Int, file: String, module: String) -> String { "\(module)/\(file):\(number)" }
}
