import FoundationOverlay
import Metrics

/// An intent that shows something in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

extension OpenIntent where Self: URLRepresentableIntent {
    public func perform() async throws -> some IntentResult { .result() }
}

/// Shows what an app finds for a text.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    static var searchScopes: [StringSearchScope] { get }
    var criteria: StringSearchCriteria { get set }
}

extension ShowInAppSearchResultsIntent {
    public static var openAppWhenRun: Bool { true }
}

/// What is searched for.
public struct StringSearchCriteria: Hashable, Sendable {
    public let term: String
    public init(term: String) { self.term = term }
}

/// Where is searched.
public enum StringSearchScope: String, Hashable, Sendable {
    case general, freeformVideo, movies, tv, audio, music, podcasts
}

extension StringSearchScope: AppEnum {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }
    public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
        Dictionary(uniqueKeysWithValues: allCases.map { ($0, DisplayRepresentation(stringLiteral: $0.rawValue.capitalized)) })
    }
}

/// Opens a URL.
/// - Support: partial: the URL is handed to the system that runs the program with the result of an intent; it is never opened by itself.
public struct OpenURLIntent: SystemIntent {
    public static var title: LocalizedStringResource { "Open URL" }
    public static var isDiscoverable: Bool { false }

    @Parameter(title: "URL")
    public var url: URL?

    public init() {}

    public init(_ url: URL) { self.url = url }

    public func perform() async throws -> some IntentResult {
        UnsupportedAPI.report("OpenURLIntent.perform()", "the URL is opened only where the intent is handed on by .result(opensIntent:)")
        return .result()
    }
}
