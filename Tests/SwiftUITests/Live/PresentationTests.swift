import Foundation
import Metrics
@testable import SwiftUI
import Testing

@MainActor
@Suite struct PresentationTests {
    @Test func aSheetComesAndGoes() {
        let journal = Journal()
        let view = LiveView(SheetScreen(journal: journal))
        view.tap("Show")
        #expect(view.texts == ["Show", "Sheet 0", "Add", "Close"])
        view.tap("Add")
        #expect(view.texts.contains("Sheet 1"))
        view.tap("Close")
        #expect(view.texts == ["Show"])
        #expect(journal.lines == ["dismissed"])
    }

    @Test(arguments: [true, false]) func contentWhoseSizeIsKnownLateShowsSheets(isInList: Bool) {
        let journal = Journal()
        let view = isInList ? LiveView(List { SheetScreen(journal: journal) }) : LiveView(GeometryReader { _ in SheetScreen(journal: journal) })
        for round in 1...2 {
            view.tap("Show")
            #expect(view.texts.contains("Sheet 0"))
            view.tap("Close")
            #expect(view.texts == ["Show"])
            #expect(journal.lines.count == round)
        }
    }

    @Test func contentWhoseSizeIsKnownLateShowsAlertsAtOnce() {
        let view = LiveView(GeometryReader { _ in Text("Below").alert("Above", isPresented: .constant(true)) { Button("Fine") {} } })
        #expect(view.texts == ["Below", "Above", "Fine"])
    }

    @Test func whatLiesBelowTakesNoTouches() {
        let view = LiveView(SheetScreen(journal: Journal()))
        view.tap("Show")
        _ = view.texts
        #expect(!view.window.placed.contains { $0.title(in: view.window.root) == "Show" })
        view.tap("Dismiss")
        #expect(view.texts == ["Show"])
    }

    @Test func anItemIsShownAsLongAsThereIsOne() {
        let view = LiveView(ItemScreen())
        view.tap("Two")
        #expect(view.texts.contains("Item 2"))
        view.tap("Close")
        #expect(!view.texts.contains("Item 2"))
    }

    @Test func aCoverFillsTheScreen() {
        let view = LiveView(CoverScreen())
        view.tap("Show")
        #expect(view.texts.contains("Cover"))
        #expect(!view.window.placed.contains { $0.title(in: view.window.root) == "Dismiss" })
    }

    @Test func anAlertClosesWithEachButtonAndRunsItsAction() {
        let view = LiveView(AlertScreen())
        view.tap("Ask")
        #expect(view.texts.contains("Delete it?"))
        #expect(view.texts.contains("It cannot be undone"))
        view.tap("Delete")
        #expect(view.texts == ["deleted", "Ask"])
        view.tap("Ask")
        view.tap("Cancel")
        #expect(view.texts == ["deleted", "Ask"])
    }

    @Test func anAlertWithoutButtonsHasOne() {
        let view = LiveView(PlainAlertScreen())
        view.tap("Ask")
        #expect(view.texts.contains("OK"))
        view.tap("OK")
        #expect(view.texts == ["Ask"])
    }

    @Test func alertsOfTheFirstFormAsk() {
        let view = LiveView(OldAlertScreen())
        view.tap("Ask")
        view.tap("Yes")
        #expect(view.texts == ["yes", "Ask"])
    }

    @Test func aConfirmationDialogOffersItsChoicesAndAWayOut() {
        let view = LiveView(DialogScreen(), profile: .ios18)
        view.tap("Ask")
        #expect(view.texts.contains("Cancel"))
        view.tap("Red")
        #expect(view.texts == ["red", "Ask"])
    }

    @Test func aDialogBesideWhatAskedIsCancelledByATapElsewhere() {
        let view = LiveView(DialogScreen())
        view.tap("Ask")
        #expect(view.texts.contains("Red"))
        #expect(!view.texts.contains("Cancel"))
        let (asked, choice) = (view.frame("Ask"), view.frame("Red"))
        #expect(choice.minY > asked.maxY || choice.maxY < asked.minY)
        view.tap("Dismiss")
        #expect(!view.texts.contains("Red"))
    }

