import FoundationOverlay

/// A kind of data. Types that are not declared here can be named but have no extension and no supertypes.
/// - Support: partial. Types that are not declared have no extension and no supertypes.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    struct Declaration: Sendable {
        var identifier: String
        var extensions: [String]
        var mimeType: String?
        var supertypes: [String]
    }

    public let identifier: String

    public init?(_ identifier: String) {
        guard Self.all.contains(where: { $0.identifier == identifier }) else { return nil }
        self.identifier = identifier
    }

    init(declared identifier: String) { self.identifier = identifier }

    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard let found = Self.all.first(where: { $0.extensions.contains(name) }) else { return nil }
        identifier = found.identifier
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let found = Self.all.first(where: { $0.mimeType == mimeType }) else { return nil }
        identifier = found.identifier
    }

    private static let all = table + furtherTable
    private var declaration: Declaration? { Self.all.first { $0.identifier == identifier } }

    public var preferredFilenameExtension: String? { declaration?.extensions.first }
    public var preferredMIMEType: String? { declaration?.mimeType }
    public var isDeclared: Bool { declaration != nil }
    public var supertypes: Set<UTType> {
        Set((declaration?.supertypes ?? []).flatMap { [UTType(declared: $0)] + UTType(declared: $0).supertypes })
    }
    public var description: String { identifier }
    /// Always nil.
    public var localizedDescription: String? { nil }
    /// A type that only some program knows.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether it is one of the system's own.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
}
