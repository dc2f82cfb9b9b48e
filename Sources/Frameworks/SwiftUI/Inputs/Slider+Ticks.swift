import FoundationOverlay
import ViewEngine

/// A mark at a value of a slider.
/// - Support: partial: a label below the track is drawn where the tick has one; the knob does not snap.
public struct SliderTick<V: BinaryFloatingPoint> {
    let value: V
    let label: AnyView?

    public init(_ value: V) { (self.value, label) = (value, nil) }
    @MainActor @preconcurrency public init(_ value: V, @ViewBuilder label: () -> some View) { (self.value, self.label) = (value, AnyView(label())) }
}

/// Marks of a slider.
public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
    var _ticks: [SliderTick<Value>] { get }
}

extension SliderTick: SliderTickContent {
    public typealias Value = V
    public var _ticks: [SliderTick<V>] { [self] }
}

/// Marks one after the other.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
    public let _ticks: [SliderTick<Value>]
}

/// A mark for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>: SliderTickContent {
    public typealias Value = Content.Value
    public let _ticks: [SliderTick<Value>]

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content) { _ticks = data.flatMap { content($0)._ticks } }
    public init(_ data: Data, content: (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }
}

@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
    public static func buildExpression(_ content: some SliderTickContent<Value>) -> [SliderTick<Value>] { content._ticks }
    public static func buildBlock(_ parts: [SliderTick<Value>]...) -> _SliderTicks<Value> { _SliderTicks(_ticks: parts.flatMap { $0 }) }
    public static func buildOptional(_ part: _SliderTicks<Value>?) -> [SliderTick<Value>] { part?._ticks ?? [] }
    public static func buildEither(first: _SliderTicks<Value>) -> [SliderTick<Value>] { first._ticks }
    public static func buildEither(second: _SliderTicks<Value>) -> [SliderTick<Value>] { second._ticks }
}

extension Slider where ValueLabel == EmptyView {
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, EmptyView(), EmptyView())
        self.ticks = Slider.ticks(ticks()._ticks, bounds)
    }

    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride, @ViewBuilder label: () -> Label,
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, EmptyView(), EmptyView())
        ticks = Slider.ticks(stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).compactMap(tick), bounds)
    }
}

extension Slider {
    @MainActor @preconcurrency
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, minimumValueLabel(), maximumValueLabel())
        self.ticks = Slider.ticks(ticks()._ticks, bounds)
    }

    /// Places along the track, 0…1, with their labels.
    private static func ticks<V: BinaryFloatingPoint>(_ ticks: [SliderTick<V>], _ bounds: ClosedRange<V>) -> [(fraction: Double, label: AnyView?)] {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0 else { return [] }
        return ticks.filter { bounds.contains($0.value) }.map { (Double(($0.value - bounds.lowerBound) / length), $0.label) }
    }
}

// The first form of the API.
extension Slider {
    @available(iOS, deprecated: 100000)
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, minimumValueLabel, maximumValueLabel) }

    @available(iOS, deprecated: 100000)
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, minimumValueLabel, maximumValueLabel) }
}

/// The marks below the track of a slider.
struct SliderTicks: View {
    let ticks: [(fraction: Double, label: AnyView?)]

    var body: some View {
        EnvironmentReading { environment in
            GeometryReader { proxy in
                let knob = environment.metric(.sliderKnobWidth)
                ForEach(ticks.indices, id: \.self) { index in
                    VStack(spacing: 2) {
                        Circle().fill(SystemStyle(names: ["systemFill"])).frame(width: 4, height: 4)
                        if let label = ticks[index].label { label.font(.caption).fixedSize() }
                    }
                    .position(x: knob / 2 + (proxy.size.width - knob) * ticks[index].fraction, y: proxy.size.height + 4)
                }
            }
        }
    }
}

private enum SliderThumbKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether sliders have a knob.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbKey.self] }
        set { self[SliderThumbKey.self] = newValue }
    }
}

extension View {
    public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.sliderThumbVisibility = visibility }
    }
}
