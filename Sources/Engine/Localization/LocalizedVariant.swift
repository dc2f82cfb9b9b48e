/// One wording, or a choice between several.
public indirect enum LocalizedVariant: Sendable, Equatable {
    case text(String)
    case plural([PluralCategory: LocalizedVariant])
    /// By kind of device: `iphone`, `ipad`, `applewatch`, `mac`, `appletv`, `applevision`, `other`.
    case device([String: LocalizedVariant])

    /// The wording for a number and a device. A missing plural form falls back to `other`.
    public func text(category: PluralCategory, device: String) -> String {
        switch self {
        case .text(let text): return text
        case .plural(let forms):
            return (forms[category] ?? forms[.other])?.text(category: category, device: device) ?? ""
        case .device(let forms):
            return (forms[device] ?? forms["other"])?.text(category: category, device: device) ?? ""
        }
    }

    /// Whether a number decides, on any device.
    public var hasPlural: Bool {
        switch self {
        case .text: false
        case .plural: true
        case .device(let forms): forms.values.contains(where: \.hasPlural)
        }
    }

    /// The forms of one plural category given in `forms`, `zero` also standing for the number 0 in languages without that form.
    func exactZero(device: String) -> LocalizedVariant? {
        switch self {
        case .text: nil
        case .plural(let forms): forms[.zero]
        case .device(let forms): (forms[device] ?? forms["other"])?.exactZero(device: device)
        }
    }
}
