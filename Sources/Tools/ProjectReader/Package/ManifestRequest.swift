/// Something outside of its walls that a manifest asked for.
enum ManifestRequest: Hashable, Codable, CustomStringConvertible {
    /// A file or folder of the home folder.
    case file(String)
    /// Another machine.
    case host(String)
    /// A program of Apple's systems; it answered nothing.
    case program(String)

    /// As `CManifestWatch` begins its lines.
    static let beginning = "islet: asked for "

    init?(line: String) {
        guard line.hasPrefix(Self.beginning) else { return nil }
        let words = line.dropFirst(Self.beginning.count).split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return nil }
        let what = String(String.UnicodeScalarView(words[1].unicodeScalars.filter { $0.properties.generalCategory != .control }))
        switch words[0] {
        case "file": self = .file(what)
        case "host": self = .host(what)
        case "program": self = .program(what)
        default: return nil
        }
    }

    var description: String {
        switch self {
        case .file(let path): "reads “\(path)” of the home folder"
        case .host(let name): "opens a connection to \(name)"
        case .program(let path): "runs “\(path)”, which is not here"
        }
    }
}
