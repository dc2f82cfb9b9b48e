import ExtensionProtocol
import Foundation
import IsletModel
import Metrics
import Snapshot
import ViewEngine

/// Carries one render request out: asks the provider, then archives each entry in every variant.
@MainActor
struct RequestRenderer {
    let contents: ExtensionContents
    let request: RenderRequest
    let send: (ExtensionMessage) -> Void

    enum Failure: Error {
        case unknownWidget(String)
        case unknownPreview(Int)
        case unknownWindow(Int)
        case unknownActivity(String)
    }

    func run() async {
        let findings = FindingStore()
        var outcome = await RunningRequest.$drawing.withValue(isActivity ? .activity : nil) { await findings.collect { await answered() } }
        await RunningRequest.hearRequests()
        outcome.diagnostics += findings.finish()
        send(.finished(id: request.id, outcome))
    }

    /// Sends the entries.
    private func answered() async -> RenderOutcome {
        let start = ContinuousClock.now
        do {
            if case .relevance(let kind) = request.subject { return try await answerRelevance(of: kind) }
            if case .configuration(let kind) = request.subject { return try await answerConfiguration(of: kind) }
            let (timeline, look) = try await provided()
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            var stale = StaleCheck()
            for (index, entry) in wanted(timeline.entries) {
                let archived = await RunningRequest.$drawing.withValue(isActivity ? .activity : .widget) {
                    await RunningRequest.$isArchiving.withValue(isForTheSystem) { await archive(entry, entry.index ?? index, look) }
                }
                if case .activity(let type, _) = request.subject { stale.add(archived, type: type) }
                send(.entry(id: request.id, archived))
            }
            stale.findings.forEach(FindingStore.current.note)
            return RenderOutcome(entryCount: timeline.entries.count, policy: timeline.policy, providerDuration: seconds)
        } catch {
            return RenderOutcome(diagnostics: [SnapshotDiagnostic(code: code(of: error), severity: .error, message: message(of: error))])
        }
    }

    /// The entries to archive, with their places.
    private func wanted(_ entries: [EntryContent]) -> [(index: Int, entry: EntryContent)] {
        let all = Array(entries.prefix(request.entryLimit).enumerated()).map { (index: $0.offset, entry: $0.element) }
        guard let moment = request.shownAt else { return all }
        return [all.last { $0.entry.date <= moment } ?? all.first].compactMap { $0 }
    }

    /// Whether the request is for a widget or Live Activity that the system shows.
    private var isForTheSystem: Bool {
        switch request.subject {
        case .widget, .activity: true
        case .preview, .window, .relevance, .configuration: false
        }
    }

    private func answerRelevance(of kind: String) async throws -> RenderOutcome {
        var outcome = RenderOutcome()
        outcome.relevance = try await widget(of: kind).provider.relevance()
        return outcome
    }

    private func answerConfiguration(of kind: String) async throws -> RenderOutcome {
        var outcome = RenderOutcome()
        outcome.configuration = try await widget(of: kind).provider.configuration(in: surroundings(family: request.question?.family ?? ""))
        return outcome
    }

    private func widget(of kind: String) throws -> WidgetSpecification {
        guard let widget = contents.widgets.first(where: { $0.description.kind == kind }) else { throw Failure.unknownWidget(kind) }
        return widget
    }

    /// What every entry of the request has in common.
    private struct Look {
        var prepare: @MainActor (inout EnvironmentValues, RenderVariant, String) -> Void = { _, _, _ in }
        var family: String
        var hasMargins = true
        var isWidget = false
    }

    /// What the provider answers. It may use the network of the process; views have none, and an app's belongs to the app.
    private func provided() async throws -> (TimelineContent, Look) {
        let device = request.variants.first.map(DeviceTraits.current.applying) ?? .current
        guard contents.app == nil else { return try await device.perform { try await timeline() } }
        if case .widget = request.subject { NetworkGate.open() }
        defer { NetworkGate.close() }
        return try await device.perform { try await timeline() }
    }

    private func timeline() async throws -> (TimelineContent, Look) {
        switch request.subject {
        case .widget(let kind, let family, let phase):
            let widget = try widget(of: kind)
            let surroundings = surroundings(family: family)
            let content =
                switch phase {
                case .placeholder: TimelineContent(entries: [try await widget.provider.placeholder(in: surroundings)], policy: nil)
                case .snapshot: TimelineContent(entries: [try await widget.provider.snapshot(in: surroundings)], policy: nil)
                case .timeline: try await widget.provider.timeline(in: surroundings)
                }
            let hasMargins = !widget.description.contentMarginsDisabled
            return (content, Look(prepare: widget.prepareEnvironment, family: family, hasMargins: hasMargins, isWidget: true))
        case .preview(let index):
            guard contents.previews.indices.contains(index) else { throw Failure.unknownPreview(index) }
            let preview = contents.previews[index]
            let family = preview.description.presentation ?? ""
            let entries = try await preview.entries(surroundings(family: family))
            let look = Look(
                prepare: preview.prepareEnvironment, family: family, hasMargins: preview.hasContentMargins, isWidget: !family.isEmpty)
            return (TimelineContent(entries: entries, policy: nil), look)
        case .window(let index):
            guard contents.windows.indices.contains(index) else { throw Failure.unknownWindow(index) }
            let launched = await contents.app?.launchToDraw(on: request.variants.first)
            launched?.diagnostics.forEach(FindingStore.current.note)
            let window = contents.app?.window(index) ?? contents.windows[index]
            var entry = EntryContent(date: Date()) { window($0) }
            if let launched { entry.layout = launched.layout }
            if let app = contents.app { entry.archived = { app.snapshot(ofWindow: index, in: $0) } }
            return (TimelineContent(entries: [entry], policy: nil), Look(family: "window"))
        case .activity(let attributesType, let input):
            guard let widget = contents.widgets.first(where: { $0.description.attributesType == attributesType }), let activity = widget.activity
            else { throw Failure.unknownActivity(attributesType) }
            let content = activity.entries(of: input)
            content.findings.forEach(FindingStore.current.note)
            return (TimelineContent(entries: content.entries, policy: nil), Look(prepare: widget.prepareEnvironment, family: "", hasMargins: false))
        case .relevance, .configuration: return (TimelineContent(entries: [], policy: nil), Look(family: ""))
        }
    }

