/// Something that sources name at a place.
public struct SourceMention: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// `AsyncImage(…)`
        case call
        /// `.onTapGesture { … }`
        case method
        /// `UserDefaults.standard`
        case member
        /// The declaration of a function, with the type it belongs to.
        case function(of: String)
        /// The declaration of a type.
        case type
        /// `"group.com.example"`
        case literal
    }

    public var kind: Kind
    public var name: String
    /// The labels of a call's arguments; unlabelled ones and trailing closures are empty.
    public var labels: [String] = []
    /// The texts of a call's arguments by label: string literals and names of called types.
    public var values: [String: String] = [:]
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in bytes of UTF-8.
    public var column: Int
}
