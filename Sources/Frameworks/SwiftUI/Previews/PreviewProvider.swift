import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Snapshot
import ViewEngine

/// A type that makes previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// How large a preview is.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The surroundings a preview is shown in.
public protocol PreviewContext {
    /// Name of the widget family or presentation.
    var _presentation: String? { get }
    /// Sets what the previewed view reads from these surroundings.
    @MainActor func _prepare(_ environment: inout EnvironmentValues, for variant: RenderVariant)
    /// The previewed view where it is shown.
    @MainActor func _placed(_ view: AnyView) -> AnyView
}

extension PreviewContext {
    public var _presentation: String? { nil }
    public func _prepare(_ environment: inout EnvironmentValues, for variant: RenderVariant) {}
    public func _placed(_ view: AnyView) -> AnyView { view }
}

private struct PlacedPreview<Content: View, Context: PreviewContext> {
    let content: Content
    let context: Context
}

extension PlacedPreview: View {
    var body: some View { context._placed(AnyView(content)) }
}

extension View {
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
        let presentation = value._presentation
        nonisolated(unsafe) let context = value
        return PlacedPreview(content: self, context: context).changingEnvironment { environment in
            if let variant = environment._renderVariant { context._prepare(&environment, for: variant) }
        }.changingPreview { $0.presentation = presentation }
    }

    public nonisolated func previewDisplayName(_ value: String?) -> some View { changingPreview { $0.displayName = value } }

    /// - Support: accepted, without effect: the device is chosen by the command.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        let isLandscape = value == .landscapeLeft || value == .landscapeRight
        return changingPreview { if isLandscape, $0.layout == .device { $0.layout = .landscape } }
    }

    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        changingPreview { traits in
            switch value {
            case .device: traits.layout = .device
            case .sizeThatFits: traits.layout = .sizeThatFits
            case .fixed(let width, let height): traits.layout = .fixed(CGSize(width: width, height: height))
            }
        }
    }

    nonisolated func changingPreview(_ change: @escaping @MainActor (inout PreviewTraits) -> Void) -> some View {
        changingTraits { traits in
            var preview = traits.preview ?? PreviewTraits()
            change(&preview)
            traits.preview = preview
        }
    }
}

/// The way a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
    let name: String
    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
    public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}
