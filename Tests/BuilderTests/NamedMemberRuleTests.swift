import ProjectReader
import Testing

@testable import Builder

@Suite struct NamedMemberRuleTests {
    private func adapt(_ text: String, namesMembers: Bool = true) -> String {
        var platform = Platform(conditions: [], isSimulator: true, modules: ["UIKit"])
        platform.namesMembers = namesMembers
        return SourceAdapter(platform: platform).adapt(text, file: "/Screen.swift", name: "Screen").source.text
    }

    private let screen = """
        class Screen: UIViewController {
            @IBOutlet var label: UILabel!
            @IBAction private func pressed(_ sender: UIButton) {}
            @objc func heard(notif: Notification) {}
            func plain() {}
        }
        """

    /// As accessors of a data model are: one for an object, one for a set of them.
    @Test func methodsOfOneNameAreToldApart() {
        let text = adapt(
            """
            import UIKit
            class Plan: UIResponder {
                @objc(addStop:) func add(_ value: Stop!) {}
                @objc(addStops:) func add(_ values: NSSet) {}
            }
            """)
        #expect(text.contains("method: \"addStop:\") { o, a in _ = (o as! Plan).add(_namedArgument(a, 0) as (Stop)?); return nil }"))
        #expect(text.contains("method: \"addStops:\") { o, a in _ = (o as! Plan).add(_namedArgument(a, 0) as NSSet); return nil }"))
    }

    @Test func markedMembersAreMadeKnownByTheirNames() {
        let text = adapt(screen)
        #expect(text.contains("method: \"pressed:\") { o, a in _ = (o as! Screen).pressed(_namedArgument(a, 0) as UIButton); return nil }"))
        #expect(
            text.contains(
                "method: \"heardWithNotif:\") { o, a in _ = (o as! Screen).heard(notif: _namedArgument(a, 0) as Notification); return nil }"))
        #expect(text.contains("setter: \"label\") { o, v in (o as! Screen).label = _namedArgument([v], 0) }"))
        #expect(!text.contains("\"plain\""))
        #expect(text.contains("Screen._isletNamed_Screen_1()"))
    }

    @Test func linesStayWhereTheyWere() {
        let lines = adapt(screen).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[4].contains("func plain() {}"))
    }

    @Test func anExtensionAddsToItsClass() {
        #expect(adapt("extension Screen { @objc private func again() {} }").contains("_NamedMembers.add(Screen.self, method: \"again\")"))
    }

    @Test func whatCannotBeCalledIsLeftOut() {
        let text = adapt(
            """
            class Screen: NSObject {
                @objc func wait() async {}
                @objc func take(_ done: @escaping () -> Void) {}
                @objc static func all() {}
            }
            """)
        #expect(!text.contains("_NamedMembers"))
    }

    @Test func extensionsOfAppsNameNothing() { #expect(!adapt(screen, namesMembers: false).contains("_NamedMembers")) }
}
