import FoundationOverlay
import UIKit
import ViewEngine

/// Which field of a running window is written into.
///
/// Fields note in every pass whether they have the focus: because of a tap, or because the program says so. A pass that finds another one than the
/// pass before is followed by one that is laid out above the keyboard.
@MainActor
final class WindowFocus {
    /// A field that takes what is typed.
    struct Field {
        let place: ViewPlace
        let path: IdentityPath
        let traits: KeyboardTraits
        /// The layer of the window that it lies in.
        let layer: String?
        /// What the return key does.
        let submit: () -> Void
        /// Takes the focus from the field where the program keeps it.
        let leave: () -> Void
    }

    /// An item that stands above the keyboard of the fields in a view.
    private struct Accessory {
        /// Of the view.
        let path: String
        let layer: String?
        let entry: _ToolbarEntry

        func isFor(_ field: Field) -> Bool {
            layer == field.layer && (field.path.text == path || path.isEmpty || field.path.text.hasPrefix(path + "/"))
        }
    }

    /// The field that the window is laid out for.
    private(set) var field: Field?
    /// The field that was tapped last, where the program keeps no focus for it.
    private var tapped: ViewPlace?
    private var noted: [Field] = []
    private var notedAccessories: [Accessory] = []
    private var accessories: [Accessory] = []
    private var isGathering = false
    /// Whether the field has yet to be scrolled to where the keyboard does not cover it.
    private(set) var isToBeSeen = false
    private var isBeingShown = false
    /// Makes the views again.
    var changed: () -> Void = {}

    func isTapped(_ place: ViewPlace) -> Bool { tapped == place }

    /// Gives a field the focus: by what the program keeps, or by its place.
    func enter(_ place: ViewPlace, _ focus: FieldFocus?) {
        if let field, field.place != place { field.leave() }
        tapped = focus == nil ? place : nil
        focus?.set(true)
        changed()
    }

    /// Takes the focus from the field that has it.
    func leave() {
        field?.leave()
        tapped = nil
        changed()
    }

    /// A person has scrolled, which takes the keyboard away.
    func scrolled() { if field != nil, !isBeingShown { leave() } }

    /// Ends the writing into a field, unless the focus has gone on to another one.
    func leave(_ place: ViewPlace, _ focus: FieldFocus?) {
        if let focus { if focus.isSet() { focus.set(false) } } else if tapped == place { tapped = nil }
        changed()
    }

    // MARK: Passes

    func note(_ field: Field) { if isGathering { noted.append(field) } }

    func note(_ entry: _ToolbarEntry, in evaluation: Evaluation) {
        guard isGathering else { return }
        notedAccessories.append(Accessory(path: evaluation.path.text, layer: evaluation.environment.windowLayer, entry: entry))
    }

    /// What stands above the keyboard of the field.
    var entries: [_ToolbarEntry] { field.map { field in accessories.filter { $0.isFor(field) }.map(\.entry) } ?? [] }

    func beginPass() { (noted, notedAccessories, isGathering) = ([], [], true) }

    /// Whether the field that has the focus is on the screen: other screens of tabs and those below the last one are made as well.
    var isShown = true

    /// Takes what the views of a pass have noted. True where they have to be laid out for another keyboard.
    func endPass() -> Bool {
        isGathering = false
        if !isShown {
            noted.forEach { $0.leave() }
            (noted, tapped) = ([], nil)
        }
        // The program has moved the focus on from a field that was tapped.
        let found = noted.last { $0.place != field?.place } ?? noted.last
        if let tapped, found?.place != tapped { self.tapped = nil }
        let hadItems = !entries.isEmpty
        let isOther = found?.place != field?.place
        let isChanged = isOther || found?.traits != field?.traits
        (field, accessories) = (found, notedAccessories)
        if isOther { isToBeSeen = found != nil }
        return isChanged || hadItems == entries.isEmpty
    }

    /// Lets `scroll` bring the field to where the keyboard does not cover it.
    func show(_ scroll: () -> Void) {
        (isToBeSeen, isBeingShown) = (false, true)
        scroll()
        isBeingShown = false
    }
}

/// The focus that a program keeps for a field.
struct FieldFocus {
    let isSet: () -> Bool
    let set: (Bool) -> Void
    /// Whether the return key takes the focus away.
    var endsWithReturn = true
}

private enum WindowFocusKey: EnvironmentKey { static var defaultValue: WindowFocus? { nil } }
private enum WindowLayerKey: EnvironmentKey { static var defaultValue: String? { nil } }
private enum FieldFocusKey: EnvironmentKey { static var defaultValue: FieldFocus? { nil } }

extension EnvironmentValues {
    /// The focus of the running window; nil where there is no keyboard.
    var windowFocus: WindowFocus? {
        get { self[WindowFocusKey.self] }
        set { self[WindowFocusKey.self] = newValue }
    }

    /// What `focused(_:)` says about the fields below.
    var fieldFocus: FieldFocus? {
        get { self[FieldFocusKey.self] }
        set { self[FieldFocusKey.self] = newValue }
    }

    /// The layer of the window that views lie in, by the path of what is presented there; nil for the window itself.
    var windowLayer: String? {
        get { self[WindowLayerKey.self] }
        set { self[WindowLayerKey.self] = newValue }
    }
}

extension LiveControl {
    /// Lets a tap give the focus to a field at the place of an evaluation, and notes where it has it.
    ///
    /// - Parameter text: What the field shows.
    @MainActor
    mutating func takesFocus(in evaluation: Evaluation, text: String, breaksLines: Bool, isSecure: Bool = false) {
        let environment = evaluation.environment
        var traits = environment.keyboardTraits
        (traits.breaksLines, traits.isSecure, traits.isAtStart) = (breaksLines, isSecure, text.isEmpty)
        takesFocus(in: evaluation, traits, environment.fieldFocus)
    }

    /// - Parameter focus: Nil where the program keeps none for the field.
    @MainActor
    mutating func takesFocus(in evaluation: Evaluation, _ traits: KeyboardTraits, _ focus: FieldFocus?) {
        let environment = evaluation.environment
        guard isEnabled, let window = environment.windowFocus, let enter else { return }
        let (place, submit, value) = (evaluation.place(of: "focus"), submit, value ?? "")
        let isFocused = focus?.isSet() ?? window.isTapped(place)
        self.isFocused = isFocused
        tap = { window.enter(place, focus) }
        self.enter = { text in
            window.enter(place, focus)
            enter(text)
        }
        self.submit = {
            submit?()
            if focus?.endsWithReturn ?? true { window.leave(place, focus) } else { window.changed() }
        }
        guard isFocused else { return }
        let end = self.submit
        window.note(
            WindowFocus.Field(
                place: place, path: evaluation.path, traits: traits, layer: environment.windowLayer,
                submit: { if traits.breaksLines { enter(value + "\n") } else { end?() } }, leave: { focus?.set(false) }))
    }
}
