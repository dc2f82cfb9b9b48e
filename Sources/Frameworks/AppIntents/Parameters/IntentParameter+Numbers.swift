import FoundationOverlay

extension IntentParameter where Value.UnwrappedType == Int {
    public enum IntControlStyle: String, Hashable, Sendable { case field, stepper }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil, controlStyle: IntControlStyle,
        inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let details = ParameterDetails(
            range: inclusiveRange.map { (Double($0.lowerBound), Double($0.upperBound)) }, controlStyle: controlStyle.rawValue)
        self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, details: details)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, controlStyle: .stepper, inclusiveRange: inclusiveRange,
            requestValueDialog: requestValueDialog)
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    public enum DoubleControlStyle: String, Hashable, Sendable { case field, slider, stepper }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        controlStyle: DoubleControlStyle, inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let details = ParameterDetails(range: inclusiveRange.map { ($0.lowerBound, $0.upperBound) }, controlStyle: controlStyle.rawValue)
        self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, details: details)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, controlStyle: .stepper, inclusiveRange: inclusiveRange,
            requestValueDialog: requestValueDialog)
    }
}

extension IntentParameter where Value.UnwrappedType == Bool {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Bool? = nil,
        displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, details: ParameterDetails(displayName: displayName))
    }
}

extension Bool {
    /// What a choice of two is called.
    public struct IntentDisplayName: Sendable {
        public let `true`: LocalizedStringResource
        public let `false`: LocalizedStringResource

        public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
            self.true = trueName
            self.false = falseName
        }
    }
}
