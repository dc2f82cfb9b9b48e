import Foundation
import IsletModel
import Snapshot
import Testing
import Timelines

@Suite struct ArchiveRulesTests {
    private func snapshot(_ interaction: Interaction?, background: Bool = true) -> Snapshot {
        let frame = CGRect(x: 0, y: 0, width: 158, height: 158)
        var root = SnapshotNode(identity: "", role: "Root", frame: frame)
        var child = SnapshotNode(identity: "0", role: "Text", frame: frame)
        child.interaction = interaction
        root.children = [child]
        var snapshot = Snapshot(size: frame.size, scale: 3, date: Date(timeIntervalSince1970: 0), context: SnapshotContext(), root: root)
        if background { snapshot.containerBackground = SnapshotNode(identity: "b", role: "ContainerBackground", frame: frame) }
        return snapshot
    }

    private func codes(_ snapshot: Snapshot, in family: WidgetFamily) -> [FindingCode] {
        ArchiveRules(family: family).applied(to: snapshot).diagnostics.map(\.code)
    }

    @Test func linksWorkInMediumWidgetsAndAreTakenOutOfSmallOnes() {
        let linked = snapshot(.link("app://here"))
        #expect(ArchiveRules(family: .systemMedium).applied(to: linked) == linked)
        for family: WidgetFamily in [.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline] {
            let result = ArchiveRules(family: family).applied(to: linked)
            #expect(result.root.children[0].interaction == nil)
            #expect(result.diagnostics.map(\.code) == [.linkInSmall])
            #expect(result.diagnostics[0].identity == "0")
        }
    }

    @Test func aSystemFamilyWithoutABackgroundIsReported() {
        #expect(codes(snapshot(nil, background: false), in: .systemLarge) == [.missingContainerBackground])
        #expect(codes(snapshot(nil, background: false), in: .accessoryCircular) == [])
        #expect(codes(snapshot(nil), in: .systemLarge) == [])
    }

    @Test func closuresThatNeverRunAreReported() {
        #expect(codes(snapshot(.inert("Button")), in: .systemMedium) == [.buttonActionClosure])
        #expect(codes(snapshot(.inert("Toggle")), in: .systemMedium) == [.buttonActionClosure])
        #expect(codes(snapshot(.inert("onTapGesture")), in: .systemMedium) == [.gestureInWidget])
        #expect(codes(snapshot(.inert("Slider")), in: .systemMedium) == [.nonInteractiveControl])
        #expect(codes(snapshot(.inert("Button")), in: .systemSmall) == [.buttonActionClosure])
    }

    @Test func aFindingIsReportedOncePerSnapshot() {
        var twice = snapshot(.inert("Button"))
        var second = twice.root.children[0]
        second.identity = "1"
        twice.root.children.append(second)
        #expect(codes(twice, in: .systemSmall) == [.buttonActionClosure])
    }

    @Test func onlyTheExpandedIslandAndTheLockScreenTakeTapsOnTheirParts() {
        let action = IntentAction(intent: "Pause", parameters: "{}", control: .button)
        for (interaction, word) in [(Interaction.link("app://here"), "link to app://here"), (.intent(action), "button")] {
            let tapped = snapshot(interaction, background: false)
            for presentation in ["lockScreen", "expanded", "small"] {
                #expect(ArchiveRules(activity: presentation).applied(to: tapped) == tapped)
            }
            for presentation in ["compactLeading", "compactTrailing", "minimal"] {
                let result = ArchiveRules(activity: presentation).applied(to: tapped)
                #expect(result.root.children[0].interaction == nil)
                #expect(result.diagnostics.map(\.code) == [.tapInCompactIsland])
                #expect(result.diagnostics[0].message.hasPrefix("the \(word) is ignored in \(presentation)"))
            }
        }
    }

    @Test func closuresNeverRunInALiveActivityEither() {
        let result = ArchiveRules(activity: "lockScreen").applied(to: snapshot(.inert("Button"), background: false))
        #expect(result.diagnostics.map(\.code) == [.buttonActionClosure])
        #expect(result.diagnostics[0].message.contains("never runs in a Live Activity"))
    }
}
