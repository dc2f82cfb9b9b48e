import Foundation
import Geometry

/// How many reloads a placed widget gets in a day.
public struct BudgetRules: Hashable, Sendable {
    /// From looks a day to reloads a day.
    public let curve: PiecewiseLinear
    /// Seconds in which the reloads are counted.
    public let window: Double
    /// Seconds in which looks are counted.
    public let viewWindow: Double
    /// Seconds after the widget was placed in which it has `learningReloads`.
    public let learning: Double
    public let learningReloads: Int
    public let lowPowerFactor: Double

    init(_ values: ProfileValues) throws(ProfileProblem) {
        curve = try values.curve("widgets.budgetCurve")
        window = try values.number("widgets.budgetWindowSeconds")
        viewWindow = try values.number("widgets.viewWindowSeconds")
        learning = try values.number("widgets.learningSeconds")
        learningReloads = try values.count("widgets.learningReloads")
        lowPowerFactor = try values.number("widgets.lowPowerFactor")
    }

    /// Reloads in one window.
    public func size(views: Int, isLearning: Bool, isLowPower: Bool) -> Int {
        let size = isLearning ? max(Double(learningReloads), curve(Double(views))) : curve(Double(views))
        return Int(isLowPower ? size * lowPowerFactor : size)
    }
}
