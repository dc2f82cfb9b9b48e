import Foundation

/// Why a font cannot be used.
public enum FontError: Error, Hashable, CustomStringConvertible {
    /// A pinned file is not installed.
    case missingFile(path: String, package: String)
    /// A file is no font, or cannot be read.
    case unreadable(path: String)
    case unknownFace(String)

    public var description: String {
        switch self {
        case .missingFile(let path, let package): "\(path): font file not found; install the Debian package \(package)"
        case .unreadable(let path): "\(path): not a font file that can be read; use TrueType or OpenType"
        case .unknownFace(let name): "\(name): no face of this name in the font library"
        }
    }
}
