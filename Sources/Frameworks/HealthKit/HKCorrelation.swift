import FoundationOverlay

/// Samples that belong together, such as what is in a meal.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let objects: Set<HKSample>
    open var correlationType: HKCorrelationType { sampleType as? HKCorrelationType ?? HKCorrelationType(identifier: sampleType.identifier) }

    public init(type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, metadata: [String: Any]? = nil) {
        self.objects = objects
        super.init(type: type, start: start, end: end, metadata: metadata)
    }

    public convenience init(
        type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(type: type, start: start, end: end, objects: objects, metadata: metadata)
    }

    open func objects(for type: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == type } }
}

/// Asks for correlations. None is ever found: fixtures have single samples only.
///
/// - Support: partial: finds nothing, as for a person who refused to have health data read.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    open var correlationType: HKCorrelationType { objectType as? HKCorrelationType ?? HKCorrelationType(identifier: objectType?.identifier ?? "") }
    public let samplePredicates: [HKSampleType: NSPredicate]?
    private let handler: (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    public init(
        type: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        self.samplePredicates = samplePredicates
        handler = completion
        super.init(type: type, predicate: predicate)
    }

    override func answer() { handler(self, [], nil) }
}

extension HKQuery {
    /// Every sample that a fixture has belongs to none.
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: true) }
}

extension NSNotification.Name {
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}
