import Foundation

/// A picture of an asset catalog, as the generated names give it.
public struct ImageResource: Hashable, @unchecked Sendable {
    // A bundle is only read.
    public let _name: String
    public let _bundle: Bundle

    public init(name: String, bundle: Bundle) {
        _name = name
        _bundle = bundle
    }
}

/// A colour of an asset catalog, as the generated names give it.
public struct ColorResource: Hashable, @unchecked Sendable {
    // A bundle is only read.
    public let _name: String
    public let _bundle: Bundle

    public init(name: String, bundle: Bundle) {
        _name = name
        _bundle = bundle
    }
}
