import SwiftUI
import Testing
import UIKit

@Suite struct TraitValueTests {
    @Test func `Values of the environment are traits`() {
        #expect([ColorScheme.light, .dark, nil].map { UIUserInterfaceStyle($0) } == [.light, .dark, .unspecified])
        #expect([ColorSchemeContrast.standard, .increased, nil].map { UIAccessibilityContrast($0) } == [.normal, .high, .unspecified])
        #expect([LegibilityWeight.regular, .bold, nil].map { UILegibilityWeight($0) } == [.regular, .bold, .unspecified])
    }

    @Test func `Traits are values of the environment, unspecified ones none`() {
        #expect([UIUserInterfaceStyle.light, .dark, .unspecified].map { ColorScheme($0) } == [.light, .dark, nil])
        #expect([UIAccessibilityContrast.normal, .high, .unspecified].map { ColorSchemeContrast($0) } == [.standard, .increased, nil])
        #expect([UILegibilityWeight.regular, .bold, .unspecified].map { LegibilityWeight($0) } == [.regular, .bold, nil])
    }
}
