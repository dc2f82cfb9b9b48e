import FoundationOverlay
import IsletModel

extension Activity {
    /// Starts a Live Activity.
    ///
    /// - Throws: `ActivityAuthorizationError`, or the `EncodingError` of values that have no JSON.
    public static func request(
        attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try start(attributes, content, pushType)
    }

    /// Starts a Live Activity of a style (iOS 18).
    ///
    /// - Throws: `ActivityAuthorizationError`, or the `EncodingError` of values that have no JSON.
    public static func request(
        attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> {
        try start(attributes, content, pushType, style)
    }

    /// Schedules a Live Activity (iOS 26). Until `start` its state is `pending`; then the alert tells of it.
    ///
    /// - Throws: `ActivityAuthorizationError`, or the `EncodingError` of values that have no JSON.
    public static func request(
        attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil, style: ActivityStyle,
        alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try self.start(attributes, content, pushType, style, alertConfiguration, start)
    }

    @available(iOS, introduced: 26.0, deprecated: 26.0, message: "Use `request(attributes:content:pushType:style:alertConfiguration:start:)` instead")
    public static func request(
        attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil, style: ActivityStyle,
        alertConfiguration: AlertConfiguration, startDate: Date
    ) throws -> Activity<Attributes> {
        try start(attributes, content, pushType, style, alertConfiguration, startDate)
    }

    @available(iOS, deprecated: 16.2, message: "Use request(attributes:content:pushType:) instead")
    public static func request(
        attributes: Attributes, contentState: Activity<Attributes>.ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try start(attributes, ActivityContent(state: contentState, staleDate: nil), pushType)
    }

    private static func start(
        _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?, _ style: ActivityStyle = .standard,
        _ alert: AlertConfiguration? = nil, _ date: Date? = nil
    ) throws -> Activity<Attributes> {
        let system = _ActivitySystem.current
        let request = ActivityRequest(
            attributesType: attributesType, attributes: try ActivityCoding.encode(attributes), payload: try content.payload(), push: pushType?.push,
            style: style.style, alert: alert?.alert, start: date, origin: _ActivitySystem.origin)
        switch system.send(.request(request)) {
        case .activity(let record?):
            return system.activity(record.id) { Activity(system.store(for: record), attributes: attributes, state: content.state, in: system) }
        case .refused(let refusal): throw ActivityAuthorizationError(refusal)
        default: throw ActivityAuthorizationError.persistenceFailure
        }
    }
}
