import FoundationOverlay
import ViewEngine

/// A message over the screen, in the first form of the API.
public struct Alert {
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: nil, action: action) }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: .cancel, action: action) }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }

        @MainActor fileprivate var view: some View {
            SwiftUI.Button(role: role) {
                action?()
            } label: {
                label
            }
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, [dismissButton].compactMap { $0 })
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
}

/// A choice at the lower edge of the screen, in the first form of the API.
public struct ActionSheet {
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// - Support: works in a running app; without effect in an archived view, over which nothing is presented.
extension View {
    @available(iOS, deprecated: 100000)
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        nonisolated(unsafe) let alert = isPresented.wrappedValue ? content() : nil
        return presenting(.alert, isPresented: isPresented) { alert.map { AnyView(AlertCard(content: $0.content)) } ?? AnyView(EmptyView()) }
    }

    @available(iOS, deprecated: 100000)
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        nonisolated(unsafe) let alert = item.wrappedValue.map(content)
        return presenting(.alert, item: item) { _ in alert.map { AnyView(AlertCard(content: $0.content)) } ?? AnyView(EmptyView()) }
    }

    @available(iOS, deprecated: 100000)
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        nonisolated(unsafe) let sheet = isPresented.wrappedValue ? content() : nil
        return presenting(.dialog, isPresented: isPresented) { sheet.map { AnyView(DialogCard(content: $0.content)) } ?? AnyView(EmptyView()) }
    }

    @available(iOS, deprecated: 100000)
    public nonisolated func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        nonisolated(unsafe) let sheet = item.wrappedValue.map(content)
        return presenting(.dialog, item: item) { _ in sheet.map { AnyView(DialogCard(content: $0.content)) } ?? AnyView(EmptyView()) }
    }
}

extension Alert {
    @MainActor fileprivate var content: DialogContent { .init(title, message, buttons) }
}

extension ActionSheet {
    @MainActor fileprivate var content: DialogContent { .init(title, message, buttons) }
}

extension DialogContent {
    fileprivate init(_ title: Text, _ message: Text?, _ buttons: [Alert.Button]) {
        let actions = ForEach(buttons.indices, id: \.self) { buttons[$0].view }
        self.init(title: AnyView(title), message: message.map { AnyView($0) }, actions: AnyView(actions))
    }
}
