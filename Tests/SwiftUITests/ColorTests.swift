import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ColorTests {
    @Test func constantColorsAreKnownToCoreGraphics() throws {
        let components = try #require(Color(red: 1, green: 0.5, blue: 0).opacity(0.5).cgColor?.components)
        #expect(components.map { ($0 * 100).rounded() } == [100, 50, 0, 50])
        #expect(Color(uiColor: UIColor(white: 1, alpha: 1)).cgColor != nil)
    }

    @Test func colorsThatFollowTheirSurroundingsAreNot() {
        #expect(Color.red.cgColor == nil)
        #expect(Color(uiColor: .systemGreen).cgColor == nil)
    }
}
