import Observation

/// Knows who reads a value that is kept outside of observable objects, so that what was made from it can be made again.
public final class ReadTracking: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    /// What readers are noted under; it says nothing.
    private var token: Void { () }

    public init() {}

    /// Notes that the value is read where reads are tracked.
    public func read() { registrar.access(self, keyPath: \.token) }

    /// Tells everyone who has read the value that it is another one now.
    public func tell() { registrar.withMutation(of: self, keyPath: \.token) {} }
}
