import Foundation
@testable import UIKit
import Testing

struct AppLifecycleTests {
    private static let url = AppLifecycle.Subject.url(URL(string: "a:b")!)

    @Test func anAppIsLaunchedIntoTheForeground() {
        var life = AppLifecycle()
        #expect(life.handle(.activate) == [.finishLaunching(nil), .connectScene(nil), .enterForeground(isLaunch: true), .becomeActive])
        #expect(life.handle(.activate) == [])
        #expect(life.phase == .active)
    }

    @Test func anAppGoesToTheBackgroundAndComesBack() {
        var life = AppLifecycle()
        _ = life.handle(.activate)
        #expect(life.handle(.enterBackground) == [.resignActive, .enterBackground])
        #expect(life.handle(.enterBackground) == [])
        #expect(life.handle(.activate) == [.enterForeground(isLaunch: false), .becomeActive])
        #expect(life.handle(.resignActive) == [.resignActive])
        #expect(life.handle(.activate) == [.becomeActive])
    }

    @Test func anAppLaunchedForAURLIsToldOfItWithItsScene() {
        var life = AppLifecycle()
        #expect(
            life.handle(.open(Self.url)) == [
                .finishLaunching(Self.url), .connectScene(Self.url), .enterForeground(isLaunch: true), .open(Self.url, isLaunch: true), .becomeActive,
            ])
    }

    @Test func aURLIsOpenedBeforeTheAppBecomesActive() {
        var life = AppLifecycle()
        _ = life.handle(.activate)
        #expect(life.handle(.open(Self.url)) == [.open(Self.url, isLaunch: false)])
        _ = life.handle(.enterBackground)
        #expect(life.handle(.open(Self.url)) == [.enterForeground(isLaunch: false), .open(Self.url, isLaunch: false), .becomeActive])
    }

    @Test func anAppInTheBackgroundHasNoSceneUntilItComesForward() {
        var life = AppLifecycle()
        #expect(life.handle(.launchInBackground) == [.finishLaunching(nil)])
        #expect(life.handle(.launchInBackground) == [])
        #expect(life.phase == .background)
        #expect(life.handle(.activate) == [.connectScene(nil), .enterForeground(isLaunch: true), .becomeActive])
    }

    @Test func anAppEndsByWayOfTheBackground() {
        var life = AppLifecycle()
        _ = life.handle(.activate)
        #expect(life.handle(.terminate) == [.resignActive, .enterBackground, .disconnectScene, .terminate])
        #expect(life.handle(.activate) == [])
        var unlaunched = AppLifecycle()
        #expect(unlaunched.handle(.terminate) == [])
        #expect(unlaunched.phase == .terminated)
    }

    /// Whatever happens: launched once, active only in the foreground, nothing after the end.
    @Test func noOrderOfEventsBreaksTheOrderOfSteps() {
        let events: [AppLifecycle.Event] = [.activate, .launchInBackground, .resignActive, .enterBackground, .open(Self.url), .terminate]
        // Every order of four events, and each of them twice over.
        let orders = (0..<Int(pow(6.0, 4))).map { number in (0..<4).map { events[number / Int(pow(6.0, Double($0))) % 6] } }
        for order in orders {
            var life = AppLifecycle()
            var steps: [AppLifecycle.Step] = []
            for event in order + order { steps += life.handle(event) }
            #expect(steps.filter { if case .finishLaunching = $0 { true } else { false } }.count <= 1)
            #expect(steps.filter { if case .connectScene = $0 { true } else { false } }.count <= 1)
            var isActive = false
            for step in steps {
                switch step {
                case .becomeActive:
                    #expect(!isActive)
                    isActive = true
                case .resignActive:
                    #expect(isActive)
                    isActive = false
                case .enterForeground, .enterBackground, .terminate: #expect(!isActive)
                case .finishLaunching, .connectScene, .open, .disconnectScene: break
                }
            }
            if let end = steps.firstIndex(of: .terminate) { #expect(end == steps.count - 1) }
        }
    }
}
