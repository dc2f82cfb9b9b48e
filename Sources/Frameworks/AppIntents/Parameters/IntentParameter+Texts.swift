import FoundationOverlay

extension IntentParameter where Value.UnwrappedType == String {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: String? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, details: ParameterDetails(inputOptions: inputOptions))
    }
}

extension String {
    /// How a text is typed.
    public struct IntentInputOptions: Hashable, Sendable {
        public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }
        public enum KeyboardType: Hashable, Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch,
                asciiCapableNumberPad
        }

        public var keyboardType: KeyboardType
        public var capitalizationType: CapitalizationType
        public var multiline: Bool
        public var autocorrect: Bool
        public var smartQuotes: Bool
        public var smartDashes: Bool

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
            autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    public typealias DateKind = IntentParameterDateKind

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil, kind: DateKind,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, details: ParameterDetails(dateKind: kind)) }
}

extension IntentParameter where Value.UnwrappedType == DateComponents {
    public typealias DateComponentsKind = IntentParameterDateKind

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: DateComponents? = nil,
        kind: DateComponentsKind,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, details: ParameterDetails(dateKind: kind)) }
}
