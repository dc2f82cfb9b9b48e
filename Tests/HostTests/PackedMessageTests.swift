import ExtensionProtocol
import Foundation
import Geometry
import IsletModel
import Snapshot
import Testing

struct PackedMessageTests {
    private static func read(_ framed: Data) throws -> ExtensionMessage? {
        var framing = MessageFraming()
        framing.append(framed)
        return try framing.next(ExtensionMessage.self)
    }

    private static func entry(_ message: ExtensionMessage?) -> ArchivedEntry? {
        if case .entry(_, let entry) = message { entry } else { nil }
    }

    private static func nested(_ levels: Int) -> SnapshotNode {
        var node = SnapshotNode(identity: "leaf", role: "Text", frame: .zero)
        for level in 0..<levels {
            var outer = SnapshotNode(identity: "\(level)", role: "VStack", frame: .zero)
            outer.children = [node]
            node = outer
        }
        return node
    }

    private static func message(_ root: SnapshotNode) -> ExtensionMessage {
        let date = Date(timeIntervalSince1970: 1_749_462_060)
        var snapshot = Snapshot(size: CGSize(width: 338, height: 158), scale: 3, date: date, context: SnapshotContext(), root: root)
        snapshot.images = ["b": .data(Data([0, 255, 7]), pixelSize: CGSize(width: 1, height: 3)), "a": .file(path: "/x", pixelSize: .zero)]
        var entry = ArchivedEntry(index: 3, date: date, snapshots: [snapshot])
        entry.relevanceScore = .infinity
        return .entry(id: 12, entry)
    }

