import Foundation

/// Takes what a page would show, so that it can be looked at later without Islet.
struct TraceRecorder {
    /// A moment of the screen, and what changed since the one before.
    struct Frame: Encodable {
        struct Patch: Encodable {
            var x: Int
            var y: Int
            var width: Int
            var height: Int
            /// PNG in base64.
            var png: String
        }

        /// Of the device, in milliseconds since 1970.
        var moment: Double
        /// Real seconds since the session began.
        var seconds: Double
        /// Of the whole screen in pixels, where something is painted.
        var size: [Int]?
        var patches: [Patch]
        var state: [String: RawJSON]
    }

    /// The number of the recorder among the pages; the server counts its connections from below.
    static let connection = UInt64.max
    /// Pixels per point.
    static let scale = 2.0
    /// The shortest time between two frames, in seconds.
    static let pause = 0.2
    /// After so many frames one holds the whole screen again, so that a viewer need not paint from the beginning.
    static let whole = 50
    /// Bytes of pictures that are kept; what comes later is left out.
    static let mostBytes = 48 << 20
    /// Sections that say what the device and the programs did; the ledger is kept once, at the end.
    private static let sections: Set = ["screen", "activities", "build", "diagnostics", "widgets", "settings"]

    private(set) var frames: [Frame] = []
    private(set) var bytes = 0
    /// Whether something was left out because there was too much.
    private(set) var isFull = false

    mutating func add(_ message: FrameMessage, at date: Date) {
        let size = message.patches.reduce(0) { $0 + $1.picture.count }
        guard bytes + size <= Self.mostBytes else {
            isFull = true
            return
        }
        bytes += size
        frames.append(
            Frame(
                moment: (date.timeIntervalSince1970 * 1000).rounded(), seconds: message.seconds, size: message.patches.isEmpty ? nil : message.size,
                patches: message.patches.map { patch, picture in
                    Frame.Patch(x: patch.x, y: patch.y, width: patch.width, height: patch.height, png: picture.base64EncodedString())
                },
                state: message.sections.filter { Self.sections.contains($0.key) }.mapValues { RawJSON(data: $0) }))
    }
}
