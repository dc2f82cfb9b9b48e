import SwiftUI
import UIKit

// What snapshot tests of other repositories call, recording their views as previews instead of drawing them.

/// A view that a test hands over, and how it hosts it.
public struct RecordedView {
    var name: String
    var view: AnyView
    var size: CGSize?
    var safeArea = UIEdgeInsets.zero
    var traits = UITraitCollection()
    var isComponent = false
}

@MainActor
enum Recorder {
    static var recorded: [RecordedView] = []
    static var counts: [String: Int] = [:]
    static var suite = ""
    static var test = ""

    static func add(_ view: RecordedView, named: String?, testName: String) {
        let test = pathComponent(testName)
        var number = named
        if number == nil {
            counts["\(suite)/\(test)", default: 0] += 1
            number = String(counts["\(suite)/\(test)"] ?? 1)
        }
        var view = view
        view.name = "\(suite)/\(test).\(pathComponent(number ?? "1"))"
        recorded.append(view)
    }

    /// A name as the library writes it into a file's: what is no letter, digit or underscore becomes a hyphen.
    static func pathComponent(_ name: String) -> String {
        name.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
            .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
    }

    static func run(_ suite: String, _ test: String, _ body: () throws -> Void) {
        (self.suite, self.test) = (suite, test)
        do { try body() } catch is XCTSkip { return } catch { failed(test, error) }
    }

    /// Says which test could not make its view; the comparison lists these lines.
    static func failed(_ test: String, _ error: any Error) {
        print("not recorded: \(suite)/\(test): \(error)")
    }
}

/// Each recorded view where its test would have it: in a window of the device's or its own size.
struct HostedView: View {
    var recorded: RecordedView

    var body: some View {
        let area = safeArea
        Group {
            if let size {
                ZStack {
                    if !recorded.isComponent { Color(uiColor: .systemBackground).ignoresSafeArea() }
                    if windowHeight == nil {
                        recorded.view
                            .frame(width: size.width - area.left - area.right, height: size.height - area.top - area.bottom)
                            .toolbar(.hidden, for: .bottomBar)
                    } else {
                        // A bar at the lower edge stands on that of the preview: lower than on the window by the area, which content loses, too.
                        recorded.view.frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                }
                .safeAreaPadding(EdgeInsets(top: area.top, leading: area.left, bottom: area.bottom, trailing: area.right))
            } else {
                ComponentLayout { recorded.view }.frame(width: window?.width, height: window?.height, alignment: .topLeading)
                    .background(recorded.traits.userInterfaceStyle == .dark ? Color(uiColor: .systemBackground) : .clear)
            }
        }
        .transformEnvironment(\.colorScheme) { scheme in
            if recorded.traits.userInterfaceStyle == .dark { scheme = .dark }
            if recorded.traits.userInterfaceStyle == .light { scheme = .light }
        }
        .transformEnvironment(\.dynamicTypeSize) { size in
            if recorded.traits.preferredContentSizeCategory != .unspecified,
                let own = DynamicTypeSize(recorded.traits.preferredContentSizeCategory)
            {
                size = own
            }
        }
        .transformEnvironment(\.layoutDirection) { direction in
            if recorded.traits.layoutDirection == .rightToLeft { direction = .rightToLeft }
        }
        .transformEnvironment(\.horizontalSizeClass) { width in
            if recorded.traits.horizontalSizeClass == .regular { width = .regular }
        }
        .transformEnvironment(\.verticalSizeClass) { height in
            if recorded.traits.verticalSizeClass == .compact { height = .compact }
        }
        .previewLayout(layout)
        .previewDisplayName(recorded.name)
    }

    /// The test's own, or that of its picture where the window decided.
    private var size: CGSize? { recorded.size ?? (recorded.isComponent ? nil : pictureSizes[recorded.name]) }

    /// The test's own, but no less at the top than the simulator's window gave the hosted view, and at the bottom what of its area lay below
    /// a view that was less high than that window.
    private var safeArea: UIEdgeInsets {
        var area = recorded.safeArea
        guard let size, area != .zero else { return area }
        area.top = max(area.top, windowTop)
        if let windowHeight { area.bottom = min(max(area.bottom - (windowHeight - size.height), 0), area.bottom) }
        return area
    }

    /// The window of a component is as large as its picture.
    private var window: CGSize? { pictureSizes[recorded.name] }

    private var layout: PreviewLayout {
        (size ?? window).map { .fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits
    }
}

/// As the library measures a component: as large as it is where no room is offered, or wants to be where that is nothing, and drawn in what that
/// gives. Views without a container stand below each other.
private struct ComponentLayout: Layout {
    private let stack = VStackLayout()

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let least = size(.zero, subviews)
        return least.width > 0 && least.height > 0 ? least : size(.unspecified, subviews)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let size = ProposedViewSize(sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache))
        guard subviews.count > 1 else { return subviews.first?.place(at: bounds.origin, proposal: size) ?? () }
        var stacked = stack.makeCache(subviews: subviews)
        stack.placeSubviews(in: bounds, proposal: size, subviews: subviews, cache: &stacked)
    }

