import FoundationOverlay
import ViewEngine

/// Content that can be opened and closed.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct DisclosureGroup<Label: View, Content: View> {
    let label: Label
    let content: Content
    let isExpanded: Bool
}

extension DisclosureGroup: View {
    @MainActor @preconcurrency public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), isExpanded: false)
    }

    @MainActor @preconcurrency
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), isExpanded: isExpanded.wrappedValue)
    }

    public var body: some View {
        AppOnlyView("DisclosureGroup") {
            VStack(alignment: .leading) {
                HStack {
                    label
                    Spacer()
                    Image(systemName: isExpanded ? "chevron.down" : "chevron.right").foregroundStyle(TintShapeStyle())
                }
                if isExpanded { content }
            }
        }
    }
}

extension DisclosureGroup where Label == Text {
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), content: content(), isExpanded: false)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(title), content: content(), isExpanded: false)
    }

    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), content: content(), isExpanded: isExpanded.wrappedValue)
    }
}

/// Controls that belong together.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct ControlGroup<Content: View> {
    let content: Content
}

extension ControlGroup: View {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { AppOnlyView("ControlGroup") { HStack { content } } }
}

/// Controls that appear when a button is tapped. Only the button is shown.
/// - Support: partial: drawn in an app's window, and does not react; in a widget a yellow sign is drawn, as on a device.
public struct Menu<Label: View, Content: View> {
    let label: Label
}

extension Menu: View {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: label()) }

    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
        self.init(label: label())
    }

    public var body: some View { AppOnlyView("Menu") { label.foregroundStyle(TintShapeStyle()) } }
}

extension Menu where Label == Text {
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: Text(titleKey)) }
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: Text(title)) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
}
