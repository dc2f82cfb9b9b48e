/// Members that Apple's types have, so that no accessor of the same name is generated for an asset.
enum ReservedNames {
    /// Of `Color` and `UIColor`; an asset whose symbol has one of these names keeps only its `ColorResource`.
    static let colors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray", "white", "black",
        "clear", "primary", "secondary", "accentColor", "magenta", "darkGray", "lightGray", "label", "secondaryLabel", "tertiaryLabel",
        "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
        "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText", "systemRed",
        "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo",
        "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
        "systemGray6", "tintColor",
    ]

    /// Of `ShapeStyle`, besides those of `Color`.
    static let styles: Set<String> = [
        "background", "foreground", "selection", "tint", "fill", "windowBackground", "placeholder", "separator", "link", "image",
    ]

    /// Of `UIImage`.
    static let images: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}