    private func size(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        guard subviews.count > 1 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
        var stacked = stack.makeCache(subviews: subviews)
        return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &stacked)
    }
}

@MainActor
protocol HostsView {
    var hostedView: AnyView { get }
}

extension UIHostingController: HostsView {
    var hostedView: AnyView { AnyView(rootView) }
}

/// What a test throws that is not for this device.
public struct XCTSkip: Error {
    public init(_ message: @autoclosure () -> String? = nil) {}
}

public func XCTSkipIf(_ condition: Bool, _ message: @autoclosure () -> String? = nil) throws {
    if condition { throw XCTSkip() }
}

@MainActor open class XCTestCase: NSObject {
    public var isRecording = false
    public var record = false
    public override required nonisolated init() { super.init() }
    open func setUp() {}
    open func tearDown() {}
    open func setUpWithError() throws {}
    open func tearDownWithError() throws {}
}

public struct ViewImageConfig: Sendable {
    public enum Orientation: Sendable { case landscape, portrait }
    var safeArea: UIEdgeInsets = .zero
    var size: CGSize?
    var traits = UITraitCollection()

    /// The library's phones have the text size “medium”; its iPads leave the simulator's own.
    public static func phone(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, side: CGFloat, low: CGFloat
    ) -> (Orientation) -> Self {
        { orientation in
            let traits = UITraitCollection(preferredContentSizeCategory: .medium)
            if orientation == .portrait {
                let area = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
                return ViewImageConfig(safeArea: area, size: CGSize(width: width, height: height), traits: traits)
            }
            let area = UIEdgeInsets(top: 0, left: side, bottom: low, right: side)
            let lying = UITraitCollection(traitsFrom: [traits, UITraitCollection(verticalSizeClass: .compact)])
            return ViewImageConfig(safeArea: area, size: CGSize(width: height, height: width), traits: lying)
        }
    }

    public static func iPhoneSe(_ o: Orientation) -> Self { phone(320, 568, top: 20, bottom: 0, side: 0, low: 0)(o) }
    public static func iPhone8(_ o: Orientation) -> Self { phone(375, 667, top: 20, bottom: 0, side: 0, low: 0)(o) }
    public static func iPhoneX(_ o: Orientation) -> Self { phone(375, 812, top: 44, bottom: 34, side: 44, low: 24)(o) }
    public static func iPhoneXsMax(_ o: Orientation) -> Self { phone(414, 896, top: 44, bottom: 34, side: 44, low: 24)(o) }
    public static func iPhone12(_ o: Orientation) -> Self { phone(390, 844, top: 47, bottom: 34, side: 47, low: 21)(o) }
    public static func iPhone13(_ o: Orientation) -> Self { phone(390, 844, top: 47, bottom: 34, side: 47, low: 21)(o) }
    public static func iPhone13Mini(_ o: Orientation) -> Self { phone(375, 812, top: 50, bottom: 34, side: 50, low: 21)(o) }
    public static func iPhone13ProMax(_ o: Orientation) -> Self { phone(428, 926, top: 47, bottom: 34, side: 47, low: 21)(o) }
    public static func pad(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat) -> Self {
        let traits = UITraitCollection(traitsFrom: [UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .regular)])
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: CGSize(width: width, height: height), traits: traits)
    }
    public static var iPhoneSe: Self { iPhoneSe(.portrait) }
    public static var iPhone8: Self { iPhone8(.portrait) }
    public static var iPhoneX: Self { iPhoneX(.portrait) }
    public static var iPhoneXr: Self { iPhoneXsMax(.portrait) }
    public static var iPhoneXsMax: Self { iPhoneXsMax(.portrait) }
    public static var iPhone12: Self { iPhone12(.portrait) }
    public static var iPhone13: Self { iPhone13(.portrait) }
    public static var iPhone13Mini: Self { iPhone13Mini(.portrait) }
    public static var iPhone13Pro: Self { iPhone13(.portrait) }
    public static var iPhone13ProMax: Self { iPhone13ProMax(.portrait) }
    public static var iPadMini: Self { pad(1024, 768, top: 20, bottom: 0) }
    public static var iPadPro11: Self { pad(1194, 834, top: 24, bottom: 20) }
    public static var iPadPro12_9: Self { pad(1366, 1024, top: 20, bottom: 0) }
}

