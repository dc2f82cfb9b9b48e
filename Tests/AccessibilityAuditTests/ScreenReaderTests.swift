import AccessibilityAudit
import Foundation
import Geometry
import Snapshot
import Testing

@Suite struct ScreenReaderTests {
    private func node(_ role: String, _ label: String? = nil, _ children: [SnapshotNode] = [], traits: [String] = []) -> SnapshotNode {
        var node = SnapshotNode(identity: "\(role).\(label ?? "")", role: role, frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        node.children = children
        if label != nil || !traits.isEmpty {
            var accessibility = Accessibility()
            accessibility.label = label
            accessibility.traits = traits
            node.accessibility = accessibility
        }
        return node
    }

    private func text(_ string: String) -> SnapshotNode { node("Text", string, traits: ["staticText"]) }

    private func read(_ nodes: SnapshotNode...) -> [String] {
        let snapshot = Snapshot(
            size: CGSize(width: 100, height: 100), scale: 1, date: Date(timeIntervalSince1970: 0), context: SnapshotContext(),
            root: node("Root", nil, nodes))
        return ScreenReader(snapshot).elements.map(\.description)
    }

    @Test func textsAndImagesAreReadInTheirOrder() {
        #expect(
            read(text("A"), node("HStack", nil, [node("Image", "star", traits: ["image"]), text("B")])) == [
                "“A” — text", "“star” — image", "“B” — text",
            ])
    }

    @Test func aControlIsOneElementThatSaysItsTexts() {
        var button = node("Button", nil, [node("Image", "plus", traits: ["image"]), text("Add"), text("one")])
        button.interaction = .intent(IntentAction(intent: "Add", parameters: "{}", control: .button))
        var toggle = node("Toggle", nil, [text("Run")])
        toggle.interaction = .intent(IntentAction(intent: "Run", parameters: "{}", control: .toggle(isOn: true)))
        var link = node("Link", nil, [node("Image", "gear", traits: ["image"])])
        link.interaction = .link("a://b")
        #expect(read(button, toggle, link) == ["“Add, one” — button", "“Run”, on — toggle", "“gear” — link"])
    }

    @Test func whatIsHiddenIsNotReadAndWhatIsCombinedIsOne() {
        var hidden = node("HStack", nil, [text("no")])
        hidden.accessibility = Accessibility()
        hidden.accessibility?.isHidden = true
        var combined = node("HStack", nil, [text("A"), text("B")])
        combined.accessibility = Accessibility()
        combined.accessibility?.children = "combine"
        var ignored = node("HStack", "Both", [text("A"), text("B")])
        ignored.accessibility?.children = "ignore"
        ignored.accessibility?.traits = ["header"]
        #expect(read(hidden, combined, ignored) == ["“A, B” — element", "“Both” — element, header"])
    }

    @Test func gaugesSayTheirValue() {
        var gauge = node("Gauge", nil, [text("Heat"), text("70")])
        gauge.accessibility = Accessibility()
        gauge.accessibility?.value = "70 %"
        #expect(read(gauge) == ["“Heat, 70”, 70 % — gauge"])
    }
}
