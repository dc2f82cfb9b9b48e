import ExtensionRuntime
import FoundationOverlay

#if canImport(Glibc)
    import Glibc
#endif

/// The previews and other declarations that the build tool found in the sources.
@MainActor
public final class PreviewRegistry {
    public static let shared = PreviewRegistry()

    private var registrations: [@MainActor (inout ExtensionContents) -> Void] = []

    /// Adds something to what the program offers.
    public func add(_ register: @escaping @MainActor (inout ExtensionContents) -> Void) {
        registrations.append(register)
    }

    /// Runs the registrations that the build tool generated into the program, then everything that was added.
    func registerAll(_ contents: inout ExtensionContents) {
        if let symbol = dlsym(nil, "islet_register") {
            unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
        }
        for register in registrations { register(&contents) }
    }
}
