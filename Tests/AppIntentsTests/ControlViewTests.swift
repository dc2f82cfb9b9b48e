import AppIntents
import ExtensionProtocol
import Snapshot
import SwiftUI
import Testing
import ViewEngine

@MainActor
@Suite struct ControlViewTests {
    private func dump(_ view: some View) -> String {
        let variant = RenderVariant(context: SnapshotContext(), size: CGSize(width: 160, height: 160), scale: 3)
        let snapshot = ViewArchiver(size: variant.size, date: Date(timeIntervalSince1970: 0), context: variant.context, archive: ArchiveContext())
            .snapshot(environment: EnvironmentValues(variant: variant)) { view._evaluate($0) }
        var options = SnapshotDump.Options()
        options.showsAccessibility = true
        return SnapshotDump(snapshot, options: options).text
    }

    @Test func aButtonCarriesItsIntent() {
        let buttons = [
            dump(Button(intent: Greet(name: "Ann")) { Text("Go") }), dump(Button("Go", intent: Greet(name: "Ann"))),
            dump(Button("Go", role: .destructive, intent: Greet(name: "Ann"))),
            dump(Button("Go", systemImage: "star", intent: Greet(name: "Ann"))),
            dump(Button(role: .cancel, intent: Greet(name: "Ann")) { Text("Go") }),
        ]
        for button in buttons { #expect(button.contains(#"button Greet {"name":"Ann"}"#), "\(button)") }
    }

    @Test func whereAnIntentRunsStandsInTheArchive() {
        #expect(dump(Button("Go", intent: Pause())).contains("button Pause {} in-app"))
        #expect(dump(Button("Go", intent: OpenPage())).contains("button OpenPage {} opens-app"))
    }

    @Test(arguments: [true, false])
    func aToggleCarriesItsStateAndIntent(_ isOn: Bool) {
        let toggle = dump(Toggle("Light", isOn: isOn, intent: SetLight()))
        #expect(toggle.contains("toggle \(isOn ? "on" : "off") SetLight {}"), "\(toggle)")
        #expect(toggle.contains("selected") == isOn)
    }
}
