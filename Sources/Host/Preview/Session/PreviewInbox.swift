import DeviceDriver
import Foundation
import Synchronization
import WebServer

/// What others have to say to a session.
enum PreviewLetter: Sendable {
    case opened(UInt64)
    case closed(UInt64)
    case message(UInt64, WebMessage)
    case build(PreviewBuild)
    case push(PushArrival)
    case look(@Sendable (DeviceDriver) -> Void)
    case stop
}

/// Letters to a session, which they wake.
final class PreviewInbox: Sendable {
    private let letters = Mutex<[PreviewLetter]>([])
    private let bell = DispatchSemaphore(value: 0)

    func send(_ letter: PreviewLetter) {
        letters.withLock { $0.append(letter) }
        bell.signal()
    }

    /// Waits for letters, so many seconds at most.
    func wait(seconds: Double) { _ = bell.wait(timeout: .now() + seconds) }

    func takeAll() -> [PreviewLetter] {
        letters.withLock { letters in
            defer { letters = [] }
            return letters
        }
    }
}
