import Foundation

/// A module in C or C++, or one that the system's headers and libraries make up.
public struct NativeModule: Sendable, Equatable {
    /// C and C++ files; empty for a module of the system.
    public var sources: [URL] = []
    /// Where the headers lie that others include.
    public var headers: URL?
    /// A module map that is there already.
    public var moduleMap: URL?
    /// Folders its own sources look for headers in.
    public var searchPaths: [URL] = []
    /// Names given with `-D`.
    public var definitions: [String] = []
    public var libraries: [String] = []
    /// The name `pkg-config` knows a module of the system by.
    public var pkgConfig: String?
    /// What has to be installed for it, as the package says.
    public var hint: String?

    public init() {}
}
