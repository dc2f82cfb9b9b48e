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
        var targets = targets
        var watch = SourceWatch(of: targets)
        build(targets)
        while !isStopping.withLock({ $0 }) {
            guard watch.waitForChange(milliseconds: 200) else { continue }
            do {
                targets = try HostProgram.targets(at: options.surroundings)
                watch.follow(targets)
                build(targets)
            } catch {
                session.take(.failed(diagnostics: [Finding(.compiler, .error, "the project cannot be read: \(ErrorSentence.of(error))")], seconds: 0))
            }
        }
    }

    private func build(_ targets: [BuildTarget]) {
        session.take(.started)
        let begun = ContinuousClock.now
        var diagnostics = DiagnosticList()
        let folder: DeviceFolder
        do { folder = try workshop.makeDevice() } catch {
            return session.take(.failed(diagnostics: [Finding(.compiler, .error, ErrorSentence.of(error))], seconds: 0))
        }
        defer { workshop.remove(folder) }
        var programs: [HostProgram] = []
        for target in targets { if let program = build(target, on: folder, &diagnostics) { programs.append(program) } }
        let seconds = (ContinuousClock.now - begun) / .seconds(1)
        for diagnostic in diagnostics.diagnostics where diagnostic.severity == .error { console.note(diagnostic.description) }
        guard programs.count == targets.count else { return session.take(.failed(diagnostics: diagnostics.diagnostics, seconds: seconds)) }
        session.take(
            .succeeded(PreviewPrograms(programs, options: options.surroundings), diagnostics: diagnostics.diagnostics, seconds: seconds))
    }

    /// A program that described itself; nil where it does not build or start.
    private func build(_ target: BuildTarget, on folder: DeviceFolder, _ diagnostics: inout DiagnosticList) -> HostProgram? {
        let places = SourcePlaces(target)
        do {
            let product = try workshop.build(target, console: console)
            diagnostics.add(product.diagnostics, places: places)
            let launch = ExtensionLaunch(product, on: folder, options: options.surroundings)
            return try HostProgram(product, launch: launch)
        } catch let failure as BuildFailure {
            diagnostics.add(failure.diagnostics, places: places)
        } catch let failure as ExtensionFailure {
            diagnostics.add([failure.diagnostic(while: "starting \(target.name)")], places: places)
        } catch {
            console.note("islet: \(target.name): \(ErrorSentence.of(error))")
        }
        return nil
    }
}
