import FoundationOverlay
import UniformTypeIdentifiers

/// A value that programs give each other. Nothing is given or taken here.
/// - Support: accepted: declared; representations are never asked for.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is given.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
}

/// Several representations of one value, the best first.
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation {}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    public static func buildBlock<each Content: TransferRepresentation>(_ content: repeat each Content) -> TransferRepresentations<Item> {
        TransferRepresentations()
    }
}

/// A representation by `Codable`.
public struct CodableRepresentation<Item: Transferable & Codable & Sendable>: TransferRepresentation {
    public init(for type: Item.Type = Item.self, contentType: UTType) {}
}

/// A representation by bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A representation by another value.
public struct ProxyRepresentation<Item: Transferable, Proxy>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// Who sees a representation.
/// - Support: accepted, without effect: representations are never asked for.
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

extension TransferRepresentation {
    /// - Support: accepted, without effect: representations are never asked for.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    /// - Support: accepted, without effect: representations are never asked for.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> { self }
    /// - Support: accepted, without effect: representations are never asked for.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> { self }
    /// - Support: accepted, without effect: representations are never asked for.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}
