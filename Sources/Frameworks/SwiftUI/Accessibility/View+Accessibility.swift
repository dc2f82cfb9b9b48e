import FoundationOverlay
import Snapshot
import ViewEngine

extension View {
    nonisolated func accessible(_ change: @escaping @MainActor (inout Accessibility) -> Void) -> some View {
        annotation(.accessibility(change))
    }

    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { accessible { $0.isHidden = hidden } }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { accessible { $0.identifier = identifier } }
}
