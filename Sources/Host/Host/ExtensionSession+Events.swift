import ExtensionProtocol
import Foundation
import Sandboxing

extension ExtensionSession {
    mutating func receive(_ message: ExtensionMessage, at time: Double, busy: Double) -> [Action] {
        if let id = message.postedIdentifier, !hasEnded, posted.remove(id) != nil { return [.deliverAnswer] }
        guard case .waiting(var request) = state else {
            return state == .ended ? [] : end(with: .malformedMessage("an answer nobody asked for"), kill: true)
        }
        switch message {
        case .description(let id, _):
            guard request.expected == .description, id == request.id else { return unexpected("description", id, request) }
            state = .idle
            setBaseline()
            return [.deliverDescription]
        case .listing(let id, _):
            guard request.expected == .previews, id == request.id else { return unexpected("listing", id, request) }
            request.lastProgress = time
            request.busyAtProgress = busy
            state = .waiting(request)
            return [.deliverListing]
        case .previews(let id, _):
            guard request.expected == .previews, id == request.id else { return unexpected("previews", id, request) }
            state = .idle
            return [.deliverDescription]
        case .entry(let id, let entry):
            guard request.expected == .entries, id == request.id else { return unexpected("entry", id, request) }
            if let reason = Self.fault(of: entry, in: request) { return end(with: .malformedMessage(reason), kill: true) }
            request.entries += 1
            request.lastProgress = time
            request.busyAtProgress = busy
            state = .waiting(request)
            return [.deliverEntry(index: entry.index)]
        case .finished(let id, _):
            guard request.expected == .entries, id == request.id else { return unexpected("end", id, request) }
            state = .idle
            return [.deliverOutcome]
        case .performed(let id, _):
            guard request.expected == .intent, id == request.id else { return unexpected("intent", id, request) }
            state = .idle
            return [.deliverAnswer]
        case .app(let id, _):
            guard case .answer = request.expected, id == request.id else { return unexpected("answer", id, request) }
            state = .idle
            return [.deliverAnswer]
        case .passed(let id, _):
            guard case .passage = request.expected, id == request.id else { return unexpected("passage of time", id, request) }
            state = .idle
            if baselineMemory == nil { setBaseline() }
            return [.deliverPassage]
        }
    }

    private static func fault(of entry: ArchivedEntry, in request: Request) -> String? {
        if request.entries >= request.entryLimit { return "more than the \(request.entryLimit) entries asked for" }
        if entry.snapshots.count != request.variantCount {
            return "an entry in \(entry.snapshots.count) variants instead of \(request.variantCount)"
        }
        return nil
    }

    private mutating func unexpected(_ what: String, _ id: Int, _ request: Request) -> [Action] {
        end(with: .malformedMessage("the \(what) of request \(id) while request \(request.id) was under way"), kill: true)
    }

    mutating func tick(at time: Double, busy: Double) -> [Action] {
        guard case .waiting(let request) = state else { return [] }
        if time - request.started >= limits.request, request.expected == .entries {
            return timeOut(.request, after: limits.request, busy: busy - request.busyAtStart)
        }
        let (wait, limit): (ExtensionFailure.Wait, Double) =
            switch request.expected {
            case .description: (.start, limits.start)
            case .previews: (.entry, limits.entry)
            case .entries: request.entries == 0 ? (.provider, limits.provider) : (.entry, limits.entry)
            case .intent: (.intent, limits.intent)
            case .answer(let patience), .passage(let patience): (.event, limits.event + patience)
            }
        guard time - request.lastProgress >= limit else { return [] }
        return timeOut(wait, after: limit, busy: busy - request.busyAtProgress)
    }

    private mutating func timeOut(_ wait: ExtensionFailure.Wait, after seconds: Double, busy: Double) -> [Action] {
        let isLoop = seconds > 0 && busy / seconds >= Self.loopShare
        return end(with: isLoop ? .endlessLoop(wait, seconds: seconds) : .timedOut(wait, seconds: seconds), kill: true)
    }

    mutating func memory(_ bytes: Int) -> [Action] {
        guard state != .ended else { return [] }
        noteMemory(bytes)
        let used = bytes - (baselineMemory ?? 0)
        guard used > memoryLimit else { return [] }
        return end(with: .outOfMemory(bytes: used, limit: memoryLimit), kill: true)
    }

    mutating func disk(_ bytes: Int) -> [Action] {
        guard state != .ended, bytes > limits.disk else { return [] }
        return end(with: .outOfDisk(bytes: bytes, limit: limits.disk), kill: true)
    }

    mutating func processes(_ count: Int) -> [Action] {
        guard state != .ended else { return [] }
        noteProcesses(count)
        let started = count - (baselineProcesses ?? Self.sandboxProcesses)
        guard started > limits.processes else { return [] }
        return end(with: .tooManyProcesses(count: started, limit: limits.processes), kill: true)
    }

    mutating func exited(_ status: ExitStatus, _ lines: [String], _ trace: [SourceFrame]) -> [Action] {
        switch state {
        case .ended, .notStarted: return []
        case .idle, .waiting: break
        }
        switch status {
        case .signal(let signal): return end(with: .crashed(CrashReport(signal: signal, standardError: lines, trace: trace)), kill: false)
        case .code(let code): return end(with: .exited(code: code, lastLines: Array(lines.suffix(CrashReport.keptLines))), kill: false)
        }
    }
}

extension ExtensionMessage {
    /// The number of what may have been posted; nil for answers to requests that are waited for.
    fileprivate var postedIdentifier: Int? {
        switch self {
        case .app(let id, _), .performed(let id, _): id
        case .description, .listing, .previews, .entry, .finished, .passed: nil
        }
    }
}
