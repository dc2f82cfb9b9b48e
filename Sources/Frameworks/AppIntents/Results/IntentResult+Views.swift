import FoundationOverlay
import Metrics
import SwiftUI

// With a view, which nobody shows.
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == SnippetOfIntent {}

/// The view of another intent, which nobody shows.
public enum SnippetOfIntent: Sendable {}

extension IntentResult {
    public static func result<V: View>(view: V) -> Self where Self == IntentResultContainer<Never, Never, V, Never> {
        noteSnippet()
        return Self()
    }

    public static func result<V: View>(dialog: IntentDialog, view: V) -> Self
    where Self == IntentResultContainer<Never, Never, V, IntentDialog> {
        noteSnippet()
        return Self(dialog: dialog)
    }

    public static func result<T: _IntentValue, V: View>(value: T, view: V) -> Self where Self == IntentResultContainer<T, Never, V, Never> {
        noteSnippet()
        return Self(value: value)
    }

    public static func result<T: _IntentValue, V: View>(value: T, dialog: IntentDialog, view: V) -> Self
    where Self == IntentResultContainer<T, Never, V, IntentDialog> {
        noteSnippet()
        return Self(value: value, dialog: dialog)
    }

    public static func result<Intent: AppIntent, V: View>(opensIntent: Intent, view: V) -> Self
    where Self == IntentResultContainer<Never, Intent, V, Never> {
        noteSnippet()
        return Self(opensIntent: opensIntent)
    }

    public static func result<V: View>(@ViewBuilder content: () -> V) -> Self where Self == IntentResultContainer<Never, Never, V, Never> {
        .result(view: content())
    }

    public static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self
    where Self == IntentResultContainer<Never, Never, V, IntentDialog> { .result(dialog: dialog, view: content()) }

    public static func result<T: _IntentValue, V: View>(value: T, @ViewBuilder content: () -> V) -> Self
    where Self == IntentResultContainer<T, Never, V, Never> { .result(value: value, view: content()) }

    public static func result<T: _IntentValue, V: View>(value: T, dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self
    where Self == IntentResultContainer<T, Never, V, IntentDialog> { .result(value: value, dialog: dialog, view: content()) }

    /// With the view of another intent.
    public static func result<Intent: SnippetIntent>(snippetIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Never, SnippetOfIntent, Never> {
        noteSnippet()
        return Self()
    }

    public static func result<T: _IntentValue, Intent: SnippetIntent>(value: T, snippetIntent: Intent) -> Self
    where Self == IntentResultContainer<T, Never, SnippetOfIntent, Never> {
        noteSnippet()
        return Self(value: value)
    }

    public static func result<Intent: SnippetIntent>(dialog: IntentDialog, snippetIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Never, SnippetOfIntent, IntentDialog> {
        noteSnippet()
        return Self(dialog: dialog)
    }

    public static func result<T: _IntentValue, Intent: SnippetIntent>(value: T, dialog: IntentDialog, snippetIntent: Intent) -> Self
    where Self == IntentResultContainer<T, Never, SnippetOfIntent, IntentDialog> {
        noteSnippet()
        return Self(value: value, dialog: dialog)
    }

    private static func noteSnippet() { UnsupportedAPI.report("IntentResult.result(view:)", "the view is never shown") }
}