    private func surroundings(family: String) -> ProviderSurroundings {
        var surroundings = ProviderSurroundings(
            family: family, isPreview: request.isPreview, displaySize: request.variants.first?.displaySize ?? .zero, variants: request.variants)
        surroundings.configuration = request.configuration
        surroundings.searches = request.question?.searches ?? [:]
        return surroundings
    }

    private func archive(_ entry: EntryContent, _ index: Int, _ look: Look) async -> ArchivedEntry {
        var snapshots: [Snapshot] = []
        for asked in request.variants {
            var variant = asked
            if variant.activity == nil { variant.take(entry.layout) }
            if let place = variant.activity, place.presentation.isInIsland { variant.context.isDark = true }
            if let made = entry.archived?(variant) {
                snapshots.append(made)
            } else if entry.runsTasks {
                snapshots.append(await DeviceTraits.current.applying(variant).perform { await restingSnapshot(of: entry, variant, look) })
            } else {
                snapshots.append(DeviceTraits.current.applying(variant).perform { snapshot(of: entry, variant, look) })
            }
        }
        var archived = ArchivedEntry(index: index, date: entry.date, snapshots: snapshots)
        archived.relevanceScore = entry.relevance?.score
        archived.relevanceDuration = entry.relevance?.duration
        archived.activity = entry.activity
        return archived
    }

    private func snapshot(of entry: EntryContent, _ variant: RenderVariant, _ look: Look) -> Snapshot {
        checked(archiver(of: entry, variant, look).snapshot(environment: environment(variant, look)) { entry.evaluate($0) }, variant)
    }

    private func restingSnapshot(of entry: EntryContent, _ variant: RenderVariant, _ look: Look) async -> Snapshot {
        let archiver = archiver(of: entry, variant, look)
        let time = PreviewTime()
        defer { time?.end() }
        var patience = RestPatience.preview
        if let time { patience.pass = { await time.pass($0) } }
        return checked(await archiver.snapshot(environment: environment(variant, look), resting: patience) { entry.evaluate($0) }, variant)
    }

    private func environment(_ variant: RenderVariant, _ look: Look) -> EnvironmentValues {
        var environment = contents.makeEnvironment(variant)
        look.prepare(&environment, variant, look.family)
        return environment
    }

    private func archiver(of entry: EntryContent, _ variant: RenderVariant, _ look: Look) -> ViewArchiver {
        let archive = ArchiveContext()
        archive.containerCornerRadius = variant.containerCornerRadius
        archive.safeArea = [.device, .landscape].contains(entry.layout) ? EdgeInsets(variant.safeArea) : EdgeInsets()
        var archiver = ViewArchiver(
            size: variant.size, margins: look.hasMargins && variant.activity == nil ? EdgeInsets(variant.contentMargins) : EdgeInsets(),
            date: entry.date, context: variant.context, archive: archive)
        if archive.safeArea != EdgeInsets() { archiver.margins = archive.safeArea }
        archiver.offersOwnSize = look.isWidget && variant.activity == nil
        archiver.fitsContent = entry.layout == .sizeThatFits
        archiver.activity = variant.activity.map(ActivityFitting.init)
        return archiver
    }

    private func code(of error: any Error) -> FindingCode {
        error is Failure ? .unknownSubject : .providerError
    }

    private func message(of error: any Error) -> String {
        switch error {
        case Failure.unknownWidget(let kind): "The bundle has no widget of the kind “\(kind)”."
        case Failure.unknownPreview(let index): "The bundle has no preview with the index \(index)."
        case Failure.unknownWindow(let index): "The app has no window with the index \(index)."
        case Failure.unknownActivity(let type): "The bundle has no Live Activity with attributes of the type “\(type)”\(known)."
        default: "The provider threw an error: \(error)"
        }
    }
}

extension DeviceTraits {
    /// Takes over what a variant says of the device.
    public mutating func apply(_ variant: RenderVariant) {
        profile = OSProfile(rawValue: variant.context.osProfile) ?? .standard
        scale = variant.scale
        isDark = variant.context.isDark
        isHighContrast = variant.isHighContrast
        accessibility = variant.accessibility ?? []
        isRightToLeft = variant.context.isRightToLeft
        name = variant.device.name
        idiom = Idiom(rawValue: variant.device.idiom) ?? .phone
        screenSize = variant.device.screen
    }

    /// The device with what a variant says of it.
    public func applying(_ variant: RenderVariant) -> DeviceTraits {
        var traits = self
        traits.apply(variant)
        return traits
    }
}
