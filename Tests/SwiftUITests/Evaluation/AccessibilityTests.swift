import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct AccessibilityTests {
    private func accessibility(@ViewBuilder _ view: () -> some View) -> Accessibility? {
        archive { view() }.root.children.first?.accessibility
    }

    @Test func labelsValuesAndHintsReplaceTheViewsOwn() {
        let told = accessibility {
            Text("3 °C").accessibilityLabel("Temperature").accessibilityValue("Three degrees").accessibilityHint("Opens the forecast")
        }
        #expect(told?.label == "Temperature")
        #expect(told?.value == "Three degrees")
        #expect(told?.hint == "Opens the forecast")
    }

    @Test func traitsAreAddedOnceAndRemoved() {
        let told = accessibility {
            Text("A").accessibilityAddTraits([.isHeader, .isButton]).accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isStaticText)
        }
        #expect(told?.traits == ["button", "header"])
    }

    @Test func containersSayWhatBecomesOfTheirChildren() {
        #expect(accessibility { VStack { Text("A") }.accessibilityElement(children: .combine) }?.children == "combine")
        #expect(accessibility { VStack { Text("A") }.accessibilityElement() }?.children == "ignore")
    }

    @Test func disabledModifiersChangeNothing() {
        #expect(accessibility { Text("A").accessibilityLabel(Text("B"), isEnabled: false) }?.label == "A")
    }
}
