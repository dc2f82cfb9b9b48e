import Foundation
import IsletModel

/// The list of a review before shipping: each item with what it is judged by.
struct ReviewList {
    private let facts: ReviewFacts
    private(set) var items: [ReviewItem] = []

    static func items(_ facts: ReviewFacts) -> [ReviewItem] {
        var list = ReviewList(facts: facts)
        list.addArchitecture()
        list.addPerformance()
        list.addData()
        list.addExperience()
        list.addActivities()
        list.addControls()
        list.addTrials()
        return list.items
    }

    private init(facts: ReviewFacts) { self.facts = facts }

    private var section = ""

    private mutating func add(
        _ title: String, _ verdict: ReviewItem.Verdict, _ evidence: String, _ findings: [Finding] = [], _ pictures: [String] = []
    ) {
        items.append(
            ReviewItem(section: section, title: title, verdict: verdict, evidence: evidence, findings: findings, pictures: Array(pictures.prefix(12)))
        )
    }

    /// An item that is done where none of the codes was found in what was run.
    private mutating func none(_ title: String, _ codes: Set<FindingCode>, _ evidence: String, needsDay: Bool = false, pictures: [String] = []) {
        let found = facts.findings(codes)
        if !found.isEmpty { return add(title, .failed, "\(found.count) finding\(found.count == 1 ? "" : "s")", found, pictures) }
        guard !needsDay || facts.livedADay else { return add(title, .look, "no day was simulated, because a provider is slow") }
        add(title, .done, evidence, [], pictures)
    }

    // MARK: Architecture

    private mutating func addArchitecture() {
        section = "Architecture"
        let groups = facts.targets.filter(\.hasEntitlements).map { (name: $0.name, groups: Set($0.appGroups)) }
        if facts.apps.isEmpty {
            add("App Groups entitlement in app and extension", .look, "no app is among the paths: name the app too")
        } else if groups.count < facts.targets.count {
            add(
                "App Groups entitlement in app and extension", .look,
                "not every target has entitlements: \(facts.targets.map(\.name).joined(separator: ", "))")
        } else {
            let shared = groups.reduce(groups.first?.groups ?? []) { $0.intersection($1.groups) }
            let names = shared.sorted().joined(separator: ", ")
            add(
                "App Groups entitlement in app and extension", shared.isEmpty ? .failed : .done, shared.isEmpty ? "no group is in all targets" : names
            )
        }
        if groups.isEmpty {
            add("Group identifier matches exactly", .look, "no target has entitlements: what groups they have is not known")
        } else {
            none("Group identifier matches exactly", [.appGroupMismatch], "no group was asked for that a target is not entitled to")
        }
        none("Shared container used for all shared data", [.appGroupNeverWritten], "every group that was read had been written to", needsDay: true)
        none(
            "No UserDefaults.standard in widget code", [.standardDefaultsInExtension], "no extension used it while drawing and in a day",
            needsDay: true)
    }

    // MARK: Performance

    private mutating func addPerformance() {
        section = "Performance"
        none("Timeline generation is fast", [.providerSlow, .providerTimeout], "every provider answered in time", needsDay: false)
        none(
            "No network requests in widget views", [.networkInView, .networkInLiveActivity, .asyncImage],
            "no view asked for the network while it was drawn")
        none("Reasonable refresh intervals", [.entriesTooClose, .reloadTooSoon], "judged by the entries and policies of every timeline")
        none("Reasonable number of entries", [.tooManyEntries, .timelineEmpty], counts)
        none("Memory under the limits", [.memoryLimit], "no process was ended by the limit while drawing and in a day", needsDay: true)
        none("Images optimized", [.imageTooLarge, .activityImageTooLarge], "no picture has more pixels than it is shown with")
    }

    private var counts: String {
        let lines = facts.placeable.flatMap { widget in (widget.timelines ?? []).map { "\(widget.kind) \($0.presentation): \($0.entries.count)" } }
        return lines.isEmpty ? "no timelines" : "entries: " + lines.joined(separator: ", ")
    }

    // MARK: Data and state

    private mutating func addData() {
        section = "Data and state"
        none(
            "Handles missing data", [.extensionCrashed, .extensionExited, .providerError], "drawn on a device without any data of the app",
            pictures: facts.pictures(facts.placeable, phase: ["timeline"]))
        none("Entry dates in chronological order", [.entriesOutOfOrder], "every timeline was in order")
        look("Placeholder looks reasonable", facts.placeable, ["placeholder"])
        look("Snapshot is representative", facts.placeable, ["snapshot"])
    }

    private mutating func look(_ title: String, _ widgets: [Manifest.Widget], _ phases: Set<String>, _ appearance: Set<String> = ["light"]) {
        let pictures = facts.pictures(widgets, phase: phases, appearance: appearance)
        if widgets.isEmpty { return add(title, .notApplicable, "there is none") }
        add(title, pictures.isEmpty ? .failed : .look, pictures.isEmpty ? "nothing was drawn" : "\(pictures.count) pictures", [], pictures)
    }

    // MARK: User experience

