import SwiftUI
import Testing
import UIKit

/// Values of the environment that are read from UIKit's traits.
@MainActor struct TraitBridgeTests {
    fileprivate struct IsPhone: EnvironmentKey { static let defaultValue = false }

    @Test func aBridgedValueIsReadFromTheTraitsUntilItIsSet() {
        var values = EnvironmentValues()
        #expect(values.isPhone == (UITraitCollection.current.userInterfaceIdiom == .phone))
        #expect(values.isPhone)
        values.isPhone = false
        #expect(!values.isPhone)
    }

    @Test func traitsAreMadeByMutations() {
        let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceIdiom == .unspecified)
        let wide = traits.modifyingTraits { $0.horizontalSizeClass = .regular }
        #expect(wide.userInterfaceStyle == .dark && wide.horizontalSizeClass == .regular)
    }
}

extension TraitBridgeTests.IsPhone: UITraitBridgedEnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Bool { traitCollection.userInterfaceIdiom == .phone }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
}

extension EnvironmentValues {
    fileprivate var isPhone: Bool {
        get { self[TraitBridgeTests.IsPhone.self] }
        set { self[TraitBridgeTests.IsPhone.self] = newValue }
    }
}
