import ExtensionRuntime
import ViewEngine

/// An app with scenes.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    public static func main() {
        ExtensionMain.run { contents in
            let app = Self()
            app.body._collectScenes(&contents)
            contents.app = AppRuntime.director(of: app, makeEnvironment: contents.makeEnvironment)
        }
    }
}

/// A part of an app's interface.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    /// Adds the windows of the scene. Custom scenes take the default, which asks `body`.
    func _collectScenes(_ contents: inout ExtensionContents)
}

extension Scene {
    public func _collectScenes(_ contents: inout ExtensionContents) {
        guard let evaluation = contents.evaluation else { return body._collectScenes(&contents) }
        evaluation.descend(.view(_shortTypeName(Self.self))) {
            evaluation._result("body", of: evaluation._connected(self)) { $0.body }._collectScenes(&contents)
        }
    }
}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {}

/// A window with a view.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: Text, id: String? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public func _collectScenes(_ contents: inout ExtensionContents) {
        let content = content
        contents.windows.append { evaluation in
            evaluation.withEnvironment({ $0.isInAppWindow = true }) { content._evaluate(evaluation) }
        }
    }
}

/// Builds the scenes of an app.
@resultBuilder @MainActor
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var scenes: [any Scene] = []
        repeat scenes.append(each content)
        return SceneGroup(scenes: scenes)
    }

    public static func buildOptional(_ scene: (some Scene)?) -> some Scene { SceneGroup(scenes: scene.map { [$0] } ?? []) }
    public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene { SceneGroup(scenes: [scene]) }
}

/// Several scenes as one.
struct SceneGroup: Scene {
    typealias Body = Never
    let scenes: [any Scene]

    func _collectScenes(_ contents: inout ExtensionContents) {
        for scene in scenes { scene._collectScenes(&contents) }
    }
}
