import FoundationOverlay

extension NibNode {
    /// The picture that an attribute, or an `<imageReference>` below the element, names.
    @MainActor func image(_ key: String = "image") -> UIImage? {
        if let name = self[key] { return Self.image(name, isSystem: self["catalog"] == "system") }
        guard let reference = child(key: key), reference.name == "imageReference", let name = reference["image"] else { return nil }
        let image = Self.image(name, isSystem: reference["catalog"] == "system")
        return image.map { reference.rendered(reference.scaled($0)) }
    }

    @MainActor private static func image(_ name: String, isSystem: Bool) -> UIImage? {
        isSystem ? UIImage(systemName: name) : UIImage(named: name)
    }

    private func scaled(_ image: UIImage) -> UIImage {
        guard let scale = symbolScale("symbolScale"), image.isSymbolImage else { return image }
        return image.applyingSymbolConfiguration(.init(scale: scale)) ?? image
    }

    private func rendered(_ image: UIImage) -> UIImage {
        switch self["renderingMode"] {
        case "template": image.withRenderingMode(.alwaysTemplate)
        case "original": image.withRenderingMode(.alwaysOriginal)
        default: image
        }
    }

    /// What a `<preferredSymbolConfiguration>` says.
    @MainActor var symbolConfiguration: UIImage.SymbolConfiguration {
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
            "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        var configuration = UIImage.SymbolConfiguration.unspecified
        if let font = child(key: "fontDescription")?.font { configuration = configuration.applying(.init(font: font)) }
        if let size = number("pointSize") { configuration = configuration.applying(.init(pointSize: size)) }
        if let weight = self["weight"].flatMap({ weights[$0] }) { configuration = configuration.applying(.init(weight: weight)) }
        if let scale = symbolScale("scale") { configuration = configuration.applying(.init(scale: scale)) }
        return configuration
    }

    private func symbolScale(_ attribute: String) -> UIImage.SymbolScale? {
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        return self[attribute].flatMap { scales[$0] }
    }
}
