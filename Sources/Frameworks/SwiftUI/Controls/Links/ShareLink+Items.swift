import FoundationOverlay

/// What a share sheet shows of an item.
/// - Support: accepted, without effect: no share sheet opens.
public struct SharePreview<Image, Icon> {
    fileprivate init() {}
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init() }
    public init(_ titleResource: LocalizedStringResource) { self.init() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init() }
    public init(_ title: Text) { self.init() }
}

extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
    public init(_ titleResource: LocalizedStringResource, image: Image) { self.init() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
    public init(_ title: Text, image: Image) { self.init() }
}

extension SharePreview where Image == Never, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
    public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
    public init(_ title: Text, icon: Icon) { self.init() }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) { self.init() }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
    public init(_ title: Text, image: Image, icon: Icon) { self.init() }
}

extension Image: Transferable {
    public static var transferRepresentation: DataRepresentation<Image> {
        DataRepresentation<Image>(exportedContentType: .png) { _ in throw CocoaError(.featureUnsupported) }
    }
}

// Items of any kind.
extension ShareLink {
    @MainActor @preconcurrency
    public init<I: Transferable, PreviewImage, PreviewIcon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data.Element: Transferable { self.label = label() }
    @MainActor @preconcurrency
    public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
        items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.label = label() }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public nonisolated init<I: Transferable, PreviewImage, PreviewIcon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) { label = DefaultShareLinkLabel() }
    public nonisolated init<I: Transferable, PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel(title: Text(title))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        label = DefaultShareLinkLabel(title: Text(title))
    }
    public nonisolated init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element: Transferable { label = DefaultShareLinkLabel() }
}
