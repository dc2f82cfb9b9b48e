import Builder
import Foundation
import IsletModel
import ProjectReader

/// One run of `islet drift`: builds both, lets each read what the other writes, and says what differs.
struct DriftRun {
    private let options: DriftOptions
    private let console: Console
    private let workshop = Workshop(installation: .current)
    private var list = DiagnosticList()
    private(set) var typeCount = 0
    private(set) var valueCount = 0
    private var cases: [DriftCase] = []
    private var exitCode = ExitCode.done

    init(options: DriftOptions, console: Console) {
        self.options = options
        self.console = console
    }

    var findings: [Finding] { list.diagnostics }

    mutating func run() throws -> ExitCode {
        let old = try targets(at: options.old)
        let new = try targets(at: options.new)
        for (former, latter) in pairs(old, new) {
            do {
                try compare(former, latter)
            } catch let failure as BuildFailure {
                list.add(failure.diagnostics.filter { $0.severity == .error }, places: SourcePlaces(latter))
                exitCode = .build
            } catch let problem as DriftBuild.Problem {
                list.add(Finding(.testNotEnded, .error, problem.description))
                if exitCode != .build { exitCode = .extensionFailure }
            }
        }
        if exitCode == .done, findings.contains(where: { $0.severity != .note }) { exitCode = .diagnostics }
        if let folder = options.output { try DriftPage(cases: cases, findings: findings, options: options, console: console).write(to: folder) }
        return exitCode
    }

    private func targets(at path: String) throws -> [BuildTarget] {
        let surroundings = try options.surroundings(at: path)
        return try ProjectReader.read([path], options: surroundings.project(includesApps: true, workshop: workshop))
    }

    /// Targets by their names; the only ones, where there is one each.
    private mutating func pairs(_ old: [BuildTarget], _ new: [BuildTarget]) -> [(BuildTarget, BuildTarget)] {
        if old.count == 1, new.count == 1 { return [(old[0], new[0])] }
        for target in old where !new.contains(where: { $0.name == target.name }) {
            list.add(Finding(.driftTypeGone, .warning, "the target \(target.name) of the old build is not in the new one"))
        }
        return new.compactMap { target in old.first { $0.name == target.name }.map { ($0, target) } }
    }

    private mutating func compare(_ old: BuildTarget, _ new: BuildTarget) throws {
        let surroundings = try options.surroundings(at: options.new)
        let former = try DriftBuild(old, workshop: workshop, options: surroundings, console: console)
        let latter = try DriftBuild(new, workshop: workshop, options: surroundings, console: console)
        let (written, writes) = (try former.samples(), try latter.samples())
        typeCount += Set((written + writes).map(\.type)).count
        try compare(written, readBy: latter, direction: .update, shownAt: latter, other: writes)
        try compare(writes, readBy: former, direction: .late, shownAt: latter, other: written)
    }

    private mutating func compare(
        _ samples: [DriftSample], readBy reader: DriftBuild, direction: DriftCase.Direction, shownAt new: DriftBuild, other: [DriftSample]
    ) throws {
        for sample in samples where sample.problem != nil && direction == .update {
            let place = new.declarations.place(of: sample.type, member: nil)
            add(.driftNotCompared, .note, "\(sample.type): no value of it could be made: \(sample.problem ?? "")", place, new)
        }
        let made = samples.filter { $0.json != nil }
        valueCount += made.count
        for reading in try reader.read(made) {
            let sample = made[reading.index]
            let found = DriftCase(sample: sample, reading: reading, direction: direction, declarations: new.declarations, other: other)
            for difference in found.differences { add(difference.code, difference.severity, difference.message, difference.place, new) }
            guard !found.differences.isEmpty, ["state", "attributes"].contains(sample.kind), direction == .update else { continue }
            var kept = found
            kept.attributes = samples.first { $0.kind == "attributes" && sample.type.hasPrefix($0.type) }?.json
            kept.state = sample.kind == "state" ? sample.json : samples.first { $0.kind == "state" && $0.type.hasPrefix(sample.type + ".") }?.json
            cases.append(kept)
        }
    }

    private mutating func add(
        _ code: FindingCode, _ severity: Finding.Severity, _ message: String, _ place: (file: String, line: Int)?, _ build: DriftBuild
    ) {
        list.add([Finding(code, severity, message, file: place?.file, line: place?.line)], places: build.places)
    }

    var summary: String {
        let all = "\(valueCount) values of \(typeCount) types compared"
        let count = findings.count { $0.severity != .note }
        return count == 0 ? "\(all): all are read as they were meant" : "\(all): \(count) finding\(count == 1 ? "" : "s")"
    }
}
