import DeviceDriver
import Devices
import ExtensionProtocol
import Foundation
import IsletModel
import Scenes
import Scenarios
import WidgetSystem

/// What pages and programs ask for.
extension PreviewSession {
    /// The version of the session's messages.
    public static let protocolVersion = 1

    func answer(_ text: String, of connection: UInt64) throws {
        switch SessionRequest.read(text) {
        case .failure(let refusal): reply(SessionReply.refusal(refusal), to: connection)
        case .success(let request):
            do {
                let result = try carryOut(request, of: connection)
                if let id = request.id { reply(SessionReply.result(result, of: id), to: connection) }
            } catch var refusal as SessionRefusal {
                refusal.id = request.id
                reply(SessionReply.refusal(refusal), to: connection)
            } catch let problem as ScenarioProblem {
                reply(SessionReply.refusal(SessionRefusal(id: request.id, .notPossible, problem.description)), to: connection)
            } catch ScenarioFailure.problem(let problem) {
                reply(SessionReply.refusal(SessionRefusal(id: request.id, .notPossible, problem.description)), to: connection)
            }
        }
    }

    struct Done: Encodable {}

    private func carryOut(_ request: SessionRequest, of connection: UInt64) throws -> any Encodable {
        guard let method = SessionMethod(rawValue: request.method) else {
            let known = SessionMethod.allCases.map(\.rawValue).joined(separator: ", ")
            throw SessionRefusal(id: request.id, .unknownMethod, "there is no method “\(request.method)”: \(known)")
        }
        switch method {
        case .hello: return try greet(try request.decode(Hello.self), connection)
        case .shown: pages[connection]?.link.hasShown(try request.decode(Shown.self).revision)
        case .view: setScale(try request.decode(Scale.self).scale, of: connection)
        case .state: return try wholeState()
        case .show: try show(try request.decode(Show.self))
        case .look: try change(try request.decode(Look.self))
        case .tap: try tap(try region(try request.decode(Target.self).target))
        case .hold: try hold(try region(try request.decode(Target.self).target))
        case .enter:
            let asked = try request.decode(Enter.self)
            guard case .control(let app, let identity) = try region(asked.target).target else {
                throw SessionRefusal(id: nil, .notPossible, "“\(asked.target)” is no field of an app")
            }
            try perform(.useApp(app, control: identity, .enter(asked.text)))
            if asked.submit == true { try perform(.useApp(app, control: identity, .submit)) }
        case .scroll:
            let asked = try request.decode(Scroll.self)
            guard case .control(let app, let identity) = try region(asked.target).target else {
                throw SessionRefusal(id: nil, .notPossible, "“\(asked.target)” is not scrolled")
            }
            if asked.x != 0 || asked.y != 0 { try perform(.useApp(app, control: identity, .scroll(x: asked.x, y: asked.y))) }
            if let velocity = asked.velocity, velocity.count == 2 {
                try perform(.useApp(app, control: identity, .release(x: velocity[0], y: velocity[1])))
            }
            return Scrolled(window?.controls.first { $0.identity == identity })
        case .touch: try touch(try request.decode(Touch.self))
        case .event: try perform(.event(String(decoding: request.parameters, as: UTF8.self)))
        case .time: try move(try request.decode(Time.self))
        case .gallery, .add, .edit, .resize, .move, .remove, .stack, .turn: return try arrange(method, request)
        case .parameters: return try parameters(try request.decode(ParameterQuestion.self))
        case .size: try size(try request.decode(ControlSize.self))
        case .ledger: return try ledger(try request.decode(LedgerPart.self))
        case .data: return SharedData(of: folder)
        case .record: return try record(try request.decode(Recording.self))
        case .swipe, .set, .inspect, .tree, .picture: return try look(method, request)
        }
        return Done()
    }

    /// A part of the ledger; all of it unless something is said.
    private struct LedgerPart: Decodable {
        /// Lines that are known.
        var after: Int?
        var limit: Int?
    }

    private func ledger(_ part: LedgerPart) throws(SessionRefusal) -> [PreviewLog.Line] {
        do { return try log.lines.lines(from: part.after ?? 0, limit: max(0, part.limit ?? .max)) } catch {
            throw SessionRefusal(id: nil, .notPossible, "the ledger cannot be read: \(error)")
        }
    }

    // MARK: Parameters

