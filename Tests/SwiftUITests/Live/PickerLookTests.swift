import Foundation
import Snapshot
@testable import SwiftUI
import Testing

/// Inputs in the looks that styles ask for, used as a person does.
@MainActor
struct PickerLookTests {
    private struct Choice<S: PickerStyle>: View {
        let style: S
        @State private var chosen = 2

        var body: some View {
            Form {
                Text("Chosen \(chosen)")
                Picker("Kind", selection: $chosen) { ForEach(1..<4) { Text("Option \($0)").tag($0) } }.pickerStyle(style)
            }
        }
    }

    private struct Dated<S: DatePickerStyle>: View {
        let style: S
        var parts: DatePickerComponents = [.date]
        @State private var date = Date(timeIntervalSince1970: 1_793_000_000)

        var body: some View {
            VStack {
                Text(verbatim: date.ISO8601Format())
                DatePicker("When", selection: $date, displayedComponents: parts).datePickerStyle(style).labelsHidden()
            }
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.timeZone, .gmt)
        }
    }

    @Test func inlinePickersAreRows() {
        let view = LiveView(Choice(style: .inline))
        #expect(view.texts == ["Chosen 2", "Kind", "Option 1", "Option 2", "Option 3"])
        view.tap("Option 3")
        #expect(view.texts.first == "Chosen 3")
    }

    @Test func wheelsShowTheNeighboursOfWhatIsChosen() {
        let view = LiveView(Choice(style: .wheel))
        #expect(view.texts == ["Chosen 2", "Option 1", "Option 2", "Option 3"])
        view.tap("Option 1")
        #expect(view.texts.first == "Chosen 1")
    }

    @Test func linksOpenTheValues() {
        let view = LiveView(NavigationStack { Choice(style: .navigationLink) })
        #expect(view.texts == ["Chosen 2", "Kind", "Option 2"])
        view.tap("Kind")
        #expect(view.texts.contains("Option 3"))
        view.tap("Option 3")
        view.tap("Back")
        #expect(view.texts == ["Chosen 3", "Kind", "Option 3"])
    }

    @Test func fieldsShowDayAndTimeApart() {
        #expect(
            LiveView(Dated(style: .compact, parts: [.date, .hourAndMinute])).texts.suffix(2).map { $0.replacing("\u{202F}", with: " ") } == [
                "Oct 26, 2026", "7:33 AM",
            ])
    }

    @Test func calendarsChooseDaysAndMonths() {
        let view = LiveView(Dated(style: .graphical))
        #expect(view.texts.first == "2026-10-26T07:33:20Z")
        #expect(view.texts.contains("October 2026") && view.texts.contains("31") && !view.texts.contains("32"))
        view.tap("5")
        #expect(view.texts.first == "2026-10-05T07:33:20Z")
    }

    @Test func wheelsOfDatesFollowTheLocale() {
        let view = LiveView(Dated(style: .wheel, parts: [.date, .hourAndMinute]))
        #expect(view.texts.contains("Mon, Oct 26") && view.texts.contains("33") && view.texts.contains("PM"))
        view.tap("PM")
        #expect(view.texts.first == "2026-10-26T19:33:20Z")
        let day = LiveView(Dated(style: .wheel))
        day.tap("2027")
        #expect(day.texts.first == "2027-10-26T07:33:20Z")
    }

    @Test func rowsAndTabsHaveBadges() {
        let rows = List {
            Text("Inbox").badge(3)
            Text("None").badge(0)
            NavigationLink("Link", value: 1).badge("new")
        }
        #expect(LiveView(rows).texts == ["Inbox", "3", "None", "Link", "new"])
        #expect(LiveView(TabView { Text("Screen").tabItem { Label("Tab", systemImage: "star") }.badge(7) }).texts.contains("7"))
    }

    @Test func pagesHaveDots() {
        let pages = TabView { ForEach(0..<3) { Text("Page \($0)") } }
        #expect(LiveView(pages.tabViewStyle(.page)).window.placed.count { $0.control.role == "PageDot" } == 3)
        #expect(!LiveView(pages.tabViewStyle(.page(indexDisplayMode: .never))).window.placed.contains { $0.control.role == "PageDot" })
    }

    @Test func aTableOnAPhoneIsAListOfItsFirstColumn() {
        struct Row: Identifiable { let id: String }
        let view = LiveView(
            Table([Row(id: "A"), Row(id: "B")]) {
                TableColumn("Name") { Text($0.id) }; TableColumn("Other") { _ in Text("no") }
            })
        #expect(view.texts == ["A", "B"])
        #expect(view.window.root.dump().components(separatedBy: "ListRowLayout").count == 3)
    }

    @Test func sliderTracksAreFilledFromTheirNeutralValue() throws {
        let view = LiveView(Slider(value: .constant(0.5), in: -1...1, neutralValue: 0).frame(width: 200))
        func find(_ node: SnapshotNode) -> SnapshotNode? { node.role == "Rectangle" ? node : node.children.lazy.compactMap(find).first }
        view.window.updateNow()
        let (fill, screen) = (try #require(find(view.window.root)).frame, view.window.root.frame)
        #expect(abs(fill.width - 50) < 0.5)
        #expect(abs(fill.minX - screen.midX) < 0.5)
    }
}
