import CHTTP2
import Foundation

/// The certificates of a server on this computer: an authority made for it alone, whose key is not kept.
public struct TLSFiles: Sendable, Hashable {
    /// What a client trusts.
    public let authority: URL
    public let certificate: URL
    public let key: URL

    /// Those in a folder, made anew where they are not there or are for other names.
    ///
    /// - Parameter names: Host names and addresses, at least one.
    public init(in folder: URL, names: [String], days: Int = 825) throws(HTTP2Error) {
        authority = folder.appendingPathComponent("authority.pem")
        certificate = folder.appendingPathComponent("server.pem")
        key = folder.appendingPathComponent("server-key.pem")
        let lock = try FolderTurn(folder)
        defer { lock.end() }
        let note = folder.appendingPathComponent("server-names.txt")
        let text = names.joined(separator: "\n")
        let files = FileManager.default
        let isThere = [authority, certificate, key].allSatisfy { files.fileExists(atPath: $0.path) }
        guard !isThere || (try? String(contentsOf: note, encoding: .utf8)) != text else { return }
        try Self.make(authority, certificate, key, names, days)
        do {
            try Data(text.utf8).write(to: note, options: .atomic)
        } catch {
            throw .certificate(file: note.path, reason: "\(error.localizedDescription)")
        }
    }

    private static func make(_ authority: URL, _ certificate: URL, _ key: URL, _ names: [String], _ days: Int) throws(HTTP2Error) {
        let texts = names.map { strdup($0) }
        defer { texts.forEach { free($0) } }
        let pointers = texts.map { UnsafePointer($0) }
        let code = islet_make_certificates(authority.path, certificate.path, key.path, pointers, Int32(names.count), days)
        guard code == 0 else { throw .certificate(file: certificate.path, reason: "it could not be made") }
    }
}
