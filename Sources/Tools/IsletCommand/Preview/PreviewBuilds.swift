import Builder
import Foundation
import Host
import IsletModel
import Preview
import ProjectReader
import Synchronization

/// Builds the programs at the start, and again whenever one of their files is saved; on a thread of its own.
final class PreviewBuilds: Sendable {
    private let options: PreviewOptions
    private let workshop: Workshop
    private let console: Console
    private let targets: [BuildTarget]
    private let session: PreviewSession.Handle
    private let isStopping = Mutex(false)
    private let hasEnded = DispatchSemaphore(value: 0)

    init(options: PreviewOptions, workshop: Workshop, console: Console, targets: [BuildTarget], session: PreviewSession.Handle) {
        (self.options, self.workshop, self.console, self.targets, self.session) = (options, workshop, console, targets, session)
    }

    func start() { Thread.detachNewThread { [self] in run() } }

    /// Ends the thread and waits for that.
    func stop() {
        isStopping.withLock { $0 = true }
        hasEnded.wait()
    }

    private func run() {
        defer { hasEnded.signal() }
        var watch = SourceWatch(of: targets)
        var round = PreviewRound(targets: targets)
        build(&round)
        while !isStopping.withLock({ $0 }) {
            guard let change = watch.waitForChange(milliseconds: 200) else { continue }
            round.note(change)
            if showEdit(&round) { continue }
            do {
                round.targets = try HostProgram.targets(at: options.surroundings)
                watch.follow(round.targets)
                build(&round)
            } catch {
                session.take(.failed(diagnostics: [Finding(.compiler, .error, "the project cannot be read: \(ErrorSentence.of(error))")], seconds: 0))
            }
        }
    }

    /// Shows an edit of literals alone, which needs no compiler; false where more was changed.
    private func showEdit(_ round: inout PreviewRound) -> Bool {
        let begun = ContinuousClock.now
        guard let edit = round.takeEdit() else { return false }
        do { try edit.write() } catch {
            console.note("islet: \(ErrorSentence.of(error))")
            return false
        }
        if edit.needsRestart {
            describe(&round, begun: begun)
        } else {
            session.take(.edited(programs: edit.programs, seconds: (ContinuousClock.now - begun) / .seconds(1)))
        }
        return true
    }

    private func build(_ round: inout PreviewRound) {
        session.take(.started)
        let standing = round.standing
        round.products = []
        var diagnostics = DiagnosticList()
        let begun = ContinuousClock.now
        for target in round.targets {
            do {
                let program =
                    try standing.first { $0.target == target }
                    ?? PreviewRound.Program(target: target, product: workshop.build(target, console: console, editsLiterals: true))
                diagnostics.add(program.product.diagnostics, places: SourcePlaces(target))
                round.products.append(program)
            } catch let failure as BuildFailure {
                diagnostics.add(failure.diagnostics, places: SourcePlaces(target))
            } catch {
                console.note("islet: \(target.name): \(ErrorSentence.of(error))")
            }
        }
        round.isBuilt = round.products.count == round.targets.count
        describe(&round, diagnostics, begun: begun)
    }

    /// Starts the programs that were built, so that they say what is in them.
    private func describe(_ round: inout PreviewRound, _ found: DiagnosticList = DiagnosticList(), begun: ContinuousClock.Instant) {
        var diagnostics = found
        let folder: DeviceFolder
        do { folder = try workshop.makeDevice() } catch {
            return session.take(.failed(diagnostics: [Finding(.compiler, .error, ErrorSentence.of(error))], seconds: 0))
        }
        defer { workshop.remove(folder) }
        describe(&round.products, on: folder, &diagnostics)
        let programs = round.products.compactMap(\.described)
        let seconds = (ContinuousClock.now - begun) / .seconds(1)
        for diagnostic in diagnostics.diagnostics where diagnostic.severity == .error { console.note(diagnostic.description) }
        guard programs.count == round.targets.count else {
            return session.take(.failed(diagnostics: diagnostics.diagnostics, seconds: seconds))
        }
        session.take(
            .succeeded(PreviewPrograms(programs, options: options.surroundings), diagnostics: diagnostics.diagnostics, seconds: seconds))
    }

    /// Asks the programs that have not said yet what is in them, all at once; a finding for each that does not start.
    private func describe(_ programs: inout [PreviewRound.Program], on folder: DeviceFolder, _ diagnostics: inout DiagnosticList) {
        let asked = programs.indices.filter { programs[$0].described == nil }
        let products = asked.map { programs[$0].product }
        let results = Mutex([Result<HostProgram, any Error>?](repeating: nil, count: asked.count))
        DispatchQueue.concurrentPerform(iterations: asked.count) { index in
            let product = products[index]
            let result = Result { try HostProgram(product, launch: ExtensionLaunch(product, on: folder, options: options.surroundings)) }
            results.withLock { $0[index] = result }
        }
        for (place, result) in zip(asked, results.withLock(\.self)) {
            let target = programs[place].target
            do {
                programs[place].described = try result?.get()
                diagnostics.add(programs[place].described?.fontFindings ?? [], places: SourcePlaces(target))
            } catch let failure as ExtensionFailure {
                diagnostics.add([failure.diagnostic(while: "starting \(target.name)")], places: SourcePlaces(target))
            } catch {
                console.note("islet: \(target.name): \(ErrorSentence.of(error))")
            }
        }
    }
}
