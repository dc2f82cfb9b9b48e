import ExtensionProtocol
import Foundation
import Snapshot
import Synchronization

/// Where the framework of intents says how they are run.
public enum IntentPerforming {
    public typealias Performer = @Sendable (IntentRequest) async -> IntentOutcome

    private static let installed = Mutex<Performer?>(nil)

    public static var performer: Performer? {
        get { installed.withLock { $0 } }
        set { installed.withLock { $0 = newValue } }
    }

    /// Runs an intent. A program that was linked without intents has none.
    package static func perform(_ request: IntentRequest) async -> IntentOutcome {
        if performer == nil, let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "islet_install_intents") {
            unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
        }
        guard let performer else { return IntentOutcome(state: .notRun(reason: "The program has no intents.")) }
        let findings = FindingStore()
        var outcome = await findings.collect { await performer(request) }
        outcome.diagnostics += findings.finish()
        return outcome
    }
}
