import Foundation

/// News of the device for a page: what changed in its state, and the parts of the screen that are painted anew. A binary message: the length
/// of the header as a 32-bit big-endian number, the header as JSON, the pictures one after the other.
struct FrameMessage {
    /// A part of the screen. Whole pixels.
    struct Patch: Encodable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        /// Bytes of its picture, a PNG file.
        var bytes: Int
    }

    private struct Header: Encodable {
        var revision: Int
        var seconds: Double
        /// Size of the whole screen in pixels; nil where nothing is painted.
        var size: [Int]?
        var patches: [Patch]
    }

    var revision: Int
    /// Real seconds since the session began.
    var seconds = 0.0
    var size: [Int]?
    var patches: [(patch: Patch, picture: Data)] = []
    /// Sections of the state that changed, as JSON.
    var sections: [String: Data] = [:]

    var isEmpty: Bool { patches.isEmpty && sections.isEmpty }

    func encoded() -> Data {
        var header = SessionReply.encode(
            Header(revision: revision, seconds: seconds, size: patches.isEmpty ? nil : size, patches: patches.map(\.patch)))
        header.removeLast()
        header.append(Data(",\"state\":{".utf8))
        for (place, section) in sections.sorted(by: { $0.key < $1.key }).enumerated() {
            header.append(Data("\(place == 0 ? "" : ",")\"\(section.key)\":".utf8))
            header.append(section.value)
        }
        header.append(Data("}}".utf8))
        var message = Data(withUnsafeBytes(of: UInt32(header.count).bigEndian) { Data($0) })
        message.append(header)
        for (_, picture) in patches { message.append(picture) }
        return message
    }
}
