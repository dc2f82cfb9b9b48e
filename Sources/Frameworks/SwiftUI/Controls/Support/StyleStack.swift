import ViewEngine

/// The styles of one kind of control in the surroundings, the innermost last. A style's own body is evaluated with the
/// ones around it, so that a control in it does not come back to the style.
enum StyleStack<Configuration> {
    typealias Make = @MainActor (Configuration, Evaluation) -> AnyView

    private enum Key: EnvironmentKey { static var defaultValue: [Make] { [] } }
    private enum FixedKey: EnvironmentKey { static var defaultValue: Make? { nil } }

    static func push(_ make: @escaping Make, in environment: inout EnvironmentValues) {
        environment[Key.self].append(make)
    }

    /// Has a style that the place of the controls gives them, whatever is set nearer to them.
    static func fix(_ make: @escaping Make, in environment: inout EnvironmentValues) { environment[FixedKey.self] = make }

    /// Has the styles of other surroundings instead of those here.
    static func take(from other: EnvironmentValues, in environment: inout EnvironmentValues) {
        environment[Key.self] = other[Key.self]
    }

    /// Whether a style was set.
    static func hasStyle(in environment: EnvironmentValues) -> Bool { !environment[Key.self].isEmpty }

    /// Evaluates the body that the innermost style makes; `standard` where there is none.
    @MainActor
    static func evaluate(_ configuration: Configuration, _ evaluation: Evaluation, standard: @MainActor (Configuration) -> AnyView) {
        let styles = evaluation.environment[Key.self]
        if let fixed = evaluation.environment[FixedKey.self] {
            return evaluation.withEnvironment({ $0[FixedKey.self] = nil }) { fixed(configuration, evaluation)._evaluate(evaluation) }
        }
        guard let style = styles.last else { return standard(configuration)._evaluate(evaluation) }
        evaluation.withEnvironment({ $0[Key.self] = styles.dropLast() }) { style(configuration, evaluation)._evaluate(evaluation) }
    }
}

extension View {
    /// Sets the style of the controls with this configuration; it is made for the place of each.
    nonisolated func pushingStyle<Configuration>(_ make: @escaping StyleStack<Configuration>.Make) -> some View {
        changingEnvironment { StyleStack<Configuration>.push(make, in: &$0) }
    }
}
