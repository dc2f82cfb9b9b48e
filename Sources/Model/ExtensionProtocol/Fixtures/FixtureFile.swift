/// The file with what the person's data are: one JSON object with a member for each framework that tells of them.
public enum FixtureFile {
    /// What a program looks for in its environment: the path of the file.
    public static let variable = "ISLET_FIXTURES"

    /// The members there can be, each with the framework that reads it.
    public static let members: [String: String] = [
        "location": "CoreLocation", "health": "HealthKit", "calendar": "EventKit", "contacts": "Contacts", "weather": "WeatherKit",
        "store": "StoreKit",
    ]
}
