extension FindingCode {
    /// What a person is told of what is hard to see, to hear or to touch; nil for a code of another topic.
    var aboutAccessibility: FindingDescription? {
        switch self {
        case .lowContrast:
            .init(
                [.warning],
                noticed: "A text stands out from what is painted behind it by less than WCAG asks for: 4.5 : 1, or 3 : 1 from 18 pt (14 pt bold) on.",
                device: "The text is shown as it is, and many people cannot read it, all the less in the sun.",
                mend: "Use semantic colours (`.primary`, `.secondary`), a darker or lighter colour for each appearance, or a plainer background.")
        case .noAccessibilityLabel:
            .init(
                [.warning],
                noticed: "An image or a control has nothing that a screen reader could say.",
                device: "VoiceOver says “image” or “button”, and nothing else.",
                mend: "Add `.accessibilityLabel(_:)`, or `.accessibilityHidden(true)` to what is only decoration.")
        case .smallTarget:
            .init(
                [.warning],
                noticed: "A button, toggle or link is smaller than what a finger can aim at; the message gives both sizes.",
                device: "Taps miss it, and open the app instead.",
                mend: "Give the label padding or a frame, and `.contentShape(_:)`.")
        case .textOutside:
            .init(
                [.warning],
                noticed: "A text lies outside of the picture, or its edge cuts it off.",
                device: "The same: nothing scrolls in a widget.",
                mend:
                    "Leave something out by `ViewThatFits`, or allow texts to shrink by `.minimumScaleFactor(_:)`."
            )
        case .truncatedText:
            .init(
                [.note],
                noticed: "A text does not fit and ends in “…”.",
                device: "The same.",
                mend: "Shorten it, allow a second line or `.minimumScaleFactor(_:)`, or use `ViewThatFits`.")
        default: nil
        }
    }
}
