import FoundationOverlay
@testable import SwiftUI
import Testing
@testable import UIKit
import ViewEngine

@MainActor
struct TraitChangeTests {
    private enum Mood: UITraitDefinition { static let defaultValue = "calm" }

    private final class Teller: UIViewController {
        var told: [String] = []
        override func viewDidLoad() {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
                self.told.append("\(previous.userInterfaceStyle == .dark) \(self.traitCollection.userInterfaceStyle == .dark)")
            }
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in self.told.append("width") }
        }
    }

    @Test func aDefinedTraitHasItsValueInside() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.traitCollection[Mood.self] == "calm")
        outer.traitOverrides[Mood.self] = "glad"
        #expect(inner.traitCollection[Mood.self] == "glad" && outer.traitOverrides.contains(Mood.self))
        inner.traitOverrides.userInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.overrideUserInterfaceStyle == .dark)
        outer.traitOverrides.remove(Mood.self)
        #expect(inner.traitCollection[Mood.self] == "calm" && !outer.traitOverrides.contains(Mood.self))
    }

    @Test func collectionsSayWhatDiffers() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let glad = dark.modifyingTraits { $0[Mood.self] = "glad" }
        #expect(dark.changedTraits(from: UITraitCollection()).map { $0.name } == ["UITraitUserInterfaceStyle"])
        #expect(glad.changedTraits(from: dark).map { $0.name } == ["Mood"])
        #expect(glad.changedTraits(from: glad).isEmpty)
    }

    @Test func whatIsRegisteredIsToldOfItsChange() {
        let (window, teller) = (UIWindow(), Teller())
        window.rootViewController = teller
        teller.loadViewIfNeeded()
        window.makeKeyAndVisible()
        window._tellOfTraits()
        #expect(teller.told.isEmpty)
        window.traitOverrides.userInterfaceStyle = .dark
        window._tellOfTraits()
        #expect(teller.told == ["false true"])
    }
}
