import Foundation
@testable import SwiftUI
import Testing
import ViewEngine

@MainActor
@Suite struct PresentationLookTests {
    private struct Half: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
    }

    private func sheet(_ detent: PresentationDetent) -> LiveView {
        LiveView(Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents([detent]) })
    }

    @Test func aProgramComputesTheHeightOfASheet() {
        let (quarter, custom) = (sheet(.fraction(0.25)), sheet(.custom(Half.self)))
        #expect(custom.frame("Sheet").midY == quarter.frame("Sheet").midY)
        #expect(custom.frame("Sheet").midY > sheet(.large).frame("Sheet").midY + 100)
    }

    @Test func aPopoverThatStaysOneStandsBelowItsView() {
        let view = LiveView(
            VStack {
                Text("Source").popover(isPresented: .constant(true)) { Text("Bubble").presentationCompactAdaptation(.popover) }
                Spacer()
            })
        #expect(view.frame("Bubble").minY > view.frame("Source").maxY)
        #expect(view.frame("Bubble").minY < view.frame("Source").maxY + 60)
        let low = LiveView(
            VStack {
                Spacer()
                Text("Source").popover(isPresented: .constant(true)) { Text("Bubble").presentationCompactAdaptation(.popover) }
            })
        #expect(low.frame("Bubble").maxY < low.frame("Source").minY)
    }

    private struct Kept: View {
        @State var isShown = true
        let isKept: Bool
        var body: some View {
            Text("Below").sheet(isPresented: $isShown) { Text("Sheet").interactiveDismissDisabled(isKept) }
        }
    }

    @Test func aSheetThatIsKeptStaysWhenItIsTappedBeside() {
        let (kept, other) = (LiveView(Kept(isKept: true)), LiveView(Kept(isKept: false)))
        for view in [kept, other] {
            _ = view.texts
            view.tap("Dismiss")
        }
        #expect(kept.texts.contains("Sheet") && !other.texts.contains("Sheet"))
    }

    private struct Days: View {
        @State var chosen: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 3)]
        var body: some View {
            VStack {
                MultiDatePicker("Days", selection: $chosen)
                Text(chosen.compactMap(\.day).sorted().map(String.init).joined(separator: "+"))
            }
        }
    }

    @Test func daysAreChosenAndLeftAgain() {
        let view = LiveView(Days())
        #expect(view.texts.last == "3")
        view.tap("18")
        #expect(view.texts.last == "3+18")
        view.tap("3")
        #expect(view.texts.last == "18")
        #expect(view.texts.first == "November 2026")
    }
}
