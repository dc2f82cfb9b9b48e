import FoundationOverlay
import SwiftUI

extension AccessoryWidgetGroup where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(titleKey) }, content: content)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(titleResource) }, content: content)
    }

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(title) }, content: content)
    }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, content: content)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleResource, systemImage: systemImage) }, content: content)
    }

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(title, systemImage: systemImage) }, content: content)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleKey, image: image) }, content: content)
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(titleResource, image: image) }, content: content)
    }

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUI.Label(title, image: image) }, content: content)
    }
}
