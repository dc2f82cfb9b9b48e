import Devices
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Scenes
import Snapshot
import Timelines

/// Asks an extension for everything that scenes show.
struct SceneArchiver {
    private(set) var archive = SceneArchive()
    private(set) var diagnostics: [SnapshotDiagnostic] = []
    private(set) var hasFailed = false
    private let supply: ExtensionSupply
    private let options: RenderOptions
    private let scenes: SceneOptions

    init(_ bundle: BundleDescription, supply: ExtensionSupply, options: RenderOptions, scenes: SceneOptions) {
        self.supply = supply
        self.options = options
        self.scenes = scenes
        for widget in bundle.widgets where widget.configuration != .activity && widget.configuration != .control { add(widget) }
        for widget in bundle.widgets where widget.configuration == .activity { addActivity(widget, bundle) }
    }

    // MARK: - Widgets

    private mutating func add(_ widget: WidgetDescription) {
        for family in widget.families where options.families?.contains(family) ?? true {
            guard let plan = SceneWidgetPlan(family, kinds: scenes.kinds, options: options) else { continue }
            guard let entry = shownEntry(of: widget, plan) else { continue }
            let rules = ArchiveRules(family: family, needsBackground: options.needsContainerBackground)
            var views: [SceneViewKey: Snapshot] = [:]
            for (variant, snapshot) in zip(plan.variants, entry.snapshots) {
                views[variant.key] = variant.key.place == .phone ? rules.applied(to: snapshot) : snapshot
            }
            archive.widgets.append(
                SceneArchive.Widget(name: widget.title, family: family, views: views))
        }
    }

    /// The entry of the timeline that is shown at the moment of the scene.
    private mutating func shownEntry(of widget: WidgetDescription, _ plan: SceneWidgetPlan) -> ArchivedEntry? {
        let subject = RenderRequest.Subject.widget(kind: widget.kind, family: plan.family.rawValue, phase: .timeline)
        let entries = entries(of: subject, plan.variants.map(\.request), title: "timeline of “\(widget.kind)” (\(plan.family.rawValue))")
        let inOrder = entries.sorted { $0.date < $1.date }
        return inOrder.last { $0.date <= options.moment } ?? inOrder.first
    }

    // MARK: - Live Activities

    private mutating func addActivity(_ widget: WidgetDescription, _ bundle: BundleDescription) {
        guard let type = widget.attributesType, !options.noActivities else { return }
        let plan = SceneActivityPlan(options: options, supportsSmall: widget.supplementalFamilies.contains("small"))
        guard !plan.requests.isEmpty else { return }
        for (attributes, states) in payloads(of: type, bundle, plan) {
            let contents = states.flatMap { state in [false, true].map { ActivityInput.Content(state: state, isStale: $0, date: options.moment) } }
            let input = ActivityInput(id: SubjectList.identifier, attributes: attributes, contents: contents)
            let entries = entries(of: .activity(attributesType: type, input), plan.requests, title: "the Live Activity “\(widget.kind)”")
            for (index, entry) in entries.enumerated() where index % 2 == 0 {
                let stale = index + 1 < entries.count ? plan.views(of: entries[index + 1]) : nil
                archive.activities.append(SceneArchive.Activity(name: type, current: plan.views(of: entry), stale: stale))
            }
        }
    }

    /// What is to be shown: attributes, and the states that go with them.
    private mutating func payloads(of type: String, _ bundle: BundleDescription, _ plan: SceneActivityPlan) -> [(attributes: Data, states: [Data])] {
        if let files = options.activity { return files.attributesType ?? type == type ? [(files.attributes, files.states)] : [] }
        var found: [(attributes: Data, states: [Data])] = []
        for preview in bundle.previews where preview.isActivity && preview.attributesType == type {
            let entries = entries(of: .preview(index: preview.index), plan.cheapest, title: "preview “\(preview.title)”")
            for payload in entries.compactMap(\.activity) {
                guard let index = found.firstIndex(where: { $0.attributes == payload.attributes }) else {
                    found.append((payload.attributes, [payload.state]))
                    continue
                }
                if !found[index].states.contains(payload.state) { found[index].states.append(payload.state) }
            }
        }
        return found
    }

    private mutating func entries(of subject: RenderRequest.Subject, _ variants: [RenderVariant], title: String) -> [ArchivedEntry] {
        guard !supply.isGivenUp else { return [] }
        var entries: [ArchivedEntry] = []
        do throws(ExtensionFailure) {
            let outcome = try supply.render(subject, variants: variants) { entries.append($0) }
            diagnostics += outcome.diagnostics
        } catch {
            hasFailed = true
            diagnostics.append(error.diagnostic(while: title))
        }
        return entries
    }
}
