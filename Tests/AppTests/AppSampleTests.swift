import ExtensionProtocol
import Foundation
import ScriptedSystem
import TestGate
import Testing

/// Apps of the samples, run as they are.
@Suite(.enabled(if: Programs.samples != nil && Programs.areBuildable, "no samples, or the frameworks are not built"), .serialized, .startsPrograms)
struct AppSampleTests {
    private func run(_ sample: String, on given: TestDevice? = nil, host: ScriptedHost? = nil, _ use: (RunningApp, TestDevice) throws -> Void) throws
    {
        let product = try Programs.build(#require(Programs.samples).appendingPathComponent(sample))
        let device = try given ?? TestDevice()
        let app = try device.start(product) { $0.system = host?.address }
        defer { app.quit() }
        try use(app, device)
    }

    /// Runs a sample's scenario to its end; what it printed.
    private func lines(of sample: String, on device: TestDevice? = nil, host: ScriptedHost? = nil) throws -> [String] {
        var lines: [String] = []
        try run(sample, on: device, host: host) { app, _ in
            let answer = try app.runToEnd()
            #expect(answer.outcome == .done)
            #expect(answer.status.phase == .active)
            lines = app.lines
        }
        return lines
    }

    @Test("R148, R149, R152: every target of a group has the same container, and no other") func everyTargetOfAGroupHasTheSameContainerAndNoOther()
        throws
    {
        let device = try TestDevice()
        let path = device.folder.url.appendingPathComponent("Groups/group.com.yourcompany.myapp.shared").path
        #expect(try lines(of: "000-app-group-container", on: device) == ["container: \(path)", "misspelled: nil"])
    }

    @Test("R153: files lie in the shared container") func filesLieInTheSharedContainer() throws {
        let device = try TestDevice()
        #expect(try lines(of: "002-app-groups-container", on: device) == [#"read: {"title":"Shared"}"#])
        let file = device.folder.url.appendingPathComponent("Groups/group.com.mycompany.myapp/widgetData.json")
        #expect(try String(contentsOf: file, encoding: .utf8) == #"{"title":"Shared"}"#)
        #expect(try lines(of: "004-shared-data", on: device) == ["defaults: from defaults", "file: from file"])
    }

    @Test("R151, R153: what an app writes is seen by its widget") func whatAnAppWritesIsSeenByItsWidget() throws {
        let device = try TestDevice()
        let host = try ScriptedHost { _ in .done }
        _ = try lines(of: "002-app-groups-userdefaults-app", on: device, host: host)
        host.waitFor(questions: 1)
        #expect(host.asked == [.reloadTimelines(kind: "SharedDefaults")])
        let widget = try Programs.build(#require(Programs.samples).appendingPathComponent("002-app-groups-userdefaults-widget"))
        let process = try device.start(widget)
        var texts: [String] = []
        _ = try process.process.render(.timeline(of: "SharedDefaults")) { entry in texts += entry.snapshots.flatMap { $0.root.texts } }
        #expect(texts == ["Updated value"])
        process.quit()
        host.stop()
        try host.remove()
    }

    @Test("R70, R71: an app asks for reloads") func anAppAsksForReloads() throws {
        let host = try ScriptedHost { _ in .done }
        _ = try lines(of: "002-manual-reload", host: host)
        #expect(
            host.asked == [
                .reloadTimelines(kind: nil), .reloadTimelines(kind: "MyWidget"), .reloadTimelines(kind: nil), .reloadTimelines(kind: "MyWidget"),
            ])
        host.stop()
        try host.remove()
    }

    @Test("R152: an app logs the path that its extension logs") func anAppLogsAsItsExtensionDoes() throws {
        let device = try TestDevice()
        let path = device.folder.url.appendingPathComponent("Groups/group.com.yourcompany.yourapp").path
        #expect(try lines(of: "002-debug-logging-app", on: device) == ["🔄 Reloading widget timelines", "📁 Container path: \(path)"])
    }

    /// The sample hands itself pushes only where there is no PushKit.
    @Test func withPushKitAPushComesFromTheSystemAlone() throws {
        #expect(try lines(of: "002-widget-push") == ["after widget push: none"])
    }

    @Test("R155: a background session keeps its identifiers") func aBackgroundSessionKeepsItsIdentifiers() throws {
        #expect(
            try lines(of: "002-background-session") == ["identifier: com.mycompany.myapp.background", "container: group.com.mycompany.myapp"])
    }

    @Test("R156: a store lies in the shared container") func aStoreLiesInTheSharedContainer() throws {
        let device = try TestDevice()
        #expect(try lines(of: "002-core-data", on: device) == ["store: MyApp.sqlite"])
        #expect(
            FileManager.default.fileExists(atPath: device.folder.url.appendingPathComponent("Groups/group.com.mycompany.myapp/MyApp.sqlite").path))
    }

    @Test("R138: an app takes its links") func anAppTakesItsLinks() throws {
        try run("004-links-app") { app, _ in
            try app.send(.activate(in: nil))
            #expect(app.lines == [])
            #expect(try app.send(.openURL(AppURL("myapp://link"))).outcome == .done)
            try app.send(.enterBackground)
            #expect(try app.send(.openURL(AppURL("myapp://widget"))).status.phase == .active)
            #expect(app.lines == ["opened: myapp://link", "opened: myapp://widget"])
        }
    }

    @Test func tapsAreRecognized() throws {
        try run("004-swiftui-layout") { app, _ in
            let answer = try app.runToEnd()
            #expect(answer.status.controls.map(\.title) == ["Tap", "Gesture"])
            #expect(try app.send(.use(.title("Tap"), .tap)).outcome == .done)
            #expect(try app.send(.use(.title("Gesture"), .tap)).outcome == .done)
            #expect(app.lines == ["tapped", "gesture"])
            #expect(try app.send(.use(.title("Nothing"), .tap)).outcome == .noSuchControl)
        }
    }

    @Test("R154: a post of a second process reaches the first") func aPostOfASecondProcessReachesTheFirst() throws {
        let device = try TestDevice()
        let host = try ScriptedHost { _ in .done }
        let product = try Programs.build(#require(Programs.samples).appendingPathComponent("002-darwin-notify"))
        let observer = try device.start(product) { $0.system = host.address }
        try observer.send(.activate(in: nil))
        let poster = try device.start(product) { $0.arguments = ["post"] }
        #expect(try poster.runToEnd().outcome == .done)
        #expect(try observer.send(.settle(within: 30)).outcome == .done)
        host.waitFor(questions: 2)
        #expect(host.asked == [.reloadTimelines(kind: nil), .reloadTimelines(kind: nil)])
        poster.quit()
        observer.quit()
        host.stop()
        try host.remove()
    }
}
