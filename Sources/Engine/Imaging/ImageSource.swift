import Foundation

/// Where an encoded picture is read from.
public enum ImageSource: Hashable, Sendable {
    case file(path: String)
    case data(Data)

    /// The file's path, or `picture data` for bytes; for messages.
    public var label: String {
        switch self {
        case .file(let path): path
        case .data: "picture data"
        }
    }

    /// The first bytes, enough for every header the probes read.
    func head(_ count: Int) throws -> Data {
        switch self {
        case .data(let data): return Data(data.prefix(count))
        case .file(let path):
            guard let handle = FileHandle(forReadingAtPath: path) else {
                throw ImageError(kind: .missing, source: label, reason: "the file cannot be opened")
            }
            defer { try? handle.close() }
            do {
                return try handle.read(upToCount: count) ?? Data()
            } catch {
                throw ImageError(kind: .missing, source: label, reason: "the file cannot be read")
            }
        }
    }
}
