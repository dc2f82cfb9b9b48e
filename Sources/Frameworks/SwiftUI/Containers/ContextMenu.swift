import FoundationOverlay
import Metrics
import ViewEngine

/// A menu of a view that is touched and held.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// A menu that opens in a running app when the view is touched and held.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        nonisolated(unsafe) let items = menuItems()
        let make: @MainActor () -> AnyView = { AnyView(items) }
        return modifier(HeldMenu(items: make))
    }
    /// A menu that opens in a running app when the view is touched and held. The view itself stays its preview.
    public nonisolated func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { contextMenu(menuItems: menuItems) }
    @available(iOS, deprecated: 100000)
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        nonisolated(unsafe) let items = contextMenu.map { AnyView($0.items) }
        let make: @MainActor () -> AnyView = { items ?? AnyView(EmptyView()) }
        return modifier(HeldMenu(items: items == nil ? nil : make))
    }
}

private struct HeldMenu: ViewModifier {
    let items: (@MainActor () -> AnyView)?
    @State private var isOpen = false

    nonisolated init(items: (@MainActor () -> AnyView)?) { self.items = items }

    func body(content: Content) -> some View {
        let press = LongPressGesture(minimumDuration: GestureMetrics.shared.menuPress).onEnded { _ in isOpen = true }
        let card = items?() ?? AnyView(EmptyView())
        let open: @MainActor () -> Void = { isOpen = true }
        return content.following(press, named: "contextMenu", isEnabled: items != nil)
            .changingRowActions { if items != nil { $0.openMenu = open } }
            .presenting(.menu, isPresented: $isOpen) { AnyView(MenuCard(content: card)) }
    }
}