    @Test func aTapElsewhereDoesWhatCancellingDoes() {
        let view = LiveView(DialogScreen(isCancelled: true))
        view.tap("Ask")
        #expect(!view.texts.contains("Never mind"))
        view.tap("Dismiss")
        #expect(view.texts == ["cancelled", "Ask"])
    }

    @Test(arguments: [OSProfile.ios18, .ios26]) func fieldsOfAnAlertStandAboveItsButtons(profile: OSProfile) {
        let view = LiveView(
            Text("Below").alert("Name", isPresented: .constant(true)) {
                Button("Save") {}
                TextField("Field", text: .constant("Ann"))
                Button("Cancel", role: .cancel) {}
            }, profile: profile)
        let (title, field, button) = (view.frame("Name"), view.frame("Ann"), view.frame("Save"))
        #expect(title.maxY < field.minY && field.maxY < button.minY)
    }

    @Test func aMenuOpensItsChoices() {
        let view = LiveView(MenuScreen())
        #expect(view.texts == ["none", "More"])
        view.tap("More")
        view.tap("Copy")
        #expect(view.texts == ["copied", "More"])
    }

    @Test func aSheetMayShowAnAlert() {
        let view = LiveView(NestedScreen())
        view.tap("Show")
        view.tap("Ask")
        #expect(view.texts.contains("Sure?"))
        view.tap("OK")
        #expect(view.texts.contains("Ask"))
        #expect(!view.texts.contains("Sure?"))
    }
}

private struct SheetScreen: View {
    let journal: Journal
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown, onDismiss: { journal.write("dismissed") }) { CountingSheet() }
    }
}

private struct CountingSheet: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Sheet \(count)")
            Button("Add") { count += 1 }
            Button("Close") { dismiss() }
        }
    }
}

private struct Item: Identifiable {
    let id: Int
}

private struct ItemScreen: View {
    @State private var item: Item?

    var body: some View {
        Button("Two") { item = Item(id: 2) }
            .sheet(item: $item) { item in
                VStack {
                    Text("Item \(item.id)")
                    Button("Close") { self.item = nil }
                }
            }
    }
}

private struct CoverScreen: View {
    @State private var isShown = false
    var body: some View { Button("Show") { isShown = true }.fullScreenCover(isPresented: $isShown) { Text("Cover") } }
}

private struct AlertScreen: View {
    @State private var isAsking = false
    @State private var text = "kept"

    var body: some View {
        VStack {
            Text(text)
            Button("Ask") { isAsking = true }
        }
        .alert("Delete it?", isPresented: $isAsking) {
            Button("Delete", role: .destructive) { text = "deleted" }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("It cannot be undone")
        }
    }
}

private struct PlainAlertScreen: View {
    @State private var isAsking = false
    var body: some View { Button("Ask") { isAsking = true }.alert("Done", isPresented: $isAsking) {} }
}

private struct OldAlertScreen: View {
    @State private var isAsking = false
    @State private var text = "no"

    var body: some View {
        VStack {
            Text(text)
            Button("Ask") { isAsking = true }
        }
        .alert(isPresented: $isAsking) {
            Alert(title: Text("Sure?"), primaryButton: .default(Text("Yes")) { text = "yes" }, secondaryButton: .cancel())
        }
    }
}

private struct DialogScreen: View {
    var isCancelled = false
    @State private var isAsking = false
    @State private var text = "none"

    var body: some View {
        VStack {
            Text(text)
            Button("Ask") { isAsking = true }
        }
        .confirmationDialog("Colour", isPresented: $isAsking) {
            Button("Red") { text = "red" }
            Button("Blue") { text = "blue" }
            if isCancelled { Button("Never mind", role: .cancel) { text = "cancelled" } }
        }
    }
}

private struct MenuScreen: View {
    @State private var text = "none"

    var body: some View {
        VStack {
            Text(text)
            Menu("More") {
                Button("Copy", systemImage: "doc.on.doc") { text = "copied" }
                Button("Delete", role: .destructive) { text = "deleted" }
            }
        }
    }
}

private struct NestedScreen: View {
    @State private var isShown = false
    @State private var isAsking = false

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
                Button("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) {}
            }
    }
}
