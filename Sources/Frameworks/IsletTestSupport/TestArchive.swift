import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Snapshot
import SwiftUI
import WidgetKit

/// A view as the system would get it: laid out, and told to assistive technology.
public struct _TestArchive: Sendable {
    /// A placed view and the views in it.
    public struct Node: Sendable {
        /// Where it stands in the tree; unique in it.
        public let identity: String
        /// What it is: `Text`, `Image`, `Button`, …
        public let role: String
        /// The string of a text, the name of an image.
        public let detail: String?
        /// In points from the top left.
        public let frame: CGRect
        public let label: String?
        public let value: String?
        public let hint: String?
        public let identifier: String?
        public let traits: [String]
        public let isHidden: Bool
        /// Where a tap leads; nil where it leads nowhere.
        public let link: String?
        /// The name of the intent that a tap runs.
        public let intent: String?
        /// The state of a toggle.
        public let isOn: Bool?
        public let children: [Node]
        fileprivate let action: IntentAction?
    }

    public let root: Node
    /// The tree as text, a line for each view.
    public let text: String
    /// What was noticed on the way: a code and a sentence each.
    public let findings: [(code: String, message: String)]
    /// The whole archive, for the program that paints it.
    public let data: Data
    public let isDark: Bool

    init(_ snapshot: Snapshot, isDark: Bool, diagnostics: [SnapshotDiagnostic]) throws {
        root = Node(snapshot.root)
        text = snapshot.dump()
        findings = (diagnostics + snapshot.diagnostics).map { ($0.code.rawValue, $0.message) }
        data = try snapshot.writeDeterministicJSON()
        self.isDark = isDark
    }

    /// Reads what a host archived.
    public init(data: Data) throws {
        let snapshot = try Snapshot(json: data)
        try self.init(snapshot, isDark: snapshot.context.isDark, diagnostics: [])
    }

    /// Archives a view in the place of a widget.
    @MainActor
    public static func of(_ view: AnyView, family: WidgetFamily, isDark: Bool, textSize: String?) async throws -> _TestArchive {
        var variants = TestSurroundings.variants(of: family).filter { $0.context.isDark == isDark }
        if variants.isEmpty { variants = Array(TestSurroundings.variants(of: family).prefix(1)) }
        guard var variant = variants.first else { throw _TestProblem("the device of this run shows no widget of the family \(family)") }
        if let textSize { variant.dynamicTypeSize = textSize }
        var contents = ExtensionContents(makeEnvironment: { EnvironmentValues(variant: $0) })
        contents.previews = [.tested(view, family: family)]
        let (entries, outcome) = await contents.answer(RenderRequest(id: 1, subject: .preview(index: 0), variants: [variant]))
        guard let snapshot = entries.first?.snapshots.first else {
            throw _TestProblem("the view could not be archived: \(outcome.diagnostics.map(\.message).joined(separator: "; "))")
        }
        return try _TestArchive(snapshot, isDark: isDark, diagnostics: outcome.diagnostics)
    }
}

extension _TestArchive.Node {
    init(_ node: SnapshotNode) {
        (identity, role, detail, frame) = (node.identity, node.role, node.detail, node.frame)
        let accessibility = node.accessibility ?? Accessibility()
        (label, value, hint, identifier) = (accessibility.label, accessibility.value, accessibility.hint, accessibility.identifier)
        (traits, isHidden) = (accessibility.traits, accessibility.isHidden)
        var (link, action): (String?, IntentAction?)
        switch node.interaction {
        case .link(let url), .widgetURL(let url): link = url
        case .intent(let intent): action = intent
        case .inert, nil: break
        }
        (self.link, self.action, intent) = (link, action, action?.intent)
        if case .toggle(let isOn)? = action?.control { self.isOn = isOn } else { isOn = nil }
        children = node.children.map(_TestArchive.Node.init)
    }

    /// Runs the intent of a button or toggle in this process, as a tap does. Throws where it is not run or fails.
    public func performIntent() async throws {
        guard let action else { throw _TestProblem("\(role) has no intent to run") }
        var toggle: Bool?
        if case .toggle(let isOn) = action.control { toggle = !isOn }
        let request = IntentRequest(id: 1, intent: IntentValues(intent: action.intent, parameters: action.parameters), toggle: toggle)
        switch await IntentPerforming.perform(request).state {
        case .succeeded: return
        case .failed(let error): throw _TestProblem("the intent \(action.intent) failed: \(error)")
        case .notRun(let reason): throw _TestProblem("the intent \(action.intent) was not run: \(reason)")
        }
    }
}

/// Why a test could not be carried out.
public struct _TestProblem: Error, CustomStringConvertible {
    public let description: String
    public init(_ description: String) { self.description = description }
}
