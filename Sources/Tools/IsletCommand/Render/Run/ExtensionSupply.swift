import ExtensionProtocol
import Foundation
import Host

/// Keeps one process of an extension running, and starts another where it failed.
final class ExtensionSupply {
    private let launch: ExtensionLaunch
    private let configured: ConfiguredWidgets
    /// At most so many entries of a timeline are archived; nil for as many as there may be.
    private let entryLimit: Int?
    private var process: ExtensionProcess?
    /// How programs are started whose time is passed for them; nil where answers of the network take their real time.
    private let followed: ExtensionLaunch?
    private var kind = ProgramKind()
    /// Numbers of the previews whose views run, as those of windows do.
    private var runningPreviews: Set<Int> = []
    private var nextIdentifier = 1
    /// What all processes wrote.
    private(set) var output = OutputLog()
    private(set) var errors = OutputLog()
    /// After so many failures the extension is given up.
    private static let mostFailures = 12
    private var failures = 0
    private var declaresPreviews = false
    /// Numbers of the declarations whose previews cannot be listed.
    private var leftOut: Set<Int> = []
    /// What went wrong while previews were listed, with where they are declared.
    private(set) var unlisted: [(place: PreviewPlace, failure: ExtensionFailure)] = []

    init(_ launch: ExtensionLaunch, options: RenderOptions) {
        self.launch = launch
        configured = options.configured
        entryLimit = options.entryLimit
        followed = launch.followingTime(from: options.moment)
    }

    var isGivenUp: Bool { failures >= Self.mostFailures }

    /// What is in the bundle, with all previews that can be listed; the others are in ``unlisted``.
    func describe() throws(ExtensionFailure) -> BundleDescription {
        var bundle = try run { (process) throws(ExtensionFailure) in try process.describe() }
        guard !bundle.previewDeclarations.isEmpty else { return bundle }
        declaresPreviews = true
        while true {
            var current: Int?
            do {
                bundle.previews = try run(countsFailure: false) { (process) throws(ExtensionFailure) in
                    try process.previews(leavingOut: leftOut) { current = $0 }
                }
                runningPreviews = Set(bundle.previews.filter { $0.subject == "view" && $0.presentation == nil }.map(\.index))
                return bundle
            } catch {
                guard let current, bundle.previewDeclarations.indices.contains(current), leftOut.insert(current).inserted else { throw error }
                unlisted.append((bundle.previewDeclarations[current], error))
            }
        }
    }

    /// Asks for a subject; `onEntry` keeps what arrives even when the request fails later.
    func render(_ subject: RenderSubject, onEntry: (ArchivedEntry) -> Void) throws(ExtensionFailure) -> RenderOutcome {
        try render(subject.request, variants: subject.plan.requests, isPreview: subject.phase == "snapshot", onEntry: onEntry)
    }

    /// Asks for a subject in these variants; see ``render(_:onEntry:)``.
    func render(
        _ subject: RenderRequest.Subject, variants: [RenderVariant], isPreview: Bool = false, onEntry: (ArchivedEntry) -> Void
    ) throws(ExtensionFailure) -> RenderOutcome {
        nextIdentifier += 1
        var request = RenderRequest(id: nextIdentifier, subject: subject, variants: variants, isPreview: isPreview)
        if case .widget(let kind, _, _) = subject {
            request.configuration = configured.values(of: kind)
            request.entryLimit = entryLimit ?? request.entryLimit
        }
        follow(subject)
        return try run { (process) throws(ExtensionFailure) in try process.render(request, onEntry: onEntry) }
    }

    /// The parameters of the intent that widgets of a kind are configured by.
    func parameters(of kind: String) throws(ExtensionFailure) -> RenderOutcome {
        try render(.configuration(kind: kind), variants: []) { _ in }
    }

    func finish() {
        process?.quit()
        retire()
    }

    /// Goes on with a process of the kind that the subject needs.
    private func follow(_ subject: RenderRequest.Subject) {
        var kind = ProgramKind()
        switch subject {
        case .preview(let index) where runningPreviews.contains(index): kind = ProgramKind(isFollowed: followed != nil, isForPreviews: true)
        case .window: kind.isFollowed = followed != nil
        case .widget, .preview, .activity, .relevance, .configuration: break
        }
        guard kind != self.kind else { return }
        self.kind = kind
        finish()
    }

    private func run<Answer>(
        countsFailure: Bool = true, _ ask: (ExtensionProcess) throws(ExtensionFailure) -> Answer
    ) throws(ExtensionFailure) -> Answer {
        do {
            let running: ExtensionProcess
            if let process {
                running = process
            } else {
                running = try ExtensionProcess(kind.launch(launch, followed: followed))
                process = running
                if nextIdentifier > 1 || declaresPreviews { _ = try running.describe() }
                if nextIdentifier > 1, declaresPreviews { _ = try running.previews(leavingOut: leftOut) }
            }
            return try ask(running)
        } catch {
            if countsFailure { failures += 1 }
            process?.quit()
            retire()
            throw error
        }
    }

    private func retire() {
        guard let process else { return }
        output.append(process.standardOutput.data)
        errors.append(process.standardError.data)
        self.process = nil
    }
}

/// What a program is started for.
private struct ProgramKind: Equatable {
    /// Whether its time is passed for it.
    var isFollowed = false
    /// Whether it draws previews of an app's views: Xcode says so to programs, and many show other data then. Previews of widgets say what they
    /// show themselves, and are drawn by the widgets' process.
    var isForPreviews = false

    func launch(_ plain: ExtensionLaunch, followed: ExtensionLaunch?) -> ExtensionLaunch {
        var result = isFollowed ? followed ?? plain : plain
        if isForPreviews { result.environment["XCODE_RUNNING_FOR_PREVIEWS"] = "1" }
        return result
    }
}
