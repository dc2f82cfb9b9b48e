import Foundation
import Synchronization

/// Watches files for writes by any process, on one thread for the whole process.
///
/// The kernel tells of writes (inotify). Where it will not, because its watches are used up, every handler is called ten times
/// a second; a handler looks for itself whether there is something new.
public final class _ChangeWatcher: Sendable {
    public static let shared = _ChangeWatcher()

    public typealias Handler = @Sendable () -> Void

    private struct State {
        var handlers: [Int: (watch: Int32?, handler: Handler)] = [:]
        var next = 0
        var isRunning = false
    }

    private static let pollingInterval: Int32 = 100
    private let state = Mutex(State())
    private let notifier = inotify_init1(Int32(IN_CLOEXEC))
    /// Wakes the thread when it has to begin asking by itself.
    private let alarm = _ChangeWatcher.makePipe()

    /// A watch; it ends when it is let go of.
    public final class Token: Sendable {
        private let watcher: _ChangeWatcher
        private let number: Int

        init(watcher: _ChangeWatcher, number: Int) {
            self.watcher = watcher
            self.number = number
        }

        deinit { watcher.remove(number) }
    }

    /// Calls `handler` on the watcher's thread after each write to a file that exists.
    public func watch(_ file: URL, _ handler: @escaping Handler) -> Token {
        let (number, mustStart) = state.withLock { state in
            let watch = notifier < 0 ? -1 : inotify_add_watch(notifier, file.path, UInt32(IN_MODIFY))
            state.next += 1
            state.handlers[state.next] = (watch < 0 ? nil : watch, handler)
            defer { state.isRunning = true }
            return (state.next, !state.isRunning)
        }
        if mustStart {
            let thread = Thread { [self] in run() }
            thread.stackSize = 1 << 20
            thread.start()
        } else {
            var byte: UInt8 = 1
            _ = write(alarm.writing, &byte, 1)
        }
        return Token(watcher: self, number: number)
    }

    private func remove(_ number: Int) {
        state.withLock { state in
            guard let removed = state.handlers.removeValue(forKey: number), let watch = removed.watch else { return }
            if !state.handlers.values.contains(where: { $0.watch == watch }) { inotify_rm_watch(notifier, watch) }
        }
    }

    private func run() {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            var polled = [notifier, alarm.reading].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let mustPoll = state.withLock { $0.handlers.values.contains { $0.watch == nil } }
            _ = poll(&polled, 2, mustPoll ? Self.pollingInterval : -1)
            if polled[1].revents != 0 { _ = read(alarm.reading, &buffer, buffer.count) }
            var written: Set<Int32> = []
            if polled[0].revents != 0 {
                let length = read(notifier, &buffer, buffer.count)
                if length > 0 { written = Self.watches(in: buffer[0..<length]) }
            }
            for handler in handlers(of: written) { handler() }
        }
    }

    private static func makePipe() -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }

    private func handlers(of written: Set<Int32>) -> [Handler] {
        state.withLock { state in
            state.handlers.sorted { $0.key < $1.key }.map(\.value).filter { $0.watch.map(written.contains) ?? true }.map(\.handler)
        }
    }

    /// The watches named in what the kernel wrote: descriptor, mask, cookie and the length of a name, then the name.
    private static func watches(in bytes: ArraySlice<UInt8>) -> Set<Int32> {
        let head = MemoryLayout<inotify_event>.size
        var found: Set<Int32> = []
        var rest = bytes
        while rest.count >= head {
            let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
            found.insert(event.wd)
            rest = rest.dropFirst(head + Int(event.len))
        }
        return found
    }
}
