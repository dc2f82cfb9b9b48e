import Observation
import Synchronization
import ViewEngine

/// What an earlier pass made of something, such as the body of a view. It stands as long as its source is the same and nothing has changed that
/// was read for it: objects that only a body makes are then the same in every pass, and with them what is kept for views that are known by them.
@MainActor
final class KeptResult<Source, Result> {
    private struct Made {
        let source: Source
        let result: Result
        let marks: [ComparedValue]
        let surroundings: Int
        let reads: ResultReads
    }

    private var made: Made?

    /// - Parameter marks: What the source's properties are.
    func result(
        of source: Source, marks: [ComparedValue], in pass: ViewPass, isSame: (Source, Source) -> Bool, make: () -> Result
    ) -> Result {
        if let made, made.reads.isUnchanged, made.surroundings == pass.surroundings, isSame(made.source, source),
            made.marks.elementsEqual(marks, by: { $0.equals($1) })
        {
            return made.result
        }
        let reads = ResultReads(pass.changed)
        let result = reads.track(make)
        if pass.keeping == .keeps {
            made = Made(source: source, result: result, marks: marks, surroundings: pass.surroundings, reads: reads)
        }
        return result
    }
}

/// What was read for a result. Told of changes from any thread.
private final class ResultReads: Sendable {
    private let hasChanged = Atomic(false)
    private let changed: @Sendable () -> Void

    init(_ changed: @escaping @Sendable () -> Void) { self.changed = changed }

    var isUnchanged: Bool { !hasChanged.load(ordering: .acquiring) }

    func track<Result>(_ read: () -> Result) -> Result { withObservationTracking(read, onChange: tell) }

    private var tell: @Sendable () -> Void {
        {
            self.hasChanged.store(true, ordering: .releasing)
            self.changed()
        }
    }
}

/// What a result is made of. It holds the closures that make the result as they came from the program: wrapped again, they would be others in
/// each pass.
protocol KeptSource {
    func isSame(as other: Self) -> Bool
}

extension KeptSource {
    /// Bit by bit.
    func isSame(as other: Self) -> Bool { isIdentical(self, other) }
}

extension Evaluation {
    /// What is made here of a source, as long as that is the same.
    func _kept<Source: KeptSource, Result>(_ role: String, as source: Source, make: () -> Result) -> Result {
        guard archive.pass.keeping != .nothing else { return make() }
        let kept = archive.pass.kept(at: place(of: role)) { KeptResult<Source, Result>() }
        return kept.result(of: source, marks: [], in: archive.pass, isSame: { $0.isSame(as: $1) }, make: make)
    }

    /// What is made of a value whose properties are connected with this place, such as the body of a view.
    func _result<Owner, Result>(_ role: String, of connected: Owner, make: (Owner) -> Result) -> Result {
        guard archive.pass.keeping != .nothing, !OwnTypes.contains(Owner.self) else { return make(connected) }
        let kept = archive.pass.kept(at: place(of: role)) { KeptResult<Owner, Result>() }
        let marks = DynamicFields.marks(of: connected)
        return kept.result(of: connected, marks: marks, in: archive.pass, isSame: DynamicFields.isSame) { make(connected) }
    }
}

/// Views of the frameworks themselves: what their bodies read is not tracked, so that these are made in every pass.
private enum OwnTypes {
    private static let modules = ["SwiftUI.", "Charts.", "MapKit.", "UIKit.", "WidgetKit.", "AVKit.", "AppIntents.", "CoreData.", "SwiftData."]
    private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

    static func contains(_ type: Any.Type) -> Bool {
        if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        let name = _typeName(type, qualified: true)
        let isOwn = modules.contains { name.hasPrefix($0) }
        known.withLock { $0[ObjectIdentifier(type)] = isOwn }
        return isOwn
    }
}
