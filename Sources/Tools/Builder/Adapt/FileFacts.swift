/// What is known of one source file after it was adapted: enough to build its module without reading it again.
struct FileFacts: Codable, Equatable {
    struct Place: Codable, Equatable {
        var name: String
        var line: Int
    }

    /// A type to be known at run time.
    struct RegisteredType: Codable, Equatable {
        /// As written from the top of the file: `Outer.Inner`.
        var name: String
        var line: Int
    }

    /// A class, or an extension of one, with methods by the name of tests.
    struct TestClass: Codable, Equatable {
        struct Method: Codable, Equatable {
            var name: String
            var isAsync: Bool
        }

        /// As written from the top of the file.
        var name: String
        var methods: [Method]
    }

    /// Modules the active code imports, each with the line of its first import.
    var imports: [Place] = []
    /// Types marked `@main`, in active code.
    var mains: [Place] = []
    /// Types that are bundles of widgets.
    var widgetBundles: [Place] = []
    /// Types that are widgets.
    var widgets: [Place] = []
    /// Whether one of them is an app.
    var hasAppMain = false
    var registrations: [RegisteredType] = []
    /// Classes the framework makes as delegates of scenes.
    var sceneDelegates: [RegisteredType] = []
    /// Classes marked `@Model`.
    var models: [RegisteredType] = []
    /// Classes of a test target that may be test cases, with their methods.
    var testClasses: [TestClass] = []
    /// Functions of classes that make their members known by name.
    var namedMembers: [RegisteredType] = []
    /// Classes, as written from the top of the file.
    var classes: Set<String> = []
    /// What extensions of classes override, as members of the class that call it.
    var extensionOverrides: [String: [String]] = [:]
    /// Names of all members written with a leading dot or on a type, which generated asset symbols may serve.
    var memberNames: Set<String> = []
    /// Static members that extensions add to the types asset symbols are declared on.
    var styleNames: Set<String> = []
    /// Names of what extensions declare for localised texts.
    var textNames: Set<String> = []
    /// Whether statements stand at the top of the file.
    var hasTopLevelCode = false
    /// Literals that the program looks up, in the order of their numbers.
    var literals: [EditableLiteral] = []
    /// A fingerprint of the source without them.
    var skeleton = ""
    /// What could not be adapted.
    var diagnostics: [BuildDiagnostic] = []
}
