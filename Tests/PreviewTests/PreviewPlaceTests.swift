import Testing

@testable import Preview

@Suite struct PreviewPlaceTests {
    private func seen(_ place: PreviewPlace, app: String? = nil, isLocked: Bool = false) -> String {
        PreviewPlace.seen(from: place, inFront: app, isLocked: isLocked).name
    }

    @Test func anAppThatComesToTheFrontIsSeen() {
        #expect(seen(.home(page: 2), app: "a") == "app")
        #expect(PreviewPlace.seen(from: .home(page: 2), inFront: nil, isLocked: false) == .home(page: 2))
        #expect(seen(.app("a")) == "home")
    }

    @Test func aLockedPhoneShowsItsLockScreenInOneOfItsForms() {
        #expect(seen(.home(page: 0), isLocked: true) == "lock")
        #expect(seen(.alwaysOn, isLocked: true) == "always-on")
        #expect(seen(.elsewhere(.standby), isLocked: true) == "standby")
        #expect(seen(.elsewhere(.standby), app: "a") == "app")
        #expect(seen(.alwaysOn) == "home")
    }

    @Test func otherDevicesAreSeenWhateverThePhoneDoes() {
        for kind in PreviewPlace.elsewhere where kind != .standby {
            #expect(seen(.elsewhere(kind), app: "a") == kind.rawValue)
            #expect(seen(.elsewhere(kind), isLocked: true) == kind.rawValue)
        }
    }
}
