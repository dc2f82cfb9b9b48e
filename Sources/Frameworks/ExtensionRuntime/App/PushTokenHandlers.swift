import ExtensionProtocol

/// What an extension does with the tokens for pushes to its widgets and controls.
public struct PushTokenHandlers {
    public struct Control {
        public var kind: String
        /// Names the handler's type: each type is told once, of all controls.
        public var handler: ObjectIdentifier
        public var tell: @MainActor ([PlacedControlInfo]) -> Void

        public init(kind: String, handler: ObjectIdentifier, tell: @escaping @MainActor ([PlacedControlInfo]) -> Void) {
            (self.kind, self.handler, self.tell) = (kind, handler, tell)
        }
    }

    public var widgets: [@MainActor (PushTokenNews.Widgets) -> Void] = []
    public var controls: [Control] = []

    public init() {}

    @MainActor
    func tell(_ news: PushTokenNews) {
        if let widgets = news.widgets { for handler in self.widgets { handler(widgets) } }
        guard let placed = news.controls else { return }
        var told: Set<ObjectIdentifier> = []
        for control in controls where told.insert(control.handler).inserted { control.tell(placed) }
    }
}