    /// A node with every kind of outline, several paints and texts of other scripts.
    private static var manifold: SnapshotNode {
        let frame = CGRect(x: 0.1, y: -2, width: 1e9, height: .greatestFiniteMagnitude)
        let path: [PathElement] = [
            .move(to: CGPoint(x: 1, y: 2)), .line(to: .zero), .quadCurve(to: .zero, control: CGPoint(x: 3, y: 4)),
            .curve(to: .zero, control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8)), .closeSubpath,
        ]
        let outlines: [Outline] = [
            .rect(frame), .roundedRect(frame, cornerSize: CGSize(width: 4, height: 5), curve: .continuous), .ellipse(frame), .capsule(frame),
            .unevenRoundedRect(frame, radii: [1, 2, 3, 4], curve: .circular), .path(path), .path([]),
        ]
        var node = SnapshotNode(identity: "日本語 \u{0} 👩‍👩‍👧", role: "Shape", frame: frame, detail: "")
        node.drawing = outlines.map { .fill($0, .color(RGBA(red: -0.1, green: 1.2, blue: 0, alpha: 0.5)), evenOdd: true) }
        let run = GlyphRun(
            font: FontReference(face: "Inter", size: 17), text: "é", paint: .clear, glyphs: [0, 127, 128, .max], xs: [0, -1.5], ys: [], styleIndex: -1
        )
        node.drawing.append(.text(TextDrawing(lines: [GlyphLine(origin: .zero, width: 1, ascent: 2, descent: 3, runs: [run])])))
        node.effects = [.opacity(0.5), .clip(.rect(frame), evenOdd: false)]
        node.interaction = .intent(IntentAction(intent: "I", parameters: "{}", control: .toggle(isOn: true)))
        return node
    }

    @Test func whatIsPackedIsReadBack() throws {
        let message = Self.message(Self.manifold)
        let read = try #require(Self.entry(try Self.read(MessageFraming.frame(message))))
        let sent = try #require(Self.entry(message))
        #expect(read.snapshots == sent.snapshots)
        #expect(read.date == sent.date)
        #expect(read.relevanceScore == .infinity)
        #expect(read.relevanceDuration == nil)
    }

    /// A node that says something in every property of itself, its effects, drawings and texts.
    private static var filled: SnapshotNode {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let line = StrokeLine(width: 2, cap: .round, join: .bevel, miterLimit: 3, dash: [1], dashPhase: 4)
        let run = GlyphRun(
            font: FontReference(face: "Inter", size: 17, widthScale: 2, slant: 3, embolden: 4), text: "é", paint: .color(.white), glyphs: [1],
            xs: [2],
            ys: [3], styleIndex: 5)
        let decoration = TextDecoration(rect: frame, paint: .color(RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)))
        let text = TextDrawing(
            lines: [GlyphLine(origin: CGPoint(x: 6, y: 7), width: 8, ascent: 9, descent: 10, runs: [run])], underlays: [decoration],
            overlays: [decoration])
        var leaf = SnapshotNode(identity: "0/1", role: "Text", frame: frame, detail: "é")
        leaf.effects = [.opacity(0.5), .clip(.capsule(frame), evenOdd: true), .blur(radius: 3, isOpaque: true), .mask([leaf])]
        leaf.drawing = [.fill(.rect(frame), .color(.white), evenOdd: true), .stroke(.ellipse(frame), .color(.black), line), .text(text)]
        var accessibility = Accessibility()
        (accessibility.label, accessibility.value, accessibility.hint) = ("label", "value", "hint")
        (accessibility.identifier, accessibility.traits, accessibility.children) = ("identifier", ["button", "image"], "combine")
        accessibility.isHidden = true
        var node = leaf
        node.children = [leaf, leaf]
        node.accessibility = accessibility
        node.interaction = .link("app://x")
        node.layout = [LayoutHint(view: "Card", name: "padding", value: "6"), LayoutHint(name: "spacing", value: "4")]
        node.transition = TransitionHint(
            content: .numericText(.value(7)), insertion: ViewTransition(.move(.leading)).combined(with: .opacity), removal: .opacity,
            animations: [AnimationRule(MotionTiming(.spring(response: 0.6, damping: 0.7, velocity: 0)), value: "a")])
        return node
    }

    /// Names of the properties without content: no value, nothing in a list, no letter, or false.
    private static func emptyProperties(of value: Any) -> [String] {
        Mirror(reflecting: value).children.flatMap { name, child -> [String] in
            let mirror = Mirror(reflecting: child)
            let isEmpty =
                child as? Bool == false || child as? String == "" || mirror.displayStyle == .optional && mirror.children.isEmpty
                || mirror.displayStyle == .collection && mirror.children.isEmpty
            return isEmpty ? [name ?? "?"] : []
        }
    }

    @Test func everyPropertyIsPacked() throws {
        let node = Self.filled
        let accessibility = try #require(node.accessibility)
        guard case .text(let text) = node.drawing[2] else {
            Issue.record("no text")
            return
        }
        let records: [Any] = [node, accessibility, text, text.underlays[0], text.lines[0], text.lines[0].runs[0], text.lines[0].runs[0].font]
        for record in records { #expect(Self.emptyProperties(of: record) == [], "a property of \(type(of: record)) is not tried") }
        #expect(Self.entry(try Self.read(MessageFraming.frame(Self.message(node))))?.snapshots[0].root == node)
    }

    @Test func descriptionsAndOutcomesArePackedToo() throws {
        var bundle = BundleDescription()
        bundle.widgets = [WidgetDescription(kind: "k", configuration: .static, families: [.systemSmall, .accessoryInline])]
        let outcome = RenderOutcome(entryCount: -1, policy: .after(Date(timeIntervalSinceReferenceDate: 1)), providerDuration: 0.1)
        guard case .description(1, let description)? = try Self.read(MessageFraming.frame(ExtensionMessage.description(id: 1, bundle))),
            case .finished(2, let finished)? = try Self.read(MessageFraming.frame(ExtensionMessage.finished(id: 2, outcome)))
        else {
            Issue.record("another message")
            return
        }
        #expect(description == bundle)
        #expect(finished == outcome)
    }

    @Test func otherFormsAreRefused() throws {
        #expect(throws: DecodingError.self) { try Self.read(Self.framed(Self.json(Self.message(Self.nested(3))))) }
    }

    @Test func packingTakesLessThanJSON() throws {
        let message = Self.message(Self.nested(50))
        #expect(try MessageFraming.frame(message).count < Self.json(message).count)
    }

    private static func json(_ message: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(message)
    }

    @Test func endlessDepthIsRefused() throws {
        let deep = Self.message(Self.nested(450))
        #expect(Self.entry(try Self.read(MessageFraming.frame(deep)))?.snapshots == Self.entry(deep)?.snapshots)
        #expect(throws: EncodingError.self) { try MessageFraming.frame(Self.message(Self.nested(600))) }
    }

    @Test func everyCutOffMessageIsRefused() throws {
        let body = try MessageFraming.frame(Self.message(Self.manifold)).dropFirst(4)
        for length in 0..<body.count {
            #expect(throws: DecodingError.self) { try Self.read(Self.framed(body.prefix(length))) }
        }
    }

    @Test func damagedMessagesNeverCrash() throws {
        let body = Data(try MessageFraming.frame(Self.message(Self.manifold)).dropFirst(4))
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var refused = 0
        for _ in 0..<6000 {
            var damaged = body
            for _ in 0...random(4) { damaged[random(damaged.count)] = UInt8(random(256)) }
            do { _ = try Self.read(Self.framed(damaged)) } catch { refused += 1 }
        }
        #expect(refused > 1000)
    }

    private static func framed(_ body: Data) -> Data {
        withUnsafeBytes(of: UInt32(body.count).bigEndian) { Data($0) } + body
    }
}
