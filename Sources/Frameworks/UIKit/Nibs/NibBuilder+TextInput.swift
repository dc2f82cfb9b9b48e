import FoundationOverlay

extension NibBuilder {
    private static let keyboards: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    ]
    private static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send, "yahoo": .yahoo,
        "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
    private static let capitalizations: [String: UITextAutocapitalizationType] = [
        "words": .words, "sentences": .sentences, "allCharacters": .allCharacters, "none": .none,
    ]

    /// How the keyboard of a text that is edited looks and behaves: a `<textInputTraits>`.
    func fillInput(_ input: some UIView & UITextInputTraits, _ traits: NibNode) {
        if let type = traits["keyboardType"].flatMap({ Self.keyboards[$0] }) { input.keyboardType = type }
        if let key = traits["returnKeyType"].flatMap({ Self.returnKeys[$0] }) { input.returnKeyType = key }
        if let type = traits["autocapitalizationType"].flatMap({ Self.capitalizations[$0] }) { input.autocapitalizationType = type }
        if let isOff = traits["autocorrectionType"].map({ $0 == "no" }) { input.autocorrectionType = isOff ? .no : .yes }
        if let isSecure = traits.flag("secureTextEntry") { input.isSecureTextEntry = isSecure }
    }
}
