import FoundationOverlay

/// What assistive technology reads aloud of a chart: its axes and its series. Snapshots do not show it.
public final class AXChartDescriptor: @unchecked Sendable {
    /// How much of the space around the chart it fills.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    public var title: String?
    public var attributedTitle: NSAttributedString?
    public var summary: String?
    public var contentDirection: ContentDirection = .leftToRight
    public var contentFrame: CGRect = .zero
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var additionalAxes: [any AXDataAxisDescriptor]?
    public var series: [AXDataSeriesDescriptor]

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    public convenience init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
    ) {
        self.init(title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
        self.attributedTitle = attributedTitle
    }
}

/// An axis as assistive technology reads it.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers, with the texts that its values are read as.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor, @unchecked Sendable {
    public enum Scale: Int, Sendable {
        case linear, log10, ln
    }

    public var title: String
    public var attributedTitle: NSAttributedString
    public var scale: Scale = .linear
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    public var valueDescriptionProvider: (Double) -> String

    public init(title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String) {
        self.title = title
        attributedTitle = NSAttributedString(string: title)
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor, @unchecked Sendable {
    public var title: String
    public var attributedTitle: NSAttributedString
    public var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        self.title = title
        attributedTitle = NSAttributedString(string: title)
        self.categoryOrder = categoryOrder
    }
}

/// The points of one line, or of one set of bars.
public final class AXDataSeriesDescriptor: @unchecked Sendable {
    public var name: String?
    public var attributedName: NSAttributedString
    public var isContinuous: Bool
    public var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// A point of a series.
public final class AXDataPoint: @unchecked Sendable {
    /// A value on an axis: a number, or a name.
    public enum Value: Equatable, Sendable {
        case number(Double)
        case category(String)
    }

    public var xValue: Value
    public var yValue: Value?
    public var additionalValues: [Value]
    public var label: String?

    private init(xValue: Value, y: Double?, additionalValues: [Value], label: String?) {
        self.xValue = xValue
        yValue = y.map(Value.number)
        self.additionalValues = additionalValues
        self.label = label
    }

    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(xValue: .number(x), y: y, additionalValues: additionalValues, label: label)
    }

    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(xValue: .category(x), y: y, additionalValues: additionalValues, label: label)
    }
}

/// A value that describes a chart to assistive technology.
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes the chart in the view to assistive technology. Nothing of it is drawn or archived.
    ///
    /// - Support: accepted
    public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View { self }
}
