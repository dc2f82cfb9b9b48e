import FoundationOverlay

extension UIFontDescriptor {
    private func changing(system: (inout _System) -> Void, custom: (inout _Custom) -> Void) -> UIFontDescriptor {
        switch _kind {
        case .system(var font):
            system(&font)
            return UIFontDescriptor(_kind: .system(font))
        case .custom(var font):
            custom(&font)
            return UIFontDescriptor(_kind: .custom(font))
        }
    }

    public func withSize(_ size: CGFloat) -> UIFontDescriptor { changing(system: { $0.size = size }, custom: { $0.size = size }) }

    public func withFamily(_ family: String) -> UIFontDescriptor { UIFontDescriptor(name: family, size: pointSize) }

    public func withFace(_ face: String) -> UIFontDescriptor { UIFontDescriptor(name: "\(family)-\(face)", size: pointSize) }

    /// The design of a system font; nil for other fonts.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system(var font) = _kind else { return nil }
        font.design = design
        return UIFontDescriptor(_kind: .system(font))
    }

    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        changing(
            system: { font in
                if traits.contains(.traitBold) {
                    font.weight = font.textStyle.map { FontNumbers.emphasizedWeight(of: $0) } ?? .bold
                }
                font.isItalic = traits.contains(.traitItalic)
                if traits.contains(.traitMonoSpace) { font.design = .monospaced }
                if traits.contains(.traitCondensed) { font.width = .condensed }
                if traits.contains(.traitExpanded) { font.width = .expanded }
            }, custom: { $0.traits = traits })
    }

    /// Understands family, face, name, size, and the weight trait.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        var result = self
        if let name = (attributes[.name] ?? attributes[.family]) as? String { result = result.withFamily(name) }
        if let size = attributes[.size] as? CGFloat { result = result.withSize(size) }
        if let weight = (attributes[.traits] as? [TraitKey: Any])?[.weight] as? UIFont.Weight {
            result = result.changing(system: { $0.weight = weight }, custom: { _ in })
        }
        return result
    }

    public var symbolicTraits: SymbolicTraits {
        switch _kind {
        case .custom(let font): return font.traits
        case .system(let font):
            var traits: SymbolicTraits = []
            if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
            if font.isItalic { traits.insert(.traitItalic) }
            if font.design == .monospaced { traits.insert(.traitMonoSpace) }
            return traits
        }
    }

    var family: String {
        switch _kind {
        case .custom(let font): return String(font.name.prefix { $0 != "-" })
        case .system(let font):
            switch font.design {
            case .rounded: return ".AppleSystemUIFontRounded"
            case .serif: return ".AppleSystemUIFontSerif"
            case .monospaced: return ".AppleSystemUIFontMonospaced"
            default: return ".AppleSystemUIFont"
            }
        }
    }

    public var postscriptName: String {
        switch _kind {
        case .custom(let font): return font.name
        case .system(let font):
            let names: [(UIFont.Weight, String)] = [
                (.black, "Black"), (.heavy, "Heavy"), (.bold, "Bold"), (.semibold, "Semibold"), (.medium, "Medium"), (.regular, "Regular"),
                (.light, "Light"), (.thin, "Thin"),
            ]
            let weight = names.first { font.weight.rawValue >= $0.0.rawValue }?.1 ?? "Ultralight"
            return ".SFUI-" + weight + (font.isItalic ? "Italic" : "")
        }
    }
}
