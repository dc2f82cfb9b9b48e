import Foundation
import Painter
import Snapshot
import WidgetSystem

/// What the pages are sent.
extension PreviewSession {
    /// Sends each page what it does not show yet.
    func show() throws {
        try composeIfNeeded()
        guard pages.values.contains(where: { $0.isGreeted && takesMessage($0) }) else { return }
        let state = state()
        for connection in pages.keys.sorted() { try show(state, to: connection) }
    }

    /// What is seen of the screen now.
    private var shown: Snapshot? {
        guard let screen else { return nil }
        return motion.map { $0.frame(at: seconds) } ?? screen.scene.snapshot
    }

    /// Ends a motion whose time is up.
    private func endMotion() {
        guard let motion, motion.isOver(at: seconds), var screen else { return }
        self.motion = nil
        if pages.values.contains(where: \.takesLayers) { screen.layers = ScreenLayers(screen) }
        self.screen = screen
    }

    func composeIfNeeded() throws {
        endMotion()
        let minute = Int(driver.now.timeIntervalSince1970 / 60)
        guard isChanged || minute != composedMinute else { return }
        var composer = PreviewComposer(setup: setup, programs: programs, driver: driver, place: place, look: look)
        (composer.style, composer.controlSizes) = (style, controlSizes)
        var composed = try composer.compose(&shelf, window: window)
        let isMoved = composedPlace == place && clock.isPlaying && driver.settings.accessibility?.contains("reduceMotion") != true
        motion = isMoved ? shown.flatMap { ScreenMotion(from: $0, to: composed.scene.snapshot, at: seconds) } : nil
        composedPlace = place
        if motion == nil, pages.values.contains(where: \.takesLayers) { composed.layers = ScreenLayers(composed) }
        screen = composed
        (isChanged, composedMinute) = (false, minute)
        for connection in pages.keys { try follow(connection) }
    }

    /// Finds out what of a page's picture follows the clock.
    private func follow(_ connection: UInt64) throws {
        guard let scale = pages[connection]?.scale, let screen, pages[connection]?.layers == nil else { return }
        pages[connection]?.clocks = ClockPart.parts(of: screen.scene.snapshot, scale: scale)
    }

    private func show(_ state: [String: Data], to connection: UInt64) throws {
        guard var page = pages[connection], page.isGreeted, takesMessage(page) else { return }
        var message = FrameMessage(revision: 0)
        message.sections = page.link.changes(to: state)
        if page.ledgerLines != log.lines.count {
            message.sections["ledger"] = SessionReply.encode(try Tail(log.lines, after: page.ledgerLines))
            page.ledgerLines = log.lines.count
        }
        if page.outputLines != log.output.count {
            message.sections["output"] = SessionReply.encode(Tail(log.output, after: page.outputLines))
            page.outputLines = log.output.count
        }
        if let scale = page.scale, let screen { try paint(screen, scale: scale, for: &page, into: &message) }
        if !message.isEmpty {
            message.revision = page.link.next()
            message.seconds = seconds
            if connection == TraceRecorder.connection { keep(message, of: &page) } else { reply(message.encoded(), to: connection) }
        }
        pages[connection] = page
    }

    /// Lines that a page does not have; all of them where they are others.
    private struct Tail<Line: Encodable>: Encodable {
        var from: Int
        var lines: [Line]

        init(_ all: [Line], after count: Int) {
            from = count <= all.count ? count : 0
            lines = Array(all[from...])
        }

        /// The latest of those that are at hand.
        init(_ all: LedgerFile, after count: Int) throws where Line == PreviewLog.Line {
            from = max(count <= all.count ? count : 0, all.count - LedgerFile.atHand)
            lines = try all.lines(from: from)
        }
    }

    private func paint(_ screen: PreviewComposer.Screen, scale: Double, for page: inout PreviewPage, into message: inout FrameMessage) throws {
        let snapshot = shown ?? screen.scene.snapshot
        let moment = driver.now
        let size = [Int((snapshot.size.width * scale).rounded()), Int((snapshot.size.height * scale).rounded())]
        if page.takesLayers, let layers = screen.layers {
            let shown = PageLayers(layers, of: snapshot, scale: scale, at: moment)
            let parts = shown.parts(after: page.layers, painted: page.painted)
            message.isMoved = shown.scrolled != page.layers?.scrolled
            for part in parts { try paint(part.snapshot, part.region, part.layer, scale, at: part.origin, into: &message) }
            if message.isPainted { (message.size, message.scrolled, page.painted) = (size, shown.scrolled, moment) }
            (page.layers, page.shown, page.clocks) = (shown, nil, shown.clocks)
            return
        }
        // Clocks of layers count from the corner of what is scrolled.
        if page.layers != nil || (page.clocks.isEmpty && page.shown == nil) { page.clocks = ClockPart.parts(of: snapshot, scale: scale) }
        let regions = page.regions(of: snapshot, at: moment, scale: scale)
        for region in regions { try paint(snapshot, region, nil, scale, at: .zero, into: &message) }
        (page.shown, page.layers) = (snapshot, nil)
        if !regions.isEmpty { (message.size, page.painted) = (size, moment) }
    }

    /// - Parameter origin: Where the layer's picture begins, in pixels.
    private func paint(
        _ snapshot: Snapshot, _ region: CGRect, _ layer: FrameMessage.Patch.Layer?, _ scale: Double, at origin: CGPoint,
        into message: inout FrameMessage
    ) throws {
        var options = PaintOptions(scale: scale, base: .none)
        options.region = region
        let picture = try painter.png(snapshot, at: driver.now, options: options)
        let patch = FrameMessage.Patch(
            x: Int(region.minX + origin.x), y: Int(region.minY + origin.y), width: Int(region.width), height: Int(region.height),
            bytes: picture.count, layer: layer)
        message.patches.append((patch, picture))
    }
}