    private struct Hello: Decodable {
        var version: Int
        var scale: Double?
        var layers: Bool?
    }
    private struct Shown: Decodable { var revision: Int }
    private struct Scale: Decodable { var scale: Double }
    private struct Look: Decodable {
        var look: PreviewLook?
        var style: HomeStyle?
    }
    private struct Target: Decodable { var target: String }
    private struct Enter: Decodable {
        var target: String
        var text: String
        var submit: Bool?
    }
    private struct Scroll: Decodable {
        var target: String
        var x: Double
        var y: Double
        var velocity: [Double]?
    }
    private struct Scrolled: Encodable {
        var offset: [Double]?
        var rests: Bool?
        var rest: [Double]?

        init(_ control: AppControl?) {
            offset = control?.scroll.map { [$0.offset.x, $0.offset.y] }
            rests = control?.rests
            rest = control?.scroll?.rest.map { [$0.x, $0.y] }
        }
    }
    private struct Touch: Decodable {
        var phase: AppTouch.Phase
        var points: [[Double]]
        var seconds: Double
    }
    private struct Show: Decodable {
        enum Place: String, Decodable {
            case home, lock, app, controls, standby, watch, carplay, menubar
            case alwaysOn = "always-on"
        }
        var place: Place
        var page: Int?
        var app: String?
    }
    private struct Time: Decodable {
        enum Action: String, Decodable { case play, pause, speed, to, by, next }
        var `do`: Action
        var speed: Double?
        var to: Double?
        var by: Double?
    }

    private struct Greeting: Encodable {
        var version: Int
        var methods: [String]
    }

    // MARK: Pages

    private func greet(_ hello: Hello, _ connection: UInt64) throws -> Greeting {
        guard hello.version == Self.protocolVersion else {
            throw SessionRefusal(
                id: nil, .notPossible, "this session speaks version \(Self.protocolVersion), not \(hello.version): load the page again")
        }
        pages[connection]?.isGreeted = true
        if hello.layers == true {
            pages[connection]?.takesLayers = true
            isChanged = true
        }
        if let scale = hello.scale { setScale(scale, of: connection) }
        return Greeting(version: Self.protocolVersion, methods: SessionMethod.allCases.map(\.rawValue))
    }

    /// Pixels per point that pictures may have.
    private static let scales = 0.5...4.0

    private func setScale(_ scale: Double, of connection: UInt64) {
        guard scale.isFinite else { return }
        pages[connection]?.scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
        pages[connection]?.forgetPicture()
    }

    private func wholeState() throws -> [String: RawJSON] {
        try composeIfNeeded()
        var result = state().mapValues { RawJSON(data: $0) }
        result["moment"] = RawJSON(data: SessionReply.encode((driver.now.timeIntervalSince1970 * 1000).rounded()))
        return result
    }

    // MARK: The person

    func region(_ id: String) throws -> TouchRegion {
        try composeIfNeeded()
        guard let region = screen?.regions.first(where: { $0.id == id }) else {
            throw SessionRefusal(id: nil, .notPossible, "“\(id)” is not on the screen")
        }
        return region
    }

    private func tap(_ region: TouchRegion) throws {
        if case .elsewhere = place, region.target == .nothing { return }
        // A tap beside the open island closes it.
        if case .expanded(let open) = driver.screen.island, region.part != open { return try event(["event": "collapse-island"]) }
        let wasLocked = isLocked
        switch region.target {
        case .widget(let id, let tap): try perform(.tapWidget(id, tap))
        case .activity(let id, let url):
            if isLocked { try event(["event": "unlock"]) }
            try perform(.tapActivity(id, url: url))
        case .intent(let intent, let activity): try perform(.runIntent(intent, activity: activity))
        case .openApp(let app): try event(["event": "open-app", "app": app])
        case .openNotification(let id): try event(["event": "open-notification", "notification": id])
        case .systemControl(let id): try perform(.useControl(id))
        case .control(let app, let identity): try perform(.useApp(app, control: identity, .tap))
        case .nothing: break
        }
        // An app that a tap on the Lock Screen opens is seen when the device is unlocked.
        if wasLocked, isLocked, driver.foreground != nil { try event(["event": "unlock"]) }
    }

    private func hold(_ region: TouchRegion) throws {
        switch region.target {
        case .activity(let id, _): try event(["event": "hold-island", "activity": id])
        case .control(let app, let identity): try perform(.useApp(app, control: identity, .press(seconds: Self.longPress)))
        default: break
        }
    }

    /// Seconds; long enough for gestures that wait for a press.
    private static let longPress = 0.8

