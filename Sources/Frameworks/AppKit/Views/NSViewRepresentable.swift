// - Support: none. AppKit draws nothing; a yellow sign is drawn in its place.
import FoundationOverlay
import SwiftUI
import UIKit
import ViewEngine

/// A view of AppKit inside a view. AppKit draws nothing here: a sign is shown in its place.
@MainActor @preconcurrency
public protocol NSViewRepresentable: _PrimitiveView {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: Context)
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
    public func _evaluate(_ evaluation: Evaluation) { _UnsupportedView(name: "\(Self.self)")._evaluate(evaluation) }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable view learns of its surroundings.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public var environment: EnvironmentValues
}

/// A view controller of AppKit inside a view.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: _PrimitiveView {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>
    func makeNSViewController(context: Context) -> NSViewControllerType
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
    public func _evaluate(_ evaluation: Evaluation) { _UnsupportedView(name: "\(Self.self)")._evaluate(evaluation) }
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable view controller learns of its surroundings.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public var environment: EnvironmentValues
}
