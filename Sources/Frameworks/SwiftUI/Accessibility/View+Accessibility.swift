import FoundationOverlay
import Snapshot
import ViewEngine

extension View {
    nonisolated func accessible(_ change: @escaping @MainActor (inout Accessibility) -> Void) -> some View {
        annotation(.accessibility(change))
    }

    /// Changes what assistive technology is told, with a text as it reads in the view's surroundings.
    nonisolated func accessible(_ text: Text, if isEnabled: Bool = true, _ change: @escaping @MainActor (inout Accessibility, String) -> Void)
        -> some View
    {
        WrappedView(self) { node, evaluation in
            let string = TextResolver.content(of: text, evaluation.environment, evaluation.archive).plainText
            return .annotation(.accessibility { if isEnabled { change(&$0, string) } }, node)
        }
    }

    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { accessible { $0.isHidden = hidden } }
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { accessible { if isEnabled { $0.isHidden = hidden } } }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { accessible { $0.identifier = identifier } }
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessible { if isEnabled { $0.identifier = identifier } }
    }

    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessible { $0.children = children.name }
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessible { accessibility in accessibility.traits += traits.names.filter { [known = accessibility.traits] in !known.contains($0) } }
    }

    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessible { accessibility in accessibility.traits.removeAll { traits.names.contains($0) } }
    }

    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { accessibilityAddTraits(.isHeader) }
}

/// What becomes of the children of an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The depth of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
