/// How large the rows of sidebars are, as a person chose it on a Mac.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

extension EnvironmentValues {
    /// Medium: widgets have no sidebars.
    public var sidebarRowSize: SidebarRowSize { .medium }
}
