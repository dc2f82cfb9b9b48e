import ActivityKit

/// Makes the system of a program that no host runs; ActivityKit finds it by this name when the library holds it.
@_cdecl("islet_standalone_activity_backend")
public func _standaloneActivityBackend() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(StandaloneActivityBackend(InProcessActivityBackend())).toOpaque()
}
