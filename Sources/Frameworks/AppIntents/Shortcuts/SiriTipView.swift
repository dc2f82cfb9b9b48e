import FoundationOverlay
import SwiftUI

/// Tells what a person can say to start an intent.
/// - Support: partial: drawn in an app's window without the phrase, which only the system knows.
public struct SiriTipView: View {
    private let title: LocalizedStringResource
    @Binding private var isVisible: Bool

    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
        title = Intent.title
        _isVisible = isVisible ?? .constant(true)
    }

    public var body: some View {
        if isVisible {
            HStack {
                Image(systemName: "mic.fill").foregroundStyle(.purple)
                Text(title)
                Spacer()
                Button {
                    isVisible = false
                } label: {
                    Image(systemName: "xmark").foregroundStyle(.secondary)
                }.buttonStyle(.plain)
            }
            .padding()
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
        }
    }
}

/// How a tip looks.
/// - Support: accepted, without effect: tips have one look.
public struct SiriTipViewStyle: Hashable, Sendable {
    let name: String
    public static let automatic = SiriTipViewStyle(name: "automatic")
    public static let dark = SiriTipViewStyle(name: "dark")
    public static let light = SiriTipViewStyle(name: "light")
    public static let black = SiriTipViewStyle(name: "black")
}

/// Leads to the shortcuts of the app.
/// - Support: partial: drawn in an app's window; a tap opens nothing.
public struct ShortcutsLink: View {
    private let action: @MainActor () -> Void

    public init() { action = {} }
    public init(action: @escaping @MainActor () -> Void) { self.action = action }

    public var body: some View {
        Button(action: action) { Label("Shortcuts", systemImage: "square.2.layers.3d.fill") }.buttonStyle(.bordered)
    }
}

/// - Support: accepted, without effect: the link has one look.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    let name: String
    public static let automatic = ShortcutsLinkStyle(name: "automatic")
    public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
    public static let dark = ShortcutsLinkStyle(name: "dark")
    public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
    public static let light = ShortcutsLinkStyle(name: "light")
    public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
}

extension View {
    /// - Support: accepted, without effect: tips have one look.
    public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
    /// - Support: accepted, without effect: the link has one look.
    public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
