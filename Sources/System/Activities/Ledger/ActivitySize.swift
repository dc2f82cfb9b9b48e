import Foundation
import IsletModel

/// How many bytes of JSON an activity takes, and which fields take them.
public struct ActivitySize: Hashable, Sendable {
    public struct Field: Hashable, Sendable {
        /// `attributes.name` or `state.name`.
        public var name: String
        /// Bytes of the field's name and value.
        public var bytes: Int
    }

    public var attributesBytes: Int
    public var stateBytes: Int
    /// The largest first.
    public var fields: [Field]
    public var bytes: Int { attributesBytes + stateBytes }

    public init(attributes: Data, state: Data) {
        attributesBytes = attributes.count
        stateBytes = state.count
        fields = Self.fields(of: attributes, in: "attributes") + Self.fields(of: state, in: "state")
        fields.sort { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
    }

    private static func fields(of json: Data, in part: String) -> [Field] {
        JSONMembers(json).members.map { Field(name: "\(part).\($0.name)", bytes: $0.bytes) }
    }

    /// The largest fields in words: `state.note 5010, attributes.name 12`.
    public func breakdown(most: Int = 5) -> String {
        let named = fields.prefix(most).map { "\($0.name) \($0.bytes)" }
        let rest = fields.count - named.count
        return (named + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
    }
}
