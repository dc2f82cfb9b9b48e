import Dispatch
import Foundation
import Glibc

/// Tells of changes of a file or folder. What every source does is asked for here once more: of the protocol of all sources, only the
/// system's own class does it.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
    func setEventHandler(handler: DispatchWorkItem)
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
    func setCancelHandler(handler: DispatchWorkItem)
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
    func setRegistrationHandler(handler: DispatchWorkItem)
    func cancel()
    func resume()
    func suspend()
    func activate()
    var isCancelled: Bool { get }

    /// The file's descriptor.
    var handle: Int32 { get }
    /// What happened since the handler was last called.
    var data: DispatchSource.FileSystemEvent { get }
    var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSourceFileSystemObject {
    public func setEventHandler(handler: DispatchSourceHandler?) { setEventHandler(qos: .unspecified, flags: [], handler: handler) }
    public func setCancelHandler(handler: DispatchSourceHandler?) { setCancelHandler(qos: .unspecified, flags: [], handler: handler) }
    public func setRegistrationHandler(handler: DispatchSourceHandler?) { setRegistrationHandler(qos: .unspecified, flags: [], handler: handler) }
}

extension DispatchSource {
    /// Watches the file or folder of a descriptor.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        FileSystemSource(fileDescriptor, eventMask, queue)
    }
}

/// Opening for events alone, which the kernel here does not tell from reading.
public let O_EVTONLY = O_RDONLY

/// Flags that `statfs` gives on Apple's systems.
public let MNT_RDONLY: Int32 = 0x1

/// Watches through the kernel's `inotify`, which is read as a file.
private final class FileSystemSource: DispatchSourceFileSystemObject, @unchecked Sendable {
    private let descriptor: Int32
    private let wanted: DispatchSource.FileSystemEvent
    private let events: Int32
    private let source: any DispatchSourceRead
    private let lock = NSLock()
    private var seen: DispatchSource.FileSystemEvent = []

    init(_ descriptor: Int32, _ wanted: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
        self.descriptor = descriptor
        self.wanted = wanted
        let watch = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        if watch < 0 || inotify_add_watch(watch, "/proc/self/fd/\(descriptor)", Self.mask(of: wanted)) < 0 {
            OverlayDiagnostics.report(.foundationUnsupported, "a file cannot be watched: \(String(cString: strerror(errno)))")
        }
        events = watch >= 0 ? watch : Self.silence()
        source = DispatchSource.makeReadSource(fileDescriptor: events, queue: queue)
        setCancelHandler(qos: .unspecified, flags: [], handler: nil)
    }

    var handle: Int32 { descriptor }
    var data: DispatchSource.FileSystemEvent { lock.withLock { seen } }
    var mask: DispatchSource.FileSystemEvent { wanted }
    var isCancelled: Bool { source.isCancelled }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setEventHandler(qos: qos, flags: flags) { [weak self] in
            if self?.readEvents() == true { handler?() }
        }
    }

    func setEventHandler(handler: DispatchWorkItem) { setEventHandler(qos: .unspecified, flags: []) { handler.perform() } }

    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setCancelHandler(qos: qos, flags: flags) { [events] in
            close(events)
            handler?()
        }
    }

    func setCancelHandler(handler: DispatchWorkItem) { setCancelHandler(qos: .unspecified, flags: []) { handler.perform() } }

    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }

    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    func activate() { source.activate() }

    /// A descriptor on which nothing ever happens, where the system gives no watch: a pipe whose other end stays open.
    private static func silence() -> Int32 {
        var ends: [Int32] = [-1, -1]
        return pipe(&ends) == 0 ? ends[0] : open("/dev/null", O_RDONLY)
    }

    /// Whether anything happened that is asked for.
    private func readEvents() -> Bool {
        var found: DispatchSource.FileSystemEvent = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: MemoryLayout<inotify_event>.alignment)
        defer { buffer.deallocate() }
        while true {
            let count = read(events, buffer.baseAddress, buffer.count)
            guard count > 0 else { break }
            var offset = 0
            while offset < count {
                let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
                found.formUnion(isGone ? .delete : Self.events(of: event.mask))
                offset += MemoryLayout<inotify_event>.size + Int(event.len)
            }
        }
        found.formIntersection(wanted)
        lock.withLock { seen = found }
        return !found.isEmpty
    }

    /// A file that is open is gone when no folder has it any more.
    private var isGone: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink == 0
    }

    private static var pairs: [(DispatchSource.FileSystemEvent, UInt32)] {
        let inside = [IN_MODIFY, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO].reduce(UInt32(0)) { $0 | UInt32($1) }
        return [
            (.delete, UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF)), (.write, inside), (.extend, UInt32(IN_MODIFY)), (.attrib, UInt32(IN_ATTRIB)),
            (.link, UInt32(IN_ATTRIB)), (.rename, UInt32(IN_MOVE_SELF)), (.revoke, UInt32(IN_UNMOUNT)),
        ]
    }

    private static func mask(of wanted: DispatchSource.FileSystemEvent) -> UInt32 {
        pairs.filter { wanted.contains($0.0) }.reduce(0) { $0 | $1.1 }
    }

    private static func events(of mask: UInt32) -> DispatchSource.FileSystemEvent {
        pairs.filter { $0.0 != .delete && mask & $0.1 != 0 }.reduce(into: []) { $0.formUnion($1.0) }
    }
}
