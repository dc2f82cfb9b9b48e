import Builder
import Devices
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import ProjectReader
import Snapshot
import Timelines

/// Draws everything of one built target.
struct TargetRun {
    let product: BuildProduct
    let options: RenderOptions
    let files: SnapshotFiles
    private let places: SourcePlaces
    let rules: TimelineRules
    let supply: ExtensionSupply
    var target: Manifest.Target
    private(set) var diagnostics: DiagnosticList
    private(set) var hasFailed = false
    var names = OutputNames()

    init(
        product: BuildProduct, places: SourcePlaces, launch: ExtensionLaunch, options: RenderOptions, files: SnapshotFiles,
        diagnostics: DiagnosticList
    ) {
        self.product = product
        self.places = places
        self.options = options.made(for: product.target)
        self.files = files
        self.diagnostics = diagnostics
        rules = TimelineRules(limits: options.profile.widgets.limits)
        supply = ExtensionSupply(launch, options: options)
        target = Manifest.Target(name: product.target.name)
    }

    mutating func run() throws {
        defer { supply.finish() }
        do {
            try drawAll()
        } catch let failure as ExtensionFailure {
            fail(failure, while: "starting \(target.name)")
        }
        supply.finish()
        try writeLogs()
    }

    private mutating func drawAll() throws {
        let bundle = try supply.describe()
        for (place, failure) in supply.unlisted {
            fail(failure, while: "listing the preview at \(places.path(place.file)):\(place.line), which is left out")
        }
        note(bundle.diagnostics + rules.judge(widgetCount: bundle.widgets.count, target: target.name))
        target.widgets = bundle.widgets.map(Manifest.Widget.init)
        activityTypes = bundle.widgets.filter { $0.configuration == .activity }.compactMap(\.attributesType)
        try options.activity?.check(isUnambiguousAmong: activityTypes, in: target.name)
        let list = SubjectList(bundle, target: target.name, hasSources: !product.target.sources.isEmpty, options: options)
        note(list.diagnostics)
        noteFilledFrames(bundle)
        if let scenes = options.scenes { return try draw(scenes, of: bundle) }
        for preview in bundle.previews { addPlace(for: preview, in: list) }
        for subject in list.subjects where !supply.isGivenUp && !tooSlow.contains(subject.slowness) { try draw(subject) }
    }

    /// Says that the widgets are drawn as those of a program made for a system before iOS 17.
    private mutating func noteFilledFrames(_ bundle: BundleDescription) {
        let hasWidgets = bundle.widgets.contains { $0.configuration != .activity && $0.configuration != .control }
        guard !options.hasContentMargins, hasWidgets else { return }
        let version = product.target.xcodeVersion.map { " of Xcode \($0 / 100).\($0 / 10 % 10)" } ?? ""
        let notice = options.needsContainerBackground ? "iOS 17 and later show" : "built with Xcode 15 or later, iOS 17 and later show"
        let message =
            "\(target.name): the project\(version) is for iOS \(product.target.deploymentTarget ?? ""), so its widgets are drawn as that "
            + "system shows them: they fill their whole frame, without content margins; \(notice) a notice in their place until they have a "
            + "containerBackground(for: .widget)"
        note([SnapshotDiagnostic(code: .widgetsWithoutMargins, severity: .note, message: message)])
    }

    private mutating func draw(_ scenes: SceneOptions, of bundle: BundleDescription) throws {
        var run = SceneRun(bundle, supply: supply, files: files, options: options, scenes: scenes, target: target.name)
        target.scenes = try run.run()
        note(run.diagnostics)
        hasFailed = hasFailed || run.hasFailed
    }

    private mutating func draw(_ subject: RenderSubject) throws {
        var entries: [ArchivedEntry] = []
        showsMadeUpValues = subject.isMadeUp
        defer { showsMadeUpValues = false }
        do throws(ExtensionFailure) {
            let outcome = try supply.render(subject) { entries.append(ruled($0, subject)) }
            note(outcome.diagnostics)
            judge(outcome, entries, subject)
        } catch {
            if error.isTimeOut { tooSlow.insert(subject.slowness) }
            fail(error, while: subject.title)
            if subject.isMadeUp, entries.isEmpty { noteActivityWithoutState(subject) }
        }
        switch subject.plan {
        case .view(let plan): try write(entries, of: subject, plan)
        case .activity(let plan):
            try judge(entries, of: subject)
            checkStaleness(entries, of: subject)
            try write(entries, of: subject, plan)
        }
    }

    private mutating func write(_ entries: [ArchivedEntry], of subject: RenderSubject, _ plan: VariantPlan) throws {
        let order = rules.judge(dates: entries.map(\.date), entryCount: max(entries.count, 1), subject: "").order
        try write(order.enumerated().flatMap { jobs(for: entries[$1], index: $0, subject, plan, count: entries.count) }, of: subject)
    }

    mutating func write(_ jobs: [PictureJob], of subject: RenderSubject) throws {
        let written = try files.write(jobs.map { withFacts($0, subject) })
        for result in written { note(result.diagnostics) }
        place(written.map(\.picture), of: subject)
    }

