import Foundation
import SwiftUI
import WidgetKit

#if canImport(IsletTestSupport)
import IsletTestSupport

/// A view as the system gets it: laid out in a family, and as VoiceOver goes through it.
public struct TestedView: Sendable {
    private let archive: _TestArchive
    let family: WidgetFamily

    /// A view in it.
    public struct Element: Sendable, CustomStringConvertible {
        fileprivate let node: _TestArchive.Node

        /// `Text`, `Image`, `Button`, …
        public var role: String { node.role }
        /// The string of a text, the name of an image.
        public var content: String? { node.detail }
        /// In points from the top left.
        public var frame: CGRect { node.frame }
        /// What VoiceOver says: the view's own label, or the texts in it.
        public var label: String { node.label ?? TestedView.texts(below: node).joined(separator: ", ") }
        public var value: String? { node.value ?? node.isOn.map { $0 ? "on" : "off" } }
        public var hint: String? { node.hint }
        public var identifier: String? { node.identifier }
        public var traits: [String] { node.traits }
        /// Where a tap leads.
        public var url: URL? { node.link.flatMap(URL.init) }
        /// The name of the intent that a tap runs.
        public var intent: String? { node.intent }
        public var isOn: Bool? { node.isOn }
        public var description: String { "\(role) “\(label)”" }

        /// Runs the intent of a button or toggle, as a tap does.
        public func tap() async throws { try await node.performIntent() }
    }

    /// Archives a view in a family, in an appearance and text size.
    @MainActor
    public init(
        _ family: WidgetFamily = .systemSmall, colorScheme: ColorScheme = .light, textSize: DynamicTypeSize? = nil,
        @ViewBuilder content: () -> some View
    ) async throws {
        self.family = family
        archive = try await _TestArchive.of(
            AnyView(content()), family: family, isDark: colorScheme == .dark, textSize: textSize.map { "\($0)" })
    }

    init(data: Data, family: WidgetFamily) throws {
        self.family = family
        archive = try _TestArchive(data: data)
    }

    /// The tree as text, a line for each view.
    public var tree: String { archive.text }
    /// What a device would complain of: codes of diagnostics.
    public var findings: [String] { archive.findings.map(\.code) }

    /// Every view, those around others first.
    public var elements: [Element] { Self.all(archive.root).map(Element.init) }

    /// The strings of all texts, in their order.
    public var texts: [String] { Self.all(archive.root).filter { $0.role == "Text" }.compactMap(\.detail) }

    /// The innermost view that VoiceOver would call so, or whose identifier it is. Throws where there is none, and names what there is.
    public func element(_ name: String) throws -> Element {
        let found = elements.last { !$0.node.isHidden && ($0.identifier == name || $0.label == name || $0.content == name) }
        if let found { return found }
        let names = Set(elements.map(\.label).filter { !$0.isEmpty }).sorted().map { "“\($0)”" }
        throw TestingProblem("there is no “\(name)”: there are \(names.joined(separator: ", "))")
    }

    /// The button, toggle or link that VoiceOver would call so.
    public func control(_ name: String) throws -> Element {
        let controls = elements.filter { $0.intent != nil || $0.url != nil }
        if let found = controls.last(where: { $0.identifier == name || $0.label == name }) { return found }
        throw TestingProblem("there is no control “\(name)”: there are \(controls.map(\.description).joined(separator: ", "))")
    }

    /// Compares the picture of the view with the one recorded in the folder Goldens beside the test; `islet test --record` records it.
    public func expectPicture(
        _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws {
        let question: [String: Any] = [
            "do": "picture", "name": name, "file": filePath, "family": family.description, "archive": archive.data.base64EncodedString(),
        ]
        let changes = try _TestHost.ask(question)["changes"] as? [String] ?? []
        for change in changes { Place(fileID: fileID, filePath: filePath, line: line, column: column).fail(change) }
    }

    private static func all(_ node: _TestArchive.Node) -> [_TestArchive.Node] { [node] + node.children.flatMap { all($0) } }

    fileprivate static func texts(below node: _TestArchive.Node) -> [String] {
        if node.isHidden { return [] }
        if let label = node.label, !label.isEmpty { return [label] }
        if node.role == "Text", let text = node.detail { return [text] }
        return node.children.flatMap { texts(below: $0) }
    }
}
#endif
