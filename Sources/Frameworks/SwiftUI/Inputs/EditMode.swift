import FoundationOverlay
import ViewEngine

/// Whether the rows of a list can be edited.
public enum EditMode: Sendable, Hashable {
    case inactive
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// - Support: works in a running app: every screen of a navigation view has one of its own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that switches editing on and off.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct EditButton {
    @Environment(\.editMode) private var mode

    public init() {}
}

extension EditButton: View {
    public var body: some View {
        AppOnlyView("EditButton") {
            Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
                guard let mode else { return }
                mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
            }
        }
    }
}

/// A button that renames what is selected. Nothing is renamed.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct RenameButton {
    public init() {}
}

extension RenameButton: View {
    public var body: some View { AppOnlyView("RenameButton") { Label("Rename", systemImage: "pencil").foregroundStyle(TintShapeStyle()) } }
}
