import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct ToggleTests {
    @Test func togglesOfWidgetsAreButtonsFilledWhileOn() {
        let on = archive { Toggle("Wi-Fi", isOn: .constant(true)).tint(Color.black) }.root
        let off = archive { Toggle("Wi-Fi", isOn: .constant(false)).tint(Color.black) }.root
        #expect(on.fillColors == ["#000000"])
        #expect(off.fillColors == ["#00000026"])
    }

    @Test func stateAndKindAreToldToAssistiveTechnology() throws {
        let toggle = try #require(archive { Toggle("Wi-Fi", isOn: .constant(true)) }.root.first(role: "Toggle"))
        #expect(toggle.accessibility?.traits == ["button", "selected"])
        #expect(toggle.interaction == .inert("Toggle"))
    }

    @Test func switchesAreDrawnAtTheTrailingEdge() throws {
        let root = archive(CGSize(width: 200, height: 60)) { Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch) }.root
        let track = try #require(root.first(role: "Capsule"))
        #expect(track.frame == CGRect(x: 139, y: 16, width: 63, height: 28))
        let knob = try #require(root.all.last { $0.role == "Capsule" })
        #expect(knob.frame == CGRect(x: 163, y: 18, width: 37, height: 24))
    }

    @Test func ownStylesSeeTheState() {
        struct Words: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(verbatim: configuration.isOn ? "yes" : "no")
                }
            }
        }
        let texts = archive { Toggle("A", isOn: .constant(false)).toggleStyle(Words()) }.root.all.filter { $0.role == "Text" }
        #expect(texts.map(\.detail) == ["A", "no"])
    }

    @Test func mixedSourcesAreOffAndMixed() {
        struct Style: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(configuration.isOn) \(configuration.isMixed)") }
        }
        struct Row { var isOn: Binding<Bool> }
        let rows = [Row(isOn: .constant(true)), Row(isOn: .constant(false))]
        let root = archive { Toggle(sources: rows, isOn: \.isOn) { Text("A") }.toggleStyle(Style()) }.root
        #expect(firstText(root)?.detail == "false true")
    }
}
