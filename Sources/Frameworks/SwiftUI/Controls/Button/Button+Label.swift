import FoundationOverlay

extension Button where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), role: nil, action: action)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(label: SwiftUI.Label(title, systemImage: systemImage), role: nil, action: action)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(label: SwiftUI.Label(titleKey, image: image), role: nil, action: action)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(label: SwiftUI.Label(title, image: image), role: nil, action: action)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), role: role, action: action)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(label: SwiftUI.Label(title, systemImage: systemImage), role: role, action: action)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(label: SwiftUI.Label(titleKey, image: image), role: role, action: action)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(label: SwiftUI.Label(title, image: image), role: role, action: action)
    }
}
