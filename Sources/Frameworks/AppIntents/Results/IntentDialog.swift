import FoundationOverlay

/// What an intent says or shows to the person.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible {
    public let localizedStringResource: LocalizedStringResource
    let supporting: LocalizedStringResource?
    let systemImageName: String?

    public init(_ dialog: LocalizedStringResource) { self.init(full: dialog, supporting: nil, image: nil) }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.init(full: full, supporting: supporting, image: nil) }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: supporting, image: systemImageName)
    }

    public init(full: LocalizedStringResource, systemImageName: String) { self.init(full: full, supporting: nil, image: systemImageName) }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    private init(full: LocalizedStringResource, supporting: LocalizedStringResource?, image: String?) {
        localizedStringResource = full
        self.supporting = supporting
        systemImageName = image
    }

    /// The text in the language of the program.
    var text: String { String(localized: localizedStringResource) }

    public static func == (a: IntentDialog, b: IntentDialog) -> Bool { a.text == b.text }
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
