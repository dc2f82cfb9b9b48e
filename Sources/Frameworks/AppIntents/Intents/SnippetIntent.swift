import FoundationOverlay

/// An intent whose result is a view.
/// - Support: partial: the view is never shown.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
    public static var isDiscoverable: Bool { false }

    /// Asks for the view anew.
    /// - Support: accepted, without effect: the view is never shown.
    public static func reload() {}
}
