import FoundationOverlay

extension IntentParameter {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog) }

    public convenience init(
        description: LocalizedStringResource, default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init("", description, value: Self.wrap(defaultValue), dialog: requestValueDialog) }

    /// With the values to choose from.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) { self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog, options: optionsProvider) }

    /// With what may be done to find a value.
    public convenience init<Specification: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder resolvers: () -> Specification
    ) { self.init(title, description, value: Self.wrap(defaultValue), dialog: requestValueDialog) }

    /// A value of the type without its optional as one of the parameter's type.
    static func wrap(_ value: Value.UnwrappedType?) -> Value? { value.flatMap { $0 as? Value } }
}
