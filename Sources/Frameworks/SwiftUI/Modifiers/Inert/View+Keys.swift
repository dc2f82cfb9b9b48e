// - Support: accepted, without effect: there are no keys, pointers, crowns or remote controls.
import FoundationOverlay
import UIKit
import ViewEngine

/// A key that was pressed.
public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }

    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

public enum MoveCommandDirection: Sendable { case up, down, left, right }

public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// A turn of a watch's crown.
public struct DigitalCrownEvent: Hashable, Sendable {
    public var offset: Double
    public var velocity: Double
}

/// How a pointer looks over a view.
public struct PointerStyle: Hashable, Sendable {
    let name: String
    public static let `default` = PointerStyle(name: "default")
    public static let link = PointerStyle(name: "link")
    public static let horizontalText = PointerStyle(name: "horizontalText")
    public static let grabIdle = PointerStyle(name: "grabIdle")
    public static let grabActive = PointerStyle(name: "grabActive")
}

/// How text may be helped with.
public struct WritingToolsBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension KeyEquivalent {
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let tab = KeyEquivalent("\t")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
}

extension View {
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true
    ) -> some View { self }
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View { self }
    public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
    @available(iOS, deprecated: 100000)
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    public nonisolated func horizontalRadioGroupLayout() -> some View { self }
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

/// Whether a menu closes when an entry is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
