import FoundationOverlay

extension Button where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(titleKey), role: nil, action: action)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(titleResource), role: nil, action: action)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(title), role: nil, action: action)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(titleKey), role: role, action: action)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(titleResource), role: role, action: action)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(title), role: role, action: action)
    }
}
