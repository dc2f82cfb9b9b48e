import Glibc

/// The backend of a program that no host runs, handed in by the module that has a system of its own.
public final class StandaloneActivityBackend: Sendable {
    let backend: any ActivityBackend

    public init(_ backend: any ActivityBackend) { self.backend = backend }

    /// What the program is linked with; nil where no module of it offers a system.
    static var linked: (any ActivityBackend)? {
        guard let symbol = dlsym(nil, "islet_standalone_activity_backend") else { return nil }
        typealias Make = @convention(c) () -> UnsafeMutableRawPointer
        return Unmanaged<StandaloneActivityBackend>.fromOpaque(unsafeBitCast(symbol, to: Make.self)()).takeRetainedValue().backend
    }
}
