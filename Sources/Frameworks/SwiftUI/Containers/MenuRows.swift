import ViewEngine

private enum InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MenuPartKey: ContainerValueKey { static var defaultValue: MenuPart { .row } }

/// What a view is in a menu.
enum MenuPart {
    case row
    /// The title of the rows that follow.
    case title
    /// What parts groups of rows.
    case separator
}

extension EnvironmentValues {
    /// Whether views are rows of an open menu.
    var isInMenu: Bool {
        get { self[InMenuKey.self] }
        set { self[InMenuKey.self] = newValue }
    }
}

extension ContainerValues {
    var menuPart: MenuPart {
        get { self[MenuPartKey.self] }
        set { self[MenuPartKey.self] = newValue }
    }
}

/// Parts groups of rows.
struct MenuSeparator: View {
    var body: some View { Color.clear.containerValue(\.menuPart, .separator) }
}

/// A group of rows, with what stands above it.
struct MenuGroup: View {
    let title: AnyView?
    let rows: AnyView

    var body: some View {
        MenuSeparator()
        if let title { title.font(.footnote).foregroundStyle(.secondary).containerValue(\.menuPart, .title) }
        rows
        MenuSeparator()
    }
}

/// A row that is on or off: checked where it is on.
struct MenuCheckRow: View {
    let isOn: Bool
    let label: AnyView

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "checkmark").fontWeight(.semibold).opacity(isOn ? 1 : 0).accessibilityHidden(true)
            label
        }
    }
}

/// Toggles of a menu.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuCheckRow(isOn: configuration.isOn, label: AnyView(configuration.label)).frame(maxWidth: .infinity, alignment: .leading)
    }
}