extension UIViewController {
    /// Light or dark, where the test gave the controller one of them.
    var ownStyle: UITraitCollection { UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle) }
}

public enum SwiftUISnapshotLayout: Sendable {
    case device(config: ViewImageConfig)
    case fixed(width: CGFloat, height: CGFloat)
    case sizeThatFits
}

/// How a test draws something: only the hosting is kept.
public struct Snapshotting<Value, Format> {
    var host: @MainActor (Value) -> RecordedView?
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    static var image: Snapshotting { image() }

    static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        Snapshotting { controller in
            guard let host = controller as? any HostsView else { return nil }
            return RecordedView(
                name: "", view: host.hostedView, size: size ?? config.size, safeArea: config.safeArea,
                traits: UITraitCollection(traitsFrom: [config.traits, traits, controller.ownStyle]))
        }
    }

    static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        Snapshotting { controller in
            guard let host = controller as? any HostsView else { return nil }
            return RecordedView(
                name: "", view: host.hostedView, size: size, traits: UITraitCollection(traitsFrom: [traits, controller.ownStyle]))
        }
    }
}

extension Snapshotting where Value: View, Format == UIImage {
    static var image: Snapshotting { image() }

    static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        Snapshotting { view in
            var recorded = RecordedView(name: "", view: AnyView(view), traits: traits)
            switch layout {
            case .sizeThatFits: recorded.isComponent = true
            case .fixed(let width, let height): recorded.size = CGSize(width: width, height: height)
            case .device(let config):
                (recorded.size, recorded.safeArea) = (config.size, config.safeArea)
                recorded.traits = UITraitCollection(traitsFrom: [config.traits, traits])
            }
            return recorded
        }
    }
}

@preconcurrency @MainActor func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil, record: Bool? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    do {
        guard let recorded = snapshotting.host(try value()) else { return }
        Recorder.add(recorded, named: name, testName: testName)
    } catch {
        Recorder.failed(testName, error)
    }
}

@preconcurrency @MainActor func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) { assertSnapshot(of: try value(), as: snapshotting, named: name, record: record, testName: testName) }

enum RecordMode { case all, missing, never, failed }

@MainActor func withSnapshotTesting<R>(record: RecordMode? = nil, _ body: () throws -> R) rethrows -> R { try body() }
@MainActor var isRecording = false

func XCTFail(_ message: String = "") {}
func XCTAssertTrue(_ value: @autoclosure () throws -> Bool, _ message: String = "") {}
func XCTAssertFalse(_ value: @autoclosure () throws -> Bool, _ message: String = "") {}
func XCTAssertNil(_ value: @autoclosure () throws -> Any?, _ message: String = "") {}
func XCTAssertNotNil(_ value: @autoclosure () throws -> Any?, _ message: String = "") {}
func XCTAssertEqual<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T, _ message: String = "") {}
func XCTAssertNotEqual<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T, _ message: String = "") {}
func XCTUnwrap<T>(_ value: @autoclosure () throws -> T?) throws -> T {
    guard let value = try value() else { throw CocoaError(.coderValueNotFound) }
    return value
}
