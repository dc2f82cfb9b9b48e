import Foundation

/// Recording what happens, to be looked at later.
extension PreviewSession {
    struct Recording: Decodable { var on: Bool }

    /// What was recorded, as a page.
    struct Recorded: Encodable { var html: String }

    /// Records from now on; what was recorded before is forgotten.
    public func startRecording() {
        recorder = TraceRecorder()
        var page = PreviewPage(connection: TraceRecorder.connection)
        (page.isGreeted, page.scale) = (true, TraceRecorder.scale)
        pages[TraceRecorder.connection] = page
    }

    /// The recorded page; nil where nothing is recorded.
    public func trace() throws -> Data? {
        guard let recorder else { return nil }
        return TraceDocument(
            device: DeviceSection(setup), sources: programs?.sources() ?? [],
            steps: steps.map { TraceDocument.Step(time: ($0.date.timeIntervalSince1970 * 1000).rounded(), step: $0.step) },
            ledger: try log.lines.lines(),
            output: log.output, frames: recorder.frames, isFull: recorder.isFull
        ).html()
    }

    func record(_ asked: Recording) throws -> any Encodable {
        if asked.on {
            startRecording()
            return Done()
        }
        guard let page = try trace() else { throw SessionRefusal(id: nil, .notPossible, "nothing is recorded") }
        recorder = nil
        pages[TraceRecorder.connection] = nil
        return Recorded(html: String(decoding: page, as: UTF8.self))
    }

    /// Whether a page takes another message now. The recorder takes a step at once, and what ticks now and then.
    func takesMessage(_ page: PreviewPage) -> Bool {
        guard page.connection == TraceRecorder.connection, let last = recorder?.frames.last else { return page.link.isReady }
        return seconds - last.seconds >= TraceRecorder.pause || steps.last.map { $0.date.timeIntervalSince1970 * 1000 >= last.moment } == true
    }

    /// Keeps a message of the recorder, which has shown it at once.
    func keep(_ message: FrameMessage, of page: inout PreviewPage) {
        recorder?.add(message, at: driver.now)
        page.link.hasShown(message.revision)
        if (recorder?.frames.count ?? 0) % TraceRecorder.whole == 0 { page.shown = nil }
    }
}
