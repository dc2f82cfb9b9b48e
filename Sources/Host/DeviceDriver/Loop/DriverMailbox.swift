import Synchronization

/// What other threads have to say to the loop.
enum DriverLetter: Sendable {
    case stop
    /// What came of work in a process.
    case process(ProcessLetter)
    /// Something to do on the thread of the driver.
    case carryOut(@Sendable (DeviceDriver) throws(DeviceDriverError) -> Void)
}

/// Letters to the loop, which they wake.
final class DriverMailbox: Sendable {
    private let letters = Mutex<[DriverLetter]>([])
    private let waker: Waker

    init() throws(DeviceDriverError) { waker = try Waker() }

    /// Readable when letters wait.
    var reader: Int32 { waker.reader }

    func send(_ letter: DriverLetter) {
        let isFirst = letters.withLock { letters in
            letters.append(letter)
            return letters.count == 1
        }
        if isFirst { waker.wake() }
    }

    func takeAll() -> [DriverLetter] {
        waker.clear()
        return letters.withLock { letters in
            defer { letters = [] }
            return letters
        }
    }
}
