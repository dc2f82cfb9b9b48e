import FoundationOverlay

/// What an app tells assistive technologies.
/// - Support: accepted, without effect: nobody listens.
public enum AccessibilityNotification {
    /// Text to be spoken.
    public struct Announcement {
        public let announcement: AttributedString

        public init(_ announcement: String) { self.announcement = AttributedString(announcement) }
        public init(_ announcement: AttributedString) { self.announcement = announcement }
        public init(_ announcement: LocalizedStringResource) { self.announcement = AttributedString(String(localized: announcement)) }
        public func post() {}
    }

    /// Some of what is shown has changed.
    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }

    /// Most of what is shown has changed.
    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}
        public func post() {}
    }

    /// A page was scrolled to.
    public struct PageScrolled {
        public init(_ announcement: String) {}
        public init(_ announcement: AttributedString) {}
        public func post() {}
    }
}
