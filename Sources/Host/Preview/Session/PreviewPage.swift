import Foundation
import Painter
import Snapshot

/// A page, or a program, that is connected to a session.
struct PreviewPage {
    let connection: UInt64
    var link = PageLink()
    /// Whether it has said who it is.
    var isGreeted = false
    /// Pixels per point of the pictures it wants; nil where it wants none.
    var scale: Double?
    /// Whether it moves what is scrolled by itself.
    var takesLayers = false
    /// What it shows.
    var shown: Snapshot?
    /// What it shows in layers; nil where the screen is one picture.
    var layers: PageLayers?
    var painted = Date.distantPast
    /// Lines of the ledger, and of programs' output, that it has.
    var ledgerLines = 0
    var outputLines = 0
    /// What of its picture follows the clock.
    var clocks: [ClockPart] = []

    init(connection: UInt64) { self.connection = connection }

    /// The whole picture is painted the next time.
    mutating func forgetPicture() { (shown, layers, clocks) = (nil, nil, []) }

    /// Pixels to be painted so that it shows a snapshot at a moment.
    func regions(of snapshot: Snapshot, at moment: Date, scale: Double) -> [CGRect] {
        guard let shown else {
            return [CGRect(x: 0, y: 0, width: (snapshot.size.width * scale).rounded(), height: (snapshot.size.height * scale).rounded())]
        }
        let ticking = clocks.filter { painted > moment || $0.nextChange(after: painted) <= moment }.map(\.region)
        return SnapshotChanges.merged(SnapshotChanges(from: shown, to: snapshot, scale: scale).regions + ticking)
    }
}
