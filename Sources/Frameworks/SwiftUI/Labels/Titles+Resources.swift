import FoundationOverlay
import ViewEngine

// Controls whose title is a localized string that a program holds as a value.
extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: Text(titleResource), icon: Image(name))
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: Text(titleResource), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: Text(titleResource), icon: Image(resource))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(label: SwiftUI.Label(titleResource, systemImage: systemImage), role: role, action: action) }

    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(label: SwiftUI.Label(titleResource, image: image), role: role, action: action) }
}

extension Button where Label == DefaultButtonLabel {
    /// With the symbol that the system has for the role.
    public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(label: DefaultButtonLabel(role: role), role: role, action: action)
    }
}

/// The label that the system gives a button by its role.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View {
        switch role {
        case .close, .cancel: SwiftUI.Label("Close", systemImage: "xmark")
        case .confirm: SwiftUI.Label("Done", systemImage: "checkmark")
        default: SwiftUI.Label("Delete", systemImage: "trash")
        }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(label: SwiftUI.Label(titleResource, systemImage: systemImage), isOn: isOn)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
        self.init(label: SwiftUI.Label(titleResource, image: image), isOn: isOn)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload
    @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView())
    }
}

extension GroupBox where Label == Text {
    @_disfavoredOverload
    @MainActor @preconcurrency public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleResource), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(label: Text(titleResource), content: Text(value))
    }

    @_disfavoredOverload
    public nonisolated init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleResource), content: Text(value, format: format))
    }
}

extension View {
    @_disfavoredOverload
    public nonisolated func navigationTitle(_ title: LocalizedStringResource) -> some View { navigationTitle(Text(title)) }
    /// - Support: accepted, without effect: there is no pointer that asks for help.
    @_disfavoredOverload
    public nonisolated func help(_ text: LocalizedStringResource) -> some View { self }
}
