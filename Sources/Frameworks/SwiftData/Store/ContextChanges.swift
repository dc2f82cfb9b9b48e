import CoreData
import FoundationOverlay
import Observation
import Synchronization

/// Tells views of a context's changes, and has them saved.
final class ContextChanges: Observable, Sendable {
    /// They end with this.
    private struct Watches: @unchecked Sendable {
        let tokens: [AnyObject]
    }

    private struct State {
        var number = 0
        var isSaveDue = false
        var watches: Watches?
    }

    private let registrar = ObservationRegistrar()
    private let state = Mutex(State())

    /// Goes up with each change. Who reads it while views are made has them made again after the next one.
    var number: Int {
        registrar.access(self, keyPath: \.number)
        return state.withLock { $0.number }
    }

    func tell() {
        registrar.withMutation(of: self, keyPath: \.number) { state.withLock { $0.number += 1 } }
    }

    /// Tells of what others save in the stores, from now on.
    func watch(_ stores: [NSPersistentStore]) {
        let isFirst = state.withLock { state in
            defer { state.watches = state.watches ?? Watches(tokens: []) }
            return state.watches == nil
        }
        guard isFirst else { return }
        let watches = Watches(tokens: stores.compactMap { store in store.backend.watch { [weak self] in self?.tell() } })
        state.withLock { $0.watches = watches }
    }

    func saveSoon(_ context: ModelContext) {
        let isNew = state.withLock { state in
            defer { state.isSaveDue = true }
            return !state.isSaveDue
        }
        guard isNew else { return }
        DispatchQueue.main.async { [weak self, weak context] in
            self?.state.withLock { $0.isSaveDue = false }
            guard let context, context.autosaveEnabled, context.hasChanges else { return }
            do {
                try context.save()
            } catch {
                OverlayDiagnostics.report(
                    .coreDataStoreUnavailable, "changes could not be saved by themselves: \((error as NSError).localizedDescription)")
            }
        }
    }
}
