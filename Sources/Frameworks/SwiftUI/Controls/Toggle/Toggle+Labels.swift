import FoundationOverlay

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(label: Text(titleKey), isOn: isOn) }
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(label: Text(titleResource), isOn: isOn) }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(label: Text(title), isOn: isOn) }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), isOn: isOn)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(label: SwiftUI.Label(title, systemImage: systemImage), isOn: isOn)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(label: SwiftUI.Label(titleKey, image: image), isOn: isOn)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(label: SwiftUI.Label(title, image: image), isOn: isOn)
    }
}
