import Dispatch

/// A source of events about memory running short.
///
/// - Support: partial. It can be made, started and cancelled; no event comes: what takes too much memory is ended here.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
    /// What happened: nothing ever does.
    public var data: DispatchSource.MemoryPressureEvent { [] }
    /// What is watched.
    public var mask: DispatchSource.MemoryPressureEvent { .all }
}

extension DispatchSource: DispatchSourceMemoryPressure {
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    public class func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil) -> any DispatchSourceMemoryPressure {
        guard let source = makeUserDataAddSource(queue: queue) as? DispatchSource else { fatalError("a source of Dispatch is no DispatchSource") }
        return source
    }
}
