import Foundation

/// Choices that decide what of a project is read.
public struct ProjectOptions: Sendable, Equatable {
    /// Only the target of this name; nil: every widget extension, or the only target there is.
    public var target: String?
    /// The build configuration of an Xcode project.
    public var configuration: String
    /// Apps as well as extensions, when no target is named.
    public var includesApps: Bool
    /// Targets of unit tests in the place of programs.
    public var wantsTests: Bool
    /// The system every target is built for; nil: each target's own.
    public var platform: TargetPlatform?
    /// Where packages come from that a project refers to by address.
    public var packages: PackageSources
    /// Folders with modules that stand for ones that cannot be had: `Name.swift`, or a folder `Name` of Swift files.
    public var stubs: [URL]

    public init(
        target: String? = nil, configuration: String = "Debug", includesApps: Bool = false, wantsTests: Bool = false, platform: TargetPlatform? = nil,
        packages: PackageSources = PackageSources(), stubs: [URL] = []
    ) {
        self.target = target
        self.configuration = configuration
        self.includesApps = includesApps
        self.wantsTests = wantsTests
        self.platform = platform
        self.packages = packages
        self.stubs = stubs
    }
}
