import Foundation

/// Takes back and repeats changes.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Change {
        weak var target: AnyObject?
        let action: () -> Void
    }

    private var undoGroups: [[Change]] = []
    private var redoGroups: [[Change]] = []
    private var openGroups: [[Change]] = []
    private var disableCount = 0
    private var replaying: [Change]?
    public private(set) var isUndoing = false
    public private(set) var isRedoing = false
    open var levelsOfUndo = 0
    open var groupsByEvent = true
    open var undoActionName = ""

    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty } }
    open var canRedo: Bool { !redoGroups.isEmpty }
    open var groupingLevel: Int { openGroups.count }
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let change = Change(target: target) { [weak target] in if let target { handler(target) } }
        if replaying != nil {
            replaying?.append(change)
        } else if openGroups.isEmpty {
            push([change])
            redoGroups = []
        } else {
            openGroups[openGroups.count - 1].append(change)
            redoGroups = []
        }
    }

    open func beginUndoGrouping() { openGroups.append([]) }

    open func endUndoGrouping() {
        guard let group = openGroups.popLast(), !group.isEmpty else { return }
        if openGroups.isEmpty { push(group) } else { openGroups[openGroups.count - 1] += group }
    }

    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        guard let group = undoGroups.popLast() else { return }
        isUndoing = true
        let inverse = replay(group)
        isUndoing = false
        if !inverse.isEmpty { redoGroups.append(inverse) }
    }

    open func redo() {
        guard let group = redoGroups.popLast() else { return }
        isRedoing = true
        let inverse = replay(group)
        isRedoing = false
        if !inverse.isEmpty { push(inverse) }
    }

    open func disableUndoRegistration() { disableCount += 1 }
    open func enableUndoRegistration() { disableCount = max(0, disableCount - 1) }
    open func setActionName(_ actionName: String) { undoActionName = actionName }

    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        openGroups = []
    }

    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        func keep(_ groups: [[Change]]) -> [[Change]] {
            groups.map { $0.filter { $0.target !== object } }.filter { !$0.isEmpty }
        }
        undoGroups = keep(undoGroups)
        redoGroups = keep(redoGroups)
    }

    private func replay(_ group: [Change]) -> [Change] {
        replaying = []
        for change in group.reversed() { change.action() }
        defer { replaying = nil }
        return replaying ?? []
    }

    private func push(_ group: [Change]) {
        undoGroups.append(group)
        if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
    }
}