    private func touch(_ asked: Touch) throws {
        guard let app = driver.foreground else { throw SessionRefusal(id: nil, .notPossible, "no app is on the screen") }
        let points = asked.points.map { CGPoint(x: $0.first ?? 0, y: $0.dropFirst().first ?? 0) }
        guard points.count <= Self.mostFingers, (points.flatMap { [$0.x, $0.y] } + [asked.seconds]).allSatisfy(\.isFinite) else {
            throw SessionRefusal(id: nil, .notPossible, "a touch has up to \(Self.mostFingers) fingers at finite places")
        }
        try perform(.touchApp(app, AppTouch(asked.phase, points, seconds: asked.seconds)))
    }

    private static let mostFingers = 10

    private func show(_ asked: Show) throws {
        switch asked.place {
        case .lock:
            if !isLocked { try event(["event": "lock"]) }
            place = .lock
            try event(["event": "look", "place": "lockScreen"])
        case .home:
            if isLocked { try event(["event": "unlock"]) }
            if let app = driver.foreground { try event(["event": "background", "app": app]) }
            if case .expanded = driver.screen.island { try event(["event": "collapse-island"]) }
            let page = min(max(asked.page ?? 0, 0), pageCount - 1)
            place = .home(page: page)
            try perform(.event(Self.line(["event": "look", "place": "page\(page)"])))
        case .controls:
            if let app = driver.foreground { try event(["event": "background", "app": app]) }
            if case .expanded = driver.screen.island { try event(["event": "collapse-island"]) }
            place = .controlCenter
            try event(["event": "show-controls"])
        case .alwaysOn, .standby:
            if !isLocked { try event(["event": "lock"]) }
            place = asked.place == .standby ? .elsewhere(.standby) : .alwaysOn
            try event(["event": "look", "place": asked.place == .standby ? "standBy" : "lockScreen"])
        case .watch, .carplay, .menubar:
            guard let kind = SceneKind(rawValue: asked.place.rawValue) else { return }
            place = .elsewhere(kind)
            isChanged = true
        case .app:
            guard let app = asked.app ?? driver.apps.keys.sorted().first else { throw SessionRefusal(id: nil, .notPossible, "there is no app") }
            if isLocked { try event(["event": "unlock"]) }
            try event(["event": "open-app", "app": app])
        }
    }

    func event(_ members: [String: String]) throws { try perform(.event(Self.line(members))) }

    private static func line(_ members: [String: String]) -> String { String(decoding: SessionReply.encode(members), as: UTF8.self) }

    private func change(_ asked: Look) throws {
        if let style = asked.style {
            guard style.exists(on: setup.os) else {
                throw SessionRefusal(id: nil, .notPossible, "the Home Screen of iOS \(setup.os.rawValue) is never \(style.rawValue)")
            }
            self.style = style
        }
        if let look = asked.look { self.look = look }
        try settle()
    }

    // MARK: Time

    private func move(_ asked: Time) throws {
        try advance()
        switch asked.do {
        case .play: clock.play(true, at: seconds)
        case .pause: clock.play(false, at: seconds)
        case .speed: clock.run(at: asked.speed ?? 1, at: seconds)
        case .to: try go(to: Date(timeIntervalSince1970: try Self.number(asked.to, "to") / 1000))
        case .by: try go(to: driver.now.addingTimeInterval(try Self.number(asked.by, "by")))
        case .next: if let next = driver.nextMoment { try goOn(to: next) }
        }
        isChanged = true
    }

    private static func number(_ value: Double?, _ name: String) throws -> Double {
        guard let value, value.isFinite else { throw SessionRefusal(id: nil, .wrongParameters, "time: “\(name)” is missing") }
        return value
    }

    /// The longest way in one jump, in seconds: ninety days.
    private static let longestJump = 90 * 86400.0

    private func go(to date: Date) throws {
        guard abs(date.timeIntervalSince(driver.now)) <= Self.longestJump else {
            throw SessionRefusal(id: nil, .notPossible, "a jump goes ninety days at most")
        }
        if date < driver.now { try goBack(to: max(date, setup.start)) } else { try goOn(to: date) }
    }
}

/// JSON that is written already.
struct RawJSON: Encodable {
    var data: Data

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(try JSONValue(json: data))
    }
}

extension HomeStyle {
    /// Whether a system lets people choose it.
    func exists(on os: OSVersion) -> Bool {
        let version = Int(os.rawValue) ?? 0
        return switch self {
        case .standard: true
        case .tinted: version >= 18
        case .clear: version >= 26
        }
    }
}
