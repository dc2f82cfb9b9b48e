/// Choices that decide what of a project is read.
public struct ProjectOptions: Sendable, Equatable {
    /// Only the target of this name; nil: every widget extension, or the only target there is.
    public var target: String?
    /// The build configuration of an Xcode project.
    public var configuration: String
    /// Apps as well as extensions, when no target is named.
    public var includesApps: Bool

    public init(target: String? = nil, configuration: String = "Debug", includesApps: Bool = false) {
        self.target = target
        self.configuration = configuration
        self.includesApps = includesApps
    }
}
