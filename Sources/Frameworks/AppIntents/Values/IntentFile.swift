import FoundationOverlay
import UniformTypeIdentifiers

/// A file that intents hand on.
public struct IntentFile: Hashable, Sendable, Codable {
    public var filename: String
    public var typeIdentifier: String?
    public let fileURL: URL?
    private let contents: Data?

    public init(data: Data, filename: String, type: UTType? = nil) {
        self.filename = filename
        typeIdentifier = type?.identifier
        fileURL = nil
        contents = data
    }

    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.filename = filename ?? fileURL.lastPathComponent
        typeIdentifier = type?.identifier
        self.fileURL = fileURL
        contents = nil
    }

    public init(data: Data, filename: String) { self.init(data: data, filename: filename, type: nil) }
    public init(fileURL: URL) { self.init(fileURL: fileURL, filename: nil, type: nil) }

    /// Whether the file goes away with the intent.
    /// - Support: accepted, without effect: files stay.
    public var removedOnCompletion = false

    /// The types that the contents can be had in.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// The bytes in a type.
    /// - Support: partial: nothing is converted; a type that the file does not have throws.
    public func data(contentType: UTType) async throws -> Data {
        guard let type, type.conforms(to: contentType) || type == contentType else { throw IntentFileError.failedToLoadData }
        return data
    }

    /// Where the contents lie, in a type.
    /// - Support: partial: nothing is converted; a type that the file does not have throws.
    public func file(contentType: UTType) async throws -> URL {
        guard let type, type.conforms(to: contentType) || type == contentType else { throw IntentFileError.failedToLoadFile }
        return try location()
    }

    /// Works with the file, which may be removed afterwards.
    public func withFile<Result>(
        contentType: UTType, openInPlace: Bool = false, _ body: (_ url: URL, _ isOpenedInPlace: Bool) throws -> Result
    ) throws -> Result { try body(location(), fileURL != nil) }

    private func location() throws -> URL {
        if let fileURL { return fileURL }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(filename)
        try data.write(to: url)
        return url
    }

    /// Why a file cannot be read.
    public enum IntentFileError: Error, Hashable, Sendable { case failedToLoadData, failedToLoadFile }

    public var type: UTType? { typeIdentifier.flatMap { UTType($0) } }

    /// The file's bytes; none where it cannot be read.
    public var data: Data { contents ?? fileURL.flatMap { FileManager.default.contents(atPath: $0.path) } ?? Data() }
}

extension IntentFile: _CodedIntentValue {}

extension IntentFile: DisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: filename) }
}
