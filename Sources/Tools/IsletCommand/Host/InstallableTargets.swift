import IsletModel
import ProjectReader

/// What of a project's targets goes on one device: of programs with one bundle identifier, such as an app's flavours, a device holds one.
struct InstallableTargets {
    private(set) var targets: [BuildTarget] = []

    /// The first of each identifier, with a note of the others.
    init(_ all: [BuildTarget]) {
        var places: [String: Int] = [:]
        for target in all {
            let isProgram = target.kind != .test && !target.bundleIdentifier.isEmpty
            if isProgram, let place = places[target.bundleIdentifier] {
                targets[place].notes.append(Self.note(on: target, besides: targets[place]))
            } else {
                if isProgram { places[target.bundleIdentifier] = targets.count }
                targets.append(target)
            }
        }
    }

    private static func note(on target: BuildTarget, besides taken: BuildTarget) -> ProjectProblem {
        ProjectProblem(
            code: .duplicateBundle, file: target.root.path,
            message: "“\(target.name)” is left out: it has the bundle identifier of “\(taken.name)”, \(target.bundleIdentifier), "
                + "and a device holds one program of it",
            mend: "Name the one that is meant: --target \(target.name.contains(" ") ? "'\(target.name)'" : target.name)")
    }
}