    /// The picture with what the gallery says of the widget; the first of a timeline also with when its entries are shown and what follows.
    private func withFacts(_ job: PictureJob, _ subject: RenderSubject) -> PictureJob {
        guard files.goldens != nil, case .widget(let index) = subject.place else { return job }
        let widget = target.widgets[index]
        var result = job
        if !widget.displayName.isEmpty { result.facts["name in the gallery"] = widget.displayName }
        if !widget.description.isEmpty { result.facts["description in the gallery"] = widget.description }
        guard subject.isTimeline, job.picture.index == 0,
            let timeline = widget.timelines?.last(where: { $0.presentation == job.picture.presentation })
        else { return result }
        result.facts["entries"] = timeline.entries.map(\.date).joined(separator: ", ")
        result.facts["next timeline"] = timeline.policy
        return result
    }

    /// An entry as the system shows it.
    func ruled(_ entry: ArchivedEntry, _ subject: RenderSubject) -> ArchivedEntry {
        var result = entry
        if case .activity(let plan) = subject.plan {
            result.snapshots = zip(plan.variants, entry.snapshots).map { variant, snapshot in
                ArchiveRules(activity: variant.presentation?.rawValue ?? "").applied(to: snapshot)
            }
        }
        guard case .widget = subject.place, let plan = subject.viewPlan else { return result }
        let rules = ArchiveRules(family: WidgetFamily(rawValue: plan.presentation), needsBackground: options.needsContainerBackground)
        result.snapshots = entry.snapshots.map { rules.applied(to: $0) }
        return result
    }

    private mutating func jobs(
        for entry: ArchivedEntry, index: Int, _ subject: RenderSubject, _ plan: VariantPlan, count: Int
    ) -> [PictureJob] {
        let showsIndex = subject.isTimeline || count > 1
        return zip(plan.variants, entry.snapshots).map { variant, snapshot in
            let path = names.path(
                [target.name] + subject.folders, phase: subject.phase, index: showsIndex ? index : nil,
                appearance: variant.appearance.rawValue, mode: variant.mode.rawValue)
            let size = plan.shownSize(of: snapshot.size, laidOutIn: variant.request.size)
            let picture = Manifest.Picture(
                presentation: plan.presentation, phase: subject.phase, index: index, date: Moment.write(entry.date),
                appearance: variant.appearance.rawValue, mode: variant.mode.rawValue,
                size: [size.width, size.height], scale: plan.scale, image: "", tree: "", diagnostics: [], name: subject.name)
            let moment = subject.isTimeline ? max(entry.date, options.moment) : options.moment
            return PictureJob(
                snapshot: snapshot, moment: moment, shape: plan.shape, factor: plan.factor, scale: plan.scale, picture: picture, path: path,
                base: plan.base, showsContainerBackground: plan.showsContainerBackground)
        }
    }

    private mutating func addPlace(for preview: PreviewDescription, in list: SubjectList) {
        guard let subject = list.subjects.first(where: { $0.place == .preview(index: preview.index) }) else { return }
        target.previews = (target.previews ?? []) + [Manifest.Preview(name: subject.name ?? "", file: places.path(preview.file), line: preview.line)]
        previewPlaces.append(preview.index)
    }

    private var previewPlaces: [Int] = []
    /// The Live Activities of the target, by their attributes types.
    private(set) var activityTypes: [String] = []
    /// States of Live Activities that were drawn in every presentation.
    var shownStates: Set<ActivityWork.State> = []
    /// Attributes types of the Live Activities that were asked for a stale view.
    var checkedForStaleness: Set<String> = []
    /// What took too long once is not waited for again in the widget's other families.
    private var tooSlow: Set<String> = []

    private mutating func place(_ pictures: [Manifest.Picture], of subject: RenderSubject) {
        switch subject.place {
        case .widget(let index): target.widgets[index].snapshots += pictures
        case .preview(let index):
            guard let position = previewPlaces.firstIndex(of: index) else { return }
            target.previews?[position].snapshots += pictures
        case .window: target.windows = (target.windows ?? []) + pictures
        }
    }

    /// Whether what is drawn shows values that nobody gave: what goes wrong may be their fault.
    private var showsMadeUpValues = false

    mutating func note(_ found: [SnapshotDiagnostic]) {
        diagnostics.add(showsMadeUpValues ? found.map(Self.ofMadeUpValues) : found, places: places)
    }

    mutating func fail(_ failure: ExtensionFailure, while subject: String) {
        hasFailed = hasFailed || !showsMadeUpValues
        note([withNetwork(failure.diagnostic(while: subject, of: product.target.isApp ? .app : .extension))])
    }

    private func writeLogs() throws {
        guard files.goldens == nil else { return }
        let folder = OutputNames.sanitized(target.name)
        for (name, log) in [("output.log", supply.output), ("errors.log", supply.errors)] where !log.data.isEmpty {
            try files.folder.write(Data(log.text.utf8), to: "\(folder)/\(name)")
        }
    }
}

extension Manifest.Widget {
    init(_ widget: WidgetDescription) {
        self.init(
            kind: widget.kind, configuration: widget.configuration.rawValue, displayName: widget.displayName,
            description: widget.description, families: widget.families.map(\.rawValue))
    }
}