    private mutating func addExperience() {
        section = "User experience"
        let hidden = facts.placeable.filter { $0.families.isEmpty }.map(\.kind)
        if facts.placeable.isEmpty {
            add("Appears in the gallery", .notApplicable, "there are no widgets")
        } else {
            let names = facts.placeable.map(\.kind).joined(separator: ", ")
            add(
                "Appears in the gallery", hidden.isEmpty ? .done : .failed,
                hidden.isEmpty ? names : "without families: " + hidden.joined(separator: ", "))
        }
        texts("configurationDisplayName clear and concise", facts.placeable) { $0.displayName }
        texts("description explains the widget", facts.placeable) { $0.description }
        look("All supported families look correct", facts.placeable, ["timeline"])
        let contrast = facts.findings([.lowContrast])
        add(
            "Readable on light and dark", contrast.isEmpty ? .done : .failed,
            contrast.isEmpty ? "every text that could be measured has the contrast of WCAG 2.2" : "\(contrast.count) texts have too little contrast",
            contrast,
            facts.pictures(facts.placeable, phase: ["timeline"], appearance: ["light", "dark"]))
        let wrong = facts.findings([
            .buttonActionClosure, .nonInteractiveControl, .gestureInWidget, .intentFailed, .intentNotRun, .linkInSmall,
        ])
        add(
            "Buttons and toggles work", wrong.isEmpty ? .look : .failed,
            wrong.isEmpty ? "no control that does nothing was drawn; what each does was not run" : "\(wrong.count) findings", wrong)
        none("Controls can be hit and are read", [.smallTarget, .noAccessibilityLabel, .textOutside], "sizes, labels and edges of every picture")
    }

    private mutating func texts(_ title: String, _ widgets: [Manifest.Widget], _ text: (Manifest.Widget) -> String) {
        guard !widgets.isEmpty else { return add(title, .notApplicable, "there is none") }
        let missing = widgets.filter { text($0).isEmpty }.map(\.kind)
        guard missing.isEmpty else { return add(title, .failed, "not set: " + missing.joined(separator: ", ")) }
        add(title, .look, widgets.map { "\($0.kind): “\(text($0))”" }.joined(separator: ", "))
    }

    // MARK: Live Activities

    private mutating func addActivities() {
        section = "Live Activities"
        guard !facts.activities.isEmpty else { return add("Live Activities", .notApplicable, "there are none") }
        let drawn = facts.pictures(facts.activities, phase: ["content", "preview"])
        if drawn.isEmpty {
            add("Attributes under 4 KB", .look, "nothing was drawn: give a state with --state or a preview")
        } else {
            none("Attributes under 4 KB", [.activityTooLarge, .heavyAttributes], "of the states that were drawn")
        }
        let starts = facts.mention(of: ["Activity.request", ".request(attributes"], in: facts.targets)
        read("Authorization checked before starting", ["areActivitiesEnabled"], where: starts)
        read("Activity ends when the event completes", [".end("], where: starts)
        read("Dismissal policy set", ["dismissalPolicy:"], where: starts)
        let watch = facts.mention(of: ["supplementalActivityFamilies"], in: facts.targets)
        add(
            "watchOS support configured if relevant", .look,
            watch.map { "set at \($0.file):\($0.line)" } ?? "not set: the watch shows the compact island")
        none(
            "Dynamic Island layouts", [.noIsland, .squareInIsland, .tapInCompactIsland, .activityClipped], "the presentations that were drawn",
            pictures: drawn)
    }

    /// What is read in the sources, where activities are started at all.
    private mutating func read(_ title: String, _ words: [String], where starts: (file: String, line: Int)?) {
        guard let starts else { return add(title, .look, "no code that starts one is among the paths: name the app too") }
        guard let place = facts.mention(of: words, in: facts.targets) else {
            let finding = Finding(.activityTimeLimit, .warning, "\(words[0]) stands nowhere in the sources", file: starts.file, line: starts.line)
            return add(title, .failed, "activities are started at \(starts.file):\(starts.line)", [finding])
        }
        add(title, .look, "\(place.file):\(place.line) has it; whether it is always reached was not run")
    }

    // MARK: Controls

    private mutating func addControls() {
        section = "Controls"
        guard !facts.controls.isEmpty else { return add("Controls", .notApplicable, "there are none") }
        none("Value provider fast", [.slowControlValue, .blockingControlProvider], "every value came in time")
        look("previewValue is a reasonable fallback", facts.controls, ["placeholder", "snapshot"])
        texts("displayName and description set", facts.controls) { $0.displayName }
        look("Looks right in Control Center", facts.controls, ["timeline", "content", "snapshot"])
    }

    // MARK: By hand

    private mutating func addTrials() {
        section = "By hand"
        trial("Added in every family", "place")
        trial("Several of the same widget", "twice")
        trial("App data changes, widget updates", "update")
        trial("App was force-quit, widget still shows data", "kill")
        trial("Device restarted, widget is still there", "restart")
        trial("Works offline", "offline")
        trial("Respects Low Power Mode", "low-power")
        none("No crashes", [.extensionCrashed, .extensionExited, .extensionHung, .extensionLoop], "no process failed in all of these runs")
        if facts.errorsBySystem.isEmpty {
            add("All systems you support", .look, "one system was asked for")
        } else {
            let bad = facts.errorsBySystem.filter { !$0.value.isEmpty }
            let names = facts.errorsBySystem.keys.sorted().joined(separator: ", ")
            add("All systems you support", bad.isEmpty ? .done : .failed, "drawn for " + names, bad.values.flatMap(\.self))
        }
        add("On an actual device", .look, "nothing here is a device: memory, speed, fonts and haptics of one have to be looked at there")
    }

    private mutating func trial(_ title: String, _ name: String) {
        guard let trial = facts.trials[name] else {
            let reason =
                facts.placeable.isEmpty ? "there are no widgets" : ["kill", "update"].contains(name) ? "no app is among the paths" : "it was not run"
            return add(title, facts.placeable.isEmpty ? .notApplicable : .look, reason)
        }
        if let problem = trial.problem { return add(title, .failed, problem) }
        guard trial.empty.isEmpty else { return add(title, .failed, "\(trial.what); nothing is shown by " + trial.empty.joined(separator: ", ")) }
        let seen = "\(trial.what); all \(trial.placed) widgets show something two hours later"
        add(title, name == "update" ? .look : .done, name == "update" ? seen + "; whether it is the new data has to be looked at" : seen)
    }
}
