import Foundation
import IsletModel

/// What the system says of an activity's data before it shows anything. Pure: JSON in, findings out.
public struct ActivityDataRules: Sendable {
    public var rules: ActivityRules

    public init(rules: ActivityRules = .standard) { self.rules = rules }

    /// Judges attributes and a state as the app's own types encode them.
    ///
    /// - Parameter subject: What the findings are about.
    public func judge(attributes: Data, state: Data, subject: String) throws -> [ActivityFinding] {
        var found: [ActivityFinding] = []
        let size = ActivitySize(attributes: attributes, state: state)
        if size.bytes > rules.payloadBytes {
            let sizes =
                "attributes (\(size.attributesBytes) bytes) and state (\(size.stateBytes) bytes) take \(size.bytes) bytes of JSON, more than "
                + "\(rules.payloadBytes)"
            let mend = "Name assets instead of holding images, and keys instead of texts"
            found.append(ActivityFinding(.activityTooLarge, .error, id: nil, "\(subject): \(sizes): \(size.breakdown()). \(mend)"))
        }
        let heavy =
            try HeavyField.found(in: attributes, part: "attributes", least: rules.heavyFieldBytes)
            + HeavyField.found(in: state, part: "state", least: rules.heavyFieldBytes)
        found += heavy.map { field in
            let text = "\(field.name) holds \(field.content), \(field.bytes) of the \(rules.payloadBytes) bytes there are"
            let mend = "Put it into the asset catalog or a file of the app group, and hold its name"
            return ActivityFinding(.heavyAttributes, .warning, id: nil, "\(subject): \(text). \(mend)")
        }
        return found
    }
}
