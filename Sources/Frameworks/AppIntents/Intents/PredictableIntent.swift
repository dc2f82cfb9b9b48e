import FoundationOverlay

/// An intent whose use can be foreseen.
/// - Support: accepted, without effect: nothing is foreseen.
public protocol PredictableIntent: AppIntent {
    associatedtype PredictionConfiguration: IntentPredictionConfiguration = EmptyPrediction
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration { get }
}

extension PredictableIntent where PredictionConfiguration == EmptyPrediction {
    public static var predictionConfiguration: EmptyPrediction { EmptyPrediction() }
}

/// How the foreseen uses of an intent are shown.
public protocol IntentPredictionConfiguration {}

/// Nothing is foreseen.
public struct EmptyPrediction: IntentPredictionConfiguration, Sendable { public init() {} }

/// How a foreseen use is shown, by its parameters.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
    public init<each Value: _IntentValue>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
    ) {}
}

/// Several foreseen uses.
public struct TupleIntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {}

@resultBuilder
public struct IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }
    public static func buildBlock() -> EmptyPrediction { EmptyPrediction() }
    public static func buildBlock(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }
    public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> TupleIntentPrediction<Intent> { TupleIntentPrediction() }
}
