import CoreLocation
import FoundationOverlay
import UniformTypeIdentifiers

extension IntentParameter where Value.ValueType: AppEnum {
    /// A choice of some of the cases.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        supportedValues: [Value.ValueType], requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog) }
}

extension IntentParameter {
    /// A choice with a question of its own where several values fit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog?,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog) }

    /// A list with a number of values.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, details: ParameterDetails(sizes: [nil: size]))
    }

    /// A list with a number of values that the widget's family decides.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let sizes = Dictionary(uniqueKeysWithValues: size.map { (Optional($0.key), $0.value) })
        self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, details: ParameterDetails(sizes: sizes))
    }

    /// A list of a number of values to choose from.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) {
        self.init(
            title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, details: ParameterDetails(sizes: [nil: size]),
            options: optionsProvider)
    }

    /// A list of a number of values that the widget's family decides, to choose from.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) {
        let sizes = Dictionary(uniqueKeysWithValues: size.map { (Optional($0.key), $0.value) })
        self.init(
            title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, details: ParameterDetails(sizes: sizes),
            options: optionsProvider)
    }
}

extension IntentParameter where Value.ValueType: AppEntity {
    /// A choice from what a query other than the entity's own finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, options: query)
    }
}

extension IntentParameter where Value.UnwrappedType == IntentFile {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, value: nil, dialog: requestValueDialog) }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// A list of files of some types.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value == [IntentFile] { self.init(title, description, value: nil, dialog: requestValueDialog) }

    /// Files of some types.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, value: nil, dialog: requestValueDialog) }
}

extension IntentParameter where Value.UnwrappedType == IntentPerson {
    /// What a person is taken for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, mode: IntentPerson.ParameterMode,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, value: nil, dialog: requestValueDialog) }
}

extension IntentParameter {
    public convenience init<Unit: Dimension>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil, defaultUnit: Unit,
        defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Measurement<Unit> {
        self.init(
            title, description, value: Self.wrap(defaultValue.map { Measurement(value: $0, unit: defaultUnit) }), dialog: requestValueDialog)
    }
}

extension IntentParameter where Value.UnwrappedType == CLPlacemark {
    public enum PlacemarkDisplayStyle: Hashable, Sendable { case `default`, address }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, displayStyle: PlacemarkDisplayStyle,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, value: nil, dialog: requestValueDialog) }
}
