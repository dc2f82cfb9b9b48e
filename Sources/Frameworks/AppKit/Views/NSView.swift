import FoundationOverlay
import SwiftUI
import UIKit

/// An area of a window.
/// - Support: partial. As `UIView`, whose type it is: one view type serves both frameworks.
public typealias NSView = UIView
public typealias NSViewController = UIViewController
public typealias NSResponder = UIResponder

extension NSView {
    /// - Support: accepted, without effect.
    public var wantsLayer: Bool {
        get { true }
        set {}
    }
    public var needsDisplay: Bool {
        get { false }
        set { if newValue { setNeedsDisplay() } }
    }
    public var needsLayout: Bool {
        get { false }
        set { if newValue { setNeedsLayout() } }
    }
    public var effectiveAppearance: NSAppearance { .currentDrawing() }
}

/// A view that acts.
open class NSControl: NSView {
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large, extraLarge }
    open var controlSize = ControlSize.regular
    open var isEnabled = true
    open var stringValue = ""
    open var font: NSFont?
}

/// A translucent background.
/// - Support: accepted, without effect: AppKit's views are not drawn.
open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable {
        case titlebar = 3
        case selection, menu, popover, sidebar
        case headerView = 10
        case sheet, windowBackground, hudWindow
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground
        case underWindowBackground = 21
        case underPageBackground
    }
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    open var material = Material.titlebar
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
    open var maskImage: NSImage?
}

/// A view of AppKit that shows one of SwiftUI.
open class NSHostingView<Content: View>: NSView {
    open var rootView: Content

    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }
}

public typealias NSHostingController = UIHostingController
