import Foundation

/// A pipe by which one thread wakes another that polls.
final class Waker: Sendable {
    /// Readable when somebody called ``wake()`` since ``clear()``.
    let reader: Int32
    private let writer: Int32

    init() throws(DeviceDriverError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .socket(path: "pipe", reason: String(cString: strerror(errno))) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (reader, writer) = (ends[0], ends[1])
    }

    deinit {
        close(reader)
        close(writer)
    }

    /// A pipe that is full wakes as well as one that takes another byte.
    func wake() {
        var byte: UInt8 = 0
        _ = write(writer, &byte, 1)
    }

    func clear() {
        var buffer = [UInt8](repeating: 0, count: 64)
        while read(reader, &buffer, buffer.count) > 0 {}
    }
}
