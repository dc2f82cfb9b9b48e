// - Support: accepted, without effect: the graphics language of shaders is compiled on Apple's systems alone; views are drawn without them.
import FoundationOverlay
import Snapshot
import ViewEngine

/// A function of a shader library.
public struct ShaderFunction: Equatable, @unchecked Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    public func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader(function: self, arguments: arguments) }
}

/// Functions of the graphics processor.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, @unchecked Sendable {
    private let bundle: Bundle
    private let name: String?

    private init(_ bundle: Bundle, name: String? = nil) {
        self.bundle = bundle
        self.name = name
    }

    public static var `default`: ShaderLibrary { ShaderLibrary(.main) }
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(bundle) }

    public init(data: Data) { self.init(.main, name: "\(data.count)") }
    public init(url: URL) { self.init(.main, name: url.lastPathComponent) }

    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A call of a shader function.
public struct Shader: Equatable, @unchecked Sendable {
    /// An argument of a call.
    public struct Argument: Equatable, Sendable {
        private let text: String

        private init(_ text: String) { self.text = text }

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("\(Double(x))") }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument("\(Double(x)) \(Double(y))") }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument("\(Double(x)) \(Double(y)) \(Double(z))") }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument("\(Double(x)) \(Double(y)) \(Double(z)) \(Double(w))")
        }
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
        public static var boundingRect: Argument { Argument("boundingRect") }
        public static func color(_ color: Color) -> Argument { Argument("\(color)") }
        public static func colorArray(_ array: [Color]) -> Argument { Argument("\(array)") }
        public static func image(_ image: Image) -> Argument { Argument("image") }
        public static func data(_ data: Data) -> Argument { Argument("\(data.count)") }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// What kind of use a shader is made ready for.
    public struct UsageType: Hashable, Sendable {
        let name: String
        public static let shapeStyle = UsageType(name: "shapeStyle")
        public static let colorEffect = UsageType(name: "colorEffect")
        public static let distortionEffect = UsageType(name: "distortionEffect")
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    public func compile(as type: UsageType) async throws {}
}

extension Shader: ShapeStyle {
    public func _paint(in environment: EnvironmentValues, level: Int) -> PaintSource {
        ArchiveContext.note(ShaderUse.note("The style of the shader “\(function.name)” is not drawn; the foreground colour is."))
        return ForegroundStyles.paint(level: level, in: environment)
    }
}

/// What is said of shaders.
enum ShaderUse {
    static func note(_ message: String) -> SnapshotDiagnostic { SnapshotDiagnostic(code: .unsupportedAPI, severity: .note, message: message) }

    @MainActor
    static func report(_ shader: Shader, _ use: String, _ evaluation: Evaluation) {
        evaluation.archive.report(note("\(use) with the shader “\(shader.function.name)” is left out: shaders run on Apple's systems alone."))
    }
}

extension View {
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        shaded(shader, "colorEffect", isEnabled)
    }

    public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        shaded(shader, "distortionEffect", isEnabled)
    }

    public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        shaded(shader, "layerEffect", isEnabled)
    }

    private nonisolated func shaded(_ shader: Shader, _ use: String, _ isEnabled: Bool) -> some View {
        nonisolated(unsafe) let view = self
        return EvaluatedView { evaluation in
            if isEnabled { ShaderUse.report(shader, use, evaluation) }
            view._evaluate(evaluation)
        }
    }
}
