// - Support: accepted, without effect: tables have one look.
import FoundationOverlay
import ViewEngine

public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle, Sendable { public init() {} }
public struct InsetTableStyle: TableStyle, Sendable { public init() {} }
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: AutomaticTableStyle { .init() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: InsetTableStyle { .init() } }

extension View {
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
