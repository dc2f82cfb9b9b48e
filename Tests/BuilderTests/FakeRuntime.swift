import Builder
import Foundation
import Testing

/// A runtime of a few lines, compiled once: enough of the frameworks for programs that use what the Builder adds.
struct FakeRuntime: Sendable {
    let folder: TemporaryFolder
    let location: RuntimeLocation

    static let shared = Result { try FakeRuntime() }

    init() throws {
        folder = try TemporaryFolder()
        let overlay = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Frameworks/FoundationOverlay").standardizedFileURL
        location = RuntimeLocation(
            modules: folder.url, libraries: folder.url, linkedLibraries: ["FoundationOverlay", "SwiftUI", "WidgetKit"])
        let export = try folder.write("@_exported import Foundation\n", to: "Export.swift")
        let overlayFiles = ["PlatformAvailability", "ProgramRegistry"].map { overlay.appendingPathComponent($0 + ".swift") }
        try compile("FoundationOverlay", [export] + overlayFiles)
        try compile("SwiftUI", [folder.write(Self.swiftUI, to: "SwiftUI.swift")])
        try compile("WidgetKit", [folder.write(Self.widgetKit, to: "WidgetKit.swift")])
    }

    /// Declares more in SwiftUI, as a newer version would.
    func update(adding text: String) throws { try compile("SwiftUI", [folder.write(Self.swiftUI + "\n" + text, to: "SwiftUI.swift")]) }

    private func compile(_ module: String, _ files: [URL]) throws {
        let process = Process()
        process.executableURL = try Toolchain.find().compiler
        process.currentDirectoryURL = folder.url
        process.arguments =
            [
                "-emit-library", "-emit-module", "-module-name", module, "-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-I", ".",
                "-L", ".",
            ]
            + files.map(\.path)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private static let swiftUI = """
        @_exported import FoundationOverlay
        public protocol View { associatedtype Body: View; @ViewBuilder @MainActor var body: Body { get } }
        extension Never: View { public var body: Never { fatalError() } }
        public struct Text: View { public let text: String; public init(_ text: String) { self.text = text }; public var body: Never { \
        fatalError() } }
        public struct AnyView: View { public init<Content: View>(_ view: Content) {}; public var body: Never { fatalError() } }
        public struct Pair<each Content: View>: View { public var body: Never { fatalError() } }
        @resultBuilder public enum ViewBuilder {
            public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
            public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Pair<repeat each Content> { Pair() }
        }
        @propertyWrapper public struct State<Value> { public var wrappedValue: Value; public init(wrappedValue: Value) { self.wrappedValue \
        = wrappedValue } }
        public struct EnvironmentValues { public init() {}; var values: [ObjectIdentifier: Any] = [:]
            public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
                get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue } set { values[ObjectIdentifier(key)] = newValue } } }
        public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
        @MainActor public protocol PreviewProvider { associatedtype Previews: View; @ViewBuilder static var previews: Previews { get } }
        public struct _Preview { public let name: String; public let subject: String
            @MainActor public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) { self.name = name ?? ""; \
            subject = "\\(type(of: body()))" }
            public init(name: String, subject: String) { self.name = name; self.subject = subject } }
        public protocol _PreviewDeclaration { @MainActor static func make() -> _Preview }
        """

    private static let widgetKit = """
        @_exported import SwiftUI
        @MainActor public protocol Widget { init() }
        extension Widget { public static func main() { print("widget", Self.self); _ExtensionMain.run() } }
        public enum WidgetFamily: String { case systemSmall }
        @resultBuilder public enum TimelineBuilder { public static func buildBlock(_ entries: Any...) -> [Any] { entries } }
        extension _Preview {
            @MainActor public init(_ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> some Widget, \
            @TimelineBuilder timeline: @escaping () -> [Any]) {
                self.init(name: name ?? "", subject: "\\(type(of: widget())) \\(family.rawValue) \\(timeline())") } }
        public enum _ExtensionMain { @MainActor public static func run() {
            for entry in _ProgramRegistry.entries {
                if let preview = entry.type as? any _PreviewDeclaration.Type { let made = preview.make(); print("preview", made.name, \
                made.subject, entry.file, entry.line) }
                else { print("type", entry.type, entry.file, entry.line) } } } }
        """
}
