import FoundationOverlay
import ViewEngine

/// What a screen searches for.
@MainActor
struct BarSearch {
    /// Whether a person searches. Kept as long as the view that is searched.
    final class Activity {
        var isActive = false
        var isFocused = false
        var wasPresented = false
        var changed: () -> Void = {}
    }

    let text: Binding<String>
    var isPresented: Binding<Bool>?
    let prompt: Text?
    var placement = SearchFieldPlacement.automatic
    var tokens: SearchTokens?
    /// The surroundings of the view that is searched.
    var environment: EnvironmentValues?
    private var activity: Activity?

    /// A field that is always there, without a search to begin and end.
    init(text: Binding<String>, prompt: Text?) { (self.text, self.prompt) = (text, prompt) }

    init(
        text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, placement: SearchFieldPlacement, tokens: SearchTokens?,
        in evaluation: Evaluation
    ) {
        (self.text, self.isPresented, self.prompt, self.placement, self.tokens) = (text, isPresented, prompt, placement, tokens)
        environment = evaluation.environment
        guard evaluation.archive.pass.isRunning else { return }
        let activity = PropertySite(in: evaluation).keep { Activity() }
        activity.changed = evaluation.archive.pass.changed
        let isPresentedNow = isPresented?.wrappedValue ?? false
        if isPresentedNow, !activity.wasPresented { activity.isFocused = true }
        if activity.wasPresented, !isPresentedNow { (activity.isActive, activity.isFocused) = (false, false) }
        activity.wasPresented = isPresentedNow
        self.activity = activity
    }

    /// Whether the field stands below the title, whatever the system.
    var isInDrawer: Bool { placement.isInDrawer }

    /// Whether a person searches, there is something to search for, or the program says so.
    var isActive: Bool { isBegun || !text.wrappedValue.isEmpty }
    /// Whether a person searches, or the program says so.
    var isBegun: Bool { activity?.isActive == true || isPresented?.wrappedValue == true }

    var suggestions: AnyView? { environment?.searchSuggestionViews }

    /// What is chosen from to narrow the search, while it is to be seen.
    var scopes: AnyView? {
        guard let scopes = environment?.searchScopeViews, isActive else { return nil }
        return scopes.activation == .onSearchPresentation || !text.wrappedValue.isEmpty ? scopes.view : nil
    }

    func begin() {
        activity?.isActive = true
        if isPresented?.wrappedValue == false {
            activity?.wasPresented = true
            isPresented?.wrappedValue = true
        }
        activity?.changed()
    }

    func end() {
        text.wrappedValue = ""
        if let activity { (activity.isActive, activity.isFocused, activity.wasPresented) = (false, false, false) }
        if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
        environment?.searchFocus?.set(false)
        activity?.changed()
    }

    /// The focus of the field, as the program and the search keep it; nil where no search is to begin.
    var focus: FieldFocus? {
        guard let activity else { return nil }
        let own = environment?.searchFocus
        return FieldFocus(
            isSet: { activity.isFocused || own?.isSet() == true },
            set: { isSet in
                activity.isFocused = isSet
                own?.set(isSet)
                if isSet { begin() }
                activity.changed()
            })
    }
}

/// Parts of a search that a person has chosen, in the field before the text.
struct SearchTokens {
    let views: @MainActor () -> [AnyView]
    /// Adds a part; false where it is of another type.
    let add: (Any) -> Bool

    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(_ tokens: Binding<C>, _ token: @escaping (C.Element) -> T) {
        nonisolated(unsafe) let (tokens, token) = (tokens, token)
        views = { tokens.wrappedValue.map { AnyView(token($0)) } }
        add = { value in
            guard let element = value as? C.Element else { return false }
            tokens.wrappedValue.append(element)
            return true
        }
    }
}
