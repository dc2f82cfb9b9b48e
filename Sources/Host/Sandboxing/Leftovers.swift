import Foundation
import Glibc
import Synchronization

/// What this process has begun and must take away when it is ended: processes, and folders of the moment.
public enum Leftovers {
    private struct State {
        var processes: Set<pid_t> = []
        var folders: Set<String> = []
        var isOver = false
    }

    private static let state = Mutex(State())

    /// Notes a folder that lives as long as this process at most.
    public static func note(_ folder: URL) { state.withLock { _ = $0.folders.insert(folder.path) } }

    /// Removes a folder that was noted.
    public static func remove(_ folder: URL) {
        state.withLock { _ = $0.folders.remove(folder.path) }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Begins a process and notes it. Nothing ends between the two: whoever clears sees every process that was begun.
    ///
    /// - Parameter spawn: Gives the process; nil where it could not be begun.
    package static func begin(_ spawn: () -> pid_t?) -> pid_t? {
        let (process, isLate) = state.withLock { state -> (pid_t?, Bool) in
            if state.isOver { return (nil, true) }
            let process = spawn()
            if let process { state.processes.insert(process) }
            return (process, false)
        }
        if isLate { waitForTheEnd() }
        return process
    }

    package static func forget(_ process: pid_t) {
        let isOver = state.withLock { state in
            state.processes.remove(process)
            return state.isOver
        }
        if isOver { waitForTheEnd() }
    }

    /// Whoever waited for a process that was ended with everything else begins nothing new.
    private static func waitForTheEnd() -> Never {
        while true { sleep(3600) }
    }

    /// Ends every process with all it started, and removes every folder. Nothing can be begun from now on.
    public static func clear() {
        let (processes, folders) = state.withLock { state in
            state.isOver = true
            return (state.processes, state.folders)
        }
        // Who was ended may have been writing, and a busy machine ends it late.
        for _ in 0..<attempts {
            for process in processes { SpawnedProcess.kill(process) }
            for folder in folders { try? FileManager.default.removeItem(atPath: folder) }
            let isGone = processes.allSatisfy { !SpawnedProcess.isRunning($0) } && folders.allSatisfy { access($0, F_OK) != 0 }
            if isGone { return }
            usleep(pause)
        }
    }

    /// Two seconds in all.
    private static let attempts = 100
    private static let pause: UInt32 = 20000
}
