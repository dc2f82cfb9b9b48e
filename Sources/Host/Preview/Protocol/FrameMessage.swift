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
        /// Nil for the screen, or what lies below the content that the page scrolls.
        var layer: Layer?

        enum Layer: String, Encodable { case content, over }
    }

    /// What the page scrolls by itself. Whole pixels.
    struct Scrolled: Encodable, Hashable {
        /// The region.
        var target: String
        /// Left, top, width and height of where the content is seen on the screen.
        var clip: [Int]
        /// Left, top, width and height of the part of the content that is painted, from the content's corner.
        var window: [Int]
        /// The pixel of the content in the corner of `clip`.
        var offset: [Int]
        /// The same in points, and the largest there is.
        var points: [Double]
        var most: [Double]
        /// Pixels per point.
        var scale: Double
    }

    private struct Header: Encodable {
        var revision: Int
        var seconds: Double
        /// Size of the whole screen in pixels; nil where nothing is painted.
        var size: [Int]?
        var patches: [Patch]
        var scrolled: Scrolled?
    }

    var revision: Int
    /// Real seconds since the session began.
    var seconds = 0.0
    var size: [Int]?
    var patches: [(patch: Patch, picture: Data)] = []
    /// What the page scrolls by itself, where it paints anything.
    var scrolled: Scrolled?
    /// Sections of the state that changed, as JSON.
    var sections: [String: Data] = [:]

    /// Whether the content is seen at another place.
    var isMoved = false
    /// Whether the picture is another one.
    var isPainted: Bool { isMoved || !patches.isEmpty }

    var isEmpty: Bool { !isPainted && sections.isEmpty }

    func encoded() -> Data {
        var header = SessionReply.encode(
            Header(revision: revision, seconds: seconds, size: isPainted ? size : nil, patches: patches.map(\.patch), scrolled: scrolled))
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
