import FoundationOverlay

/// Begins a workout.
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
    associatedtype WorkoutStyle: AppEnum
    var workoutStyle: WorkoutStyle { get set }
    static var suggestedWorkouts: [Self] { get }
    init(style: WorkoutStyle)
}

extension StartWorkoutIntent {
    public static var suggestedWorkouts: [Self] { WorkoutStyle.allCases.map { Self(style: $0) } }
    public init(style: WorkoutStyle) {
        self.init()
        workoutStyle = style
    }
    /// - Support: accepted, without effect: nobody offers workouts.
    public static func invalidateSuggestedWorkouts() {}
}

/// Halts the workout that goes on.
public protocol PauseWorkoutIntent: SystemIntent {}

/// Goes on with the workout that was halted.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// Speaks to others, as with a radio.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// Opens the app at a camera, from the Lock Screen too.
public protocol CameraCaptureIntent: SystemIntent {
    associatedtype AppContext: Codable & Sendable = NoCameraContext
    static var appContext: AppContext? { get async throws }
    static func updateAppContext(_ appContext: AppContext) async throws
}

extension CameraCaptureIntent {
    /// - Support: partial: always nil; the context is forgotten.
    public static var appContext: AppContext? { get async throws { nil } }
    /// - Support: accepted, without effect: the context is forgotten.
    public static func updateAppContext(_ appContext: AppContext) async throws {}
}

/// What a camera knows that has nothing to say to its app.
public struct NoCameraContext: Codable, Hashable, Sendable { public init() {} }

/// Shows a video that was found for a text.
public protocol PlayVideoIntent: SystemIntent {
    var term: String { get set }
    static var supportedCategories: [VideoCategory] { get }
}

extension PlayVideoIntent {
    public static var supportedCategories: [VideoCategory] { VideoCategory.allCases }
}

/// Kinds of videos.
public enum VideoCategory: String, AppEnum, Sendable {
    case freeform, movies, tv

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Video Category" }
    public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] { [.freeform: "Videos", .movies: "Movies", .tv: "TV"] }
}

/// An intent whose content a scene shows.
public protocol TargetContentProvidingIntent: AppIntent {
    static var targetContentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    public static var targetContentIdentifier: String { persistentIdentifier }
    /// The views that take the intent do the rest: see `onAppIntentExecution(_:perform:)`.
    public func perform() async throws -> some IntentResult { .result() }
}

/// Runs a shortcut of the system.
/// - Support: accepted, without effect: the system has no shortcuts.
public struct RunSystemShortcutIntent: SystemIntent {
    public static var title: LocalizedStringResource { "Run Shortcut" }
    public init() {}
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that another one has replaced.
public protocol DeprecatedAppIntent: AppIntent {
    static var deprecation: IntentDeprecation { get }
}

/// Why an intent should not be used any more.
public struct IntentDeprecation: Sendable {
    public let message: LocalizedStringResource
    public let replacedBy: (any AppIntent.Type)?

    public init(message: LocalizedStringResource, replacedBy intent: (any AppIntent.Type)? = nil) {
        self.message = message
        replacedBy = intent
    }
}
