import Foundation
import IsletCommand

/// Runs islet and keeps what it writes.
final class Recorder: @unchecked Sendable {
    // The lock guards the texts.
    private let lock = NSLock()
    private var texts = ["", ""]

    var output: String { lock.withLock { texts[0] } }
    var errors: String { lock.withLock { texts[1] } }

    var console: Console { Console { text, isError in self.lock.withLock { self.texts[isError ? 1 : 0] += text } } }

    func run(_ words: String...) -> ExitCode { Islet.run(words, console: console) }
}
