import FoundationOverlay

/// The member `health` of `--fixtures`.
struct HealthFixture: Decodable {
    struct Sample: Decodable {
        /// The identifier without what all of its kind begin with: `stepCount`, `sleepAnalysis`, `workout`.
        var type: String
        /// A number of `unit`, or of a category.
        var value: Double?
        var unit: String?
        var start: Date
        var end: Date?
        /// The app or device it comes from.
        var source: String?
        /// What was done in a workout, such as `running`.
        var activity: String?
        /// Kilocalories of a workout.
        var energy: Double?
        /// Metres of a workout.
        var distance: Double?
    }

    /// The rings of a day.
    struct Summary: Decodable {
        var date: Date
        /// Kilocalories.
        var move: Double
        var moveGoal: Double
        /// Minutes.
        var exercise: Double
        var exerciseGoal: Double
        /// Hours.
        var stand: Double
        var standGoal: Double
    }

    var samples: [Sample]?
    var summaries: [Summary]?
    var dateOfBirth: Date?

    /// Nil where there are no health data.
    static var current: HealthFixture? { _Fixtures.member("health", as: HealthFixture.self) }
}
