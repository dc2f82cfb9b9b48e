import FoundationOverlay
import UniformTypeIdentifiers

/// The id of an entity that stands for a file: where it lies, or a draft that has no file yet.
public struct FileEntityIdentifier: EntityIdentifierConvertible {
    private enum Kind: Hashable, Sendable {
        case file(URL)
        case draft(String)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    public static func file(url: URL) -> FileEntityIdentifier { FileEntityIdentifier(.file(url)) }
    public static func draft(identifier: String) -> FileEntityIdentifier { FileEntityIdentifier(.draft(identifier)) }

    public var isDraft: Bool { draftIdentifier != nil }
    public var draftIdentifier: String? { if case .draft(let id) = kind { id } else { nil } }
    public var fileURL: URL? { if case .file(let url) = kind { url } else { nil } }

    public var entityIdentifierString: String {
        switch kind {
        case .file(let url): url.absoluteString
        case .draft(let id): "draft:" + id
        }
    }

    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix("draft:") { return .draft(identifier: String(entityIdentifierString.dropFirst("draft:".count))) }
        return URL(string: entityIdentifierString).map { .file(url: $0) }
    }
}

extension FileEntity {
    public static var supportedContentTypes: [UTType] { [.data] }
}

extension IndexedEntity {
    /// Whether Spotlight leaves the entity out.
    public var hideInSpotlight: Bool { false }
}
