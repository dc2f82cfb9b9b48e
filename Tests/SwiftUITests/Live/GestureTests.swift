import Foundation
@testable import SwiftUI
import Testing
@testable import UIKit
import ViewEngine

@MainActor
@Suite struct GestureTests {
    @Test func aDoubleTapKeepsASingleOneWaiting() {
        let view = LiveView(Taps())
        view.touch("Pad", .tap)
        #expect(view.texts.first == "once")
        view.touch("Pad", .doubleTap)
        #expect(view.texts.first == "twice")
    }

    @Test func aGestureThatIsNoneIsNotFollowed() {
        let view = LiveView(OnceTapped())
        view.touch("Pad", .tap)
        view.touch("Pad", .tap)
        #expect(view.texts == ["Pad", "1"])
    }

    @Test func aLongPressSaysWhetherItIsPressed() {
        let journal = Journal()
        let view = LiveView(
            Text("Pad").onLongPressGesture(minimumDuration: 0.6) {
                journal.write("long")
            } onPressingChanged: {
                journal.write("\($0)")
            })
        view.touch("Pad", .press(seconds: 1))
        #expect(journal.lines == ["true", "long", "false"])
        view.touch("Pad", .press(seconds: 0.3))
        #expect(journal.lines == ["true", "long", "false", "true", "false"])
    }

    @Test func aDragTellsItsWayAndItsStateLastsAsLongAsIt() {
        let journal = Journal()
        let view = LiveView(Drags(journal: journal))
        view.touch("Pad", .drag(x: 60, y: -24, seconds: 0.3))
        #expect(journal.lines.first == "by 10, -4")
        #expect(journal.lines.last == "ended 60, -24")
        #expect(view.texts == ["Pad", "0"])
        view.touch("Pad", .drag(x: 4, y: 4, seconds: 0.3))
        #expect(journal.lines.last == "ended 60, -24", "a finger that moves less than ten points drags nothing")
    }

