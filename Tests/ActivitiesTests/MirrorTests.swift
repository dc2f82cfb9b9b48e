import Activities
import Foundation
import IsletModel
import Testing

@Suite struct MirrorTests {
    /// A ledger and another device that follows it.
    private struct Scene {
        var bench = Bench()
        var mirror: ActivityMirror
        var actions: [ActivityMirror.Action] = []

        init(_ device: ActivityMirror.Device) { mirror = ActivityMirror(device) }

        mutating func follow() { handle(.records(bench.ledger.records)) }
        mutating func handle(_ event: ActivityMirror.Event) { actions += mirror.handle(event, at: bench.now) }

        mutating func wait(_ seconds: Double) {
            follow()
            bench.wait(seconds)
            follow()
        }

        /// The texts the device shows.
        var shows: [String] { mirror.shown.values.map { String(decoding: $0.payload.state, as: UTF8.self) }.sorted() }
        var alerts: Int { actions.count { if case .alerts = $0 { true } else { false } } }
    }

    @Test("R161: the watch follows the iPhone after a while") func follows() {
        var scene = Scene(.watch)
        scene.bench.request("a", Bench.request("1"))
        scene.follow()
        #expect(scene.shows == [])
        scene.wait(scene.mirror.delay)
        #expect(scene.shows == [#"{"text":"1"}"#])
        scene.bench.update("a", "2")
        scene.follow()
        #expect(scene.shows == [#"{"text":"1"}"#])
        scene.wait(scene.mirror.delay)
        #expect(scene.shows == [#"{"text":"2"}"#])
        #expect(scene.mirror.nextDeadline == nil)
    }

    @Test("R161: out of reach it keeps what it shows, and gets the newest later") func outOfReach() {
        var scene = Scene(.watch)
        scene.bench.request("a", Bench.request("1"))
        scene.follow()
        scene.wait(10)
        scene.bench.update("a", "2")
        scene.follow()
        scene.handle(.connection(.lost))
        for text in ["3", "4"] {
            scene.bench.update("a", text)
            scene.wait(60)
        }
        scene.handle(.alert(ActivityAlert(title: "t", body: "b"), id: "a"))
        #expect(scene.shows == [#"{"text":"1"}"#])
        scene.handle(.connection(.good))
        scene.wait(10)
        #expect(scene.shows == [#"{"text":"4"}"#])
        #expect(scene.alerts == 0)
        #expect(scene.actions.count == 2)
    }

    @Test func aLimitedConnectionLetsStartsEndsAndAlertsThrough() {
        var scene = Scene(.watch)
        scene.handle(.connection(.limited))
        scene.bench.request("a", Bench.request("1"))
        scene.follow()
        scene.wait(10)
        #expect(scene.shows == [#"{"text":"1"}"#])
        scene.bench.update("a", "2")
        scene.wait(10)
        #expect(scene.shows == [#"{"text":"1"}"#])
        scene.bench.update("a", "3")
        scene.follow()
        scene.handle(.alert(ActivityAlert(title: "t", body: "b"), id: "a"))
        scene.wait(10)
        #expect(scene.shows == [#"{"text":"3"}"#])
        #expect(scene.alerts == 1)
        scene.bench.end("a", "4")
        scene.wait(10)
        #expect(scene.shows == [#"{"text":"4"}"#])
    }

    @Test("R160, C18: the Smart Stack keeps what has ended, CarPlay does not") func ended() {
        var (watch, car) = (Scene(.watch), Scene(.carPlay))
        for device in [ActivityMirror.Device.watch, .carPlay] {
            var scene = device == .watch ? watch : car
            scene.bench.request("a")
            scene.wait(10)
            scene.bench.end("a")
            scene.wait(10)
            if device == .watch { watch = scene } else { car = scene }
        }
        #expect(watch.mirror.shown["a"]?.phase == .ended)
        #expect(car.mirror.shown.isEmpty)
        watch.wait(5 * Bench.hour)
        watch.wait(10)
        #expect(watch.mirror.shown.isEmpty)
    }

    @Test("R10: in CarPlay buttons do nothing") func carPlay() {
        #expect(!ActivityMirror(.carPlay).isInteractive)
        #expect(ActivityMirror(.watch).isInteractive)
    }

    @Test(arguments: 1...20) func inTheEndAMirrorShowsWhatThereIs(seed: UInt64) {
        var random = RandomEvents(seed: seed &+ 4000)
        var (ledger, time, requested) = (RandomEvents.ledger(at: Bench.start), Bench.start, 0)
        var mirrors = ActivityMirror.Device.allCases.map { ActivityMirror($0) }
        for _ in 0..<150 {
            time += random.pause()
            _ = ledger.handle(random.event(near: time, requested: &requested), at: time)
            for index in mirrors.indices {
                _ = mirrors[index].handle(.records(ledger.records), at: time)
                if random.chance(10) {
                    _ = mirrors[index].handle(.connection(ActivityMirror.Connection.allCases.randomElement(using: &random)!), at: time)
                }
            }
        }
        for var mirror in mirrors {
            _ = mirror.handle(.connection(.good), at: time)
            _ = mirror.handle(.records(ledger.records), at: time)
            _ = mirror.handle(.timePassed, at: time + 60)
            let expected = ledger.records.filter { mirror.device == .watch ? $0.isOnLockScreen : $0.isInIsland }
            #expect(Set(mirror.shown.keys) == Set(expected.map(\.id)))
            #expect(expected.allSatisfy { mirror.shown[$0.id]?.payload == $0.payload && mirror.shown[$0.id]?.phase == $0.phase })
        }
    }
}
