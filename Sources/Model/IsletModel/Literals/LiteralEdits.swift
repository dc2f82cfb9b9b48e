/// The value of a literal in the sources of a program.
public enum LiteralValue: Hashable, Codable, Sendable {
    case text(String)
    case whole(Int)
    case fraction(Double)
    case truth(Bool)
    /// A colour by the name of SwiftUI's `Color`, such as `red`.
    case color(String)

    /// Whether a value of the same kind can stand in its place without the compiler: an integer and a fraction decide types differently.
    public func isSameKind(as other: LiteralValue) -> Bool {
        switch (self, other) {
        case (.text, .text), (.whole, .whole), (.fraction, .fraction), (.truth, .truth), (.color, .color): true
        default: false
        }
    }
}

/// Literals of a built program that were edited since it was compiled, by `Module/File:number`.
public struct LiteralEdits: Hashable, Codable, Sendable {
    /// The file beside the program in its bundle.
    public static let fileName = "literals.json"

    public var values: [String: LiteralValue]

    public init(values: [String: LiteralValue] = [:]) { self.values = values }
}
