import IsletModel
import Ledger
import Timelines

/// Taps on widgets and the intents they run.
extension WidgetSystem {
    mutating func tap(_ widget: Int, _ tap: WidgetTap) {
        let placed = placedWidgets[widget]
        let outcome = tapRules.outcome(
            of: tap, family: placed.placement.family, place: placed.placement.place, isAlive: placed.life == .alive, isLocked: state.isLocked)
        switch outcome {
        case .openApp(let url): openApp(of: widget, url: url, tap)
        case .perform(let intent): perform(intent, in: widget)
        case .nothing(.dead):
            record(.tapped, widget: widget, because: .notReactive, rule: placed.life == .frozen ? .updateWithoutFamilies : .updateWithoutWidget)
        case .nothing(.locked): record(.tapped, widget: widget, because: .locked)
        case .nothing(.carPlay): record(.tapped, widget: widget, because: .carPlay)
        }
    }

    private mutating func openApp(of widget: Int, url: String?, _ tap: WidgetTap) {
        let rule: RuleID =
            switch tap.target {
            case .link: url == tap.widgetURL ? .linkInSmall : .widgetURL
            case .intent: .interactionSince17
            case .inert: .intentsOnlyReact
            case .background: .tapOpensApp
            }
        record(.tapped, widget: widget, because: LedgerReason("opens-app"), rule: rule, detail: url.map { .text($0) })
        output.perform(.openApp(apps[placedWidgets[widget].app].description.bundleIdentifier, url: url))
    }

    private mutating func perform(_ intent: TappedIntent, in widget: Int) {
        let id = placedWidgets[widget].id
        record(.tapped, widget: widget, because: LedgerReason("performs-intent"), rule: .intentsOnlyReact, detail: .text(intent.name))
        placedWidgets[widget].performing += 1
        if let toggle = intent.toggle {
            record(.toggleShown, widget: widget, rule: .toggleBinding, detail: .text(toggle ? "on" : "off"))
            output.perform(.showToggle(id, isOn: toggle))
        }
        if !placedWidgets[widget].isInvalidated {
            placedWidgets[widget].isInvalidated = true
            record(.contentInvalidated, widget: widget, rule: .invalidatableContent)
            output.perform(.invalidateContent(id, true))
        }
        if intent.opensApp { output.perform(.openApp(apps[placedWidgets[widget].app].description.bundleIdentifier, url: nil)) }
        output.perform(.perform(intent, id))
    }

    /// After an intent the timeline is reloaded for certain; after one that threw, the widget goes back to what its archive shows.
    mutating func finishIntent(of widget: Int, succeeded: Bool) {
        guard placedWidgets[widget].performing > 0 else { return record(.ignored, widget: widget, because: LedgerReason(.intent)) }
        placedWidgets[widget].performing -= 1
        record(.intentPerformed, widget: widget, because: LedgerReason(succeeded ? "succeeded" : "failed"))
        guard succeeded else {
            endInvalidation(of: widget)
            return output.perform(.show(placedWidgets[widget].id, placedWidgets[widget].shown))
        }
        ask(widget, for: .intent, rule: .freeReloads)
    }

    /// Ends the redaction of invalidated content when no intent runs any more.
    mutating func endInvalidation(of widget: Int) {
        guard placedWidgets[widget].isInvalidated, placedWidgets[widget].performing == 0 else { return }
        placedWidgets[widget].isInvalidated = false
        record(.contentValid, widget: widget, rule: .invalidatableContent)
        output.perform(.invalidateContent(placedWidgets[widget].id, false))
    }
}