    @Test func aSequenceNeedsItsFirstGesture() {
        let journal = Journal()
        let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0)).onEnded { value in
            if case .second(true, let drag) = value { journal.write("held, \(drag == nil ? "not dragged" : "dragged")") }
        }
        let view = LiveView(Text("Pad").gesture(gesture))
        view.touch("Pad", .press(seconds: 1))
        view.touch("Pad", .drag(x: 40, y: 0, seconds: 0.3))
        #expect(journal.lines == ["held, dragged"])
    }

    @Test func ofExclusiveGesturesTheSecondHappensWhereTheFirstDoesNot() {
        let journal = Journal()
        let gesture = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
            if case .first = value { journal.write("two") } else { journal.write("one") }
        }
        let view = LiveView(Text("Pad").gesture(gesture))
        view.touch("Pad", .tap)
        view.touch("Pad", .doubleTap)
        #expect(journal.lines == ["one", "two"])
    }

    @Test func theInnerGestureWinsUnlessTheOuterHasPriority() {
        let journal = Journal()
        let inner = Text("Pad").onTapGesture { journal.write("inner") }
        LiveView(VStack { inner }.onTapGesture { journal.write("outer") }).touch("Pad", .tap)
        LiveView(VStack { inner }.highPriorityGesture(TapGesture().onEnded { journal.write("high") })).touch("Pad", .tap)
        LiveView(VStack { inner }.simultaneousGesture(TapGesture().onEnded { journal.write("both") })).touch("Pad", .tap)
        #expect(journal.lines == ["inner", "high", "inner", "both"])
    }

    @Test func twoFingersMagnifyAndTurn() {
        let journal = Journal()
        let view = LiveView(
            Color.red.frame(width: 200, height: 200).accessibilityLabel("Pad")
                .gesture(
                    MagnifyGesture().onEnded { journal.write("scaled \(($0.magnification * 100).rounded())") }
                        .simultaneously(with: RotateGesture().onEnded { journal.write("turned \($0.rotation.degrees.rounded())") })))
        view.touch("Pad", .pinch(scale: 1.5, degrees: 30))
        #expect(journal.lines == ["scaled 150.0", "turned 30.0"])
    }

    @Test func aTapTellsItsPlace() {
        let journal = Journal()
        let pad = Color.red.frame(width: 100, height: 50).accessibilityLabel("Pad")
        let view = LiveView(
            pad.onTapGesture { journal.write("\(Int($0.x)), \(Int($0.y))") }.padding(20).coordinateSpace(.named("outer"))
                .onTapGesture(coordinateSpace: .global) { _ in journal.write("never") })
        view.touch("Pad", .tap)
        #expect(journal.lines == ["50, 25"])
    }

    @Test func aSliderFollowsTheFingerAndSaysThatItIsEdited() {
        let journal = Journal()
        let view = LiveView(Volume(journal: journal))
        view.touch("Slider", .drag(x: 60, y: 0, seconds: 0.3))
        #expect(Double(view.texts[0]) ?? 0 > 0.6)
        #expect(journal.lines == ["true", "false"])
    }

    @Test func whatIsNotTouchableIsNotTouched() {
        let journal = Journal()
        let view = LiveView(Button("Pad") { journal.write("tapped") }.allowsHitTesting(false))
        view.tap("Pad")
        #expect(journal.lines.isEmpty)
    }

    @Test func aWindowOfTouchesScrollsAndTapsAlike() {
        let view = LiveView(List(0..<40, id: \.self) { number in Row(number: number) })
        let frame = view.frame("Row 3, 0")
        view.window.touch(TouchStep(.began, [CGPoint(x: frame.midX, y: frame.midY)], at: 0))
        view.window.touch(TouchStep(.ended, [CGPoint(x: frame.midX, y: frame.midY)], at: 0.1))
        #expect(view.texts.contains("Row 3, 1"))
        for (time, y) in [(0.0, 300.0), (0.1, 250), (0.2, 200)] {
            view.window.touch(TouchStep(time == 0 ? .began : .moved, [CGPoint(x: 100, y: y)], at: time))
        }
        view.window.touch(TouchStep(.ended, [CGPoint(x: 100, y: 200)], at: 0.3))
        view.window.updateNow()
        #expect(view.frame("Row 3, 1").minY == frame.minY - 100)
        #expect(!view.texts.contains { $0.hasSuffix(", 2") }, "a finger that scrolls taps nothing")
    }
}

private struct Row: View {
    let number: Int
    @State private var taps = 0

    var body: some View { Button("Row \(number), \(taps)") { taps += 1 } }
}

private struct Taps: View {
    @State private var said = "nothing"

    var body: some View {
        VStack {
            Text(said)
            Text("Pad").onTapGesture(count: 2) { said = "twice" }.onTapGesture { said = "once" }
        }
    }
}

private struct Drags: View {
    let journal: Journal
    @GestureState private var pulled = CGFloat(0)

    var body: some View {
        VStack {
            Text("Pad").gesture(
                DragGesture().updating($pulled) { value, state, _ in state = value.translation.width }
                    .onChanged { journal.write("by \(Int($0.translation.width)), \(Int($0.translation.height))") }
                    .onEnded { journal.write("ended \(Int($0.translation.width.rounded())), \(Int($0.translation.height.rounded()))") })
            Text("\(Int(pulled))")
        }
    }
}

private struct Volume: View {
    let journal: Journal
    @State private var volume = 0.5

    var body: some View {
        VStack {
            Text("\(volume)")
            Slider(value: $volume, onEditingChanged: { journal.write("\($0)") })
        }
    }
}

private struct OnceTapped: View {
    @State private var count = 0

    private var tap: some Gesture { count == 0 ? TapGesture().onEnded { count += 1 } : nil }

    var body: some View {
        VStack {
            Text("Pad").gesture(tap)
            Text("\(count)")
        }
    }
}
