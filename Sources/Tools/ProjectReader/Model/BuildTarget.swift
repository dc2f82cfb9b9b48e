import Foundation
import IsletModel

/// One module to compile: what a project says about it, independent of the kind of project it came from.
public struct BuildTarget: Sendable, Equatable {
    public enum Kind: String, Sendable, Equatable {
        /// A widget extension of an Xcode project, or loose files that declare widgets.
        case widgetExtension
        case app
        /// A framework, static library or package target, compiled for the targets that depend on it.
        case library
        /// A folder of Swift files, or files given one by one.
        case looseFiles
        /// A test bundle or a package's test target.
        case test
    }

    /// A Swift language feature switched on by name.
    public enum Feature: Sendable, Equatable, Hashable {
        case upcoming(String)
        case experimental(String)
    }

    public var name: String
    public var moduleName: String
    public var kind: Kind
    /// The folder paths are shown relative to: the project's, the package's or the folder itself.
    public var root: URL
    /// Swift files, in the project's order.
    public var sources: [URL]
    /// Files that another tool would make before a build.
    public var generatedSources: [GeneratedSource] = []
    public var resources: [ResourceFile] = []
    /// Sources in other languages, which are not compiled.
    public var foreignSources: [URL] = []
    /// The finished Info.plist: the file, merged with generated keys, variables replaced.
    public var infoPlist: [String: PropertyListValue] = [:]
    public var entitlements: [String: PropertyListValue] = [:]
    /// Whether the project has an entitlements file at all; without one, nothing is known about its app groups.
    public var hasEntitlements = false
    public var bundleIdentifier: String
    /// `5`, `6`, …: the language mode, as `-swift-version` takes it.
    public var swiftVersion = "5"
    /// Names that are true in `#if`.
    public var conditions: [String] = []
    public var features: [Feature] = []
    /// `MainActor`, or nil for the language's default.
    public var defaultIsolation: String?
    /// The system it is built for.
    public var platform = TargetPlatform.iOS
    /// Version of that system the target is built for, such as `17.0`.
    public var deploymentTarget: String?
    /// The newest Xcode that is known to have changed the project, such as 1430 for 14.3.
    public var xcodeVersion: Int?
    /// Names of the target's accent and widget background colours in its asset catalog.
    public var accentColorName: String?
    public var widgetBackgroundColorName: String?
    /// Whether assets become members of `Color`, `UIColor` and `UIImage`, besides `ColorResource` and `ImageResource`.
    public var generatesAssetExtensions = true
    /// Whether texts of string catalogs that are managed by hand become members of `LocalizedStringResource`.
    public var generatesStringSymbols = true
    /// The package a `package` declaration is visible in.
    public var packageName: String?
    /// Modules to be compiled first, in an order that satisfies their own dependencies: those of the project, or of packages.
    /// Those of a module of macros are built for the host, as it is.
    public var dependencies: [BuildTarget] = []
    /// Names of modules that importing this one takes, without its sources importing them: those of C modules and of macros.
    public var companions: [String] = []
    /// What it is built from where that is not Swift.
    public var native: NativeModule?
    /// Whether it is built for the host and run by the compiler.
    public var isMacro = false
    /// Products of packages that are not on this machine.
    public var missingDependencies: [MissingDependency] = []
    /// Name, without ending, of the bundle a package's resources lie in.
    public var resourceBundleName: String?
    /// Whether the entry point of a folder of Swift files is an app.
    public var declaresApp = false
    /// What the project asks for and cannot be had, or looks wrong without stopping the build.
    public var notes: [ProjectProblem] = []

    public init(name: String, moduleName: String? = nil, kind: Kind, root: URL, sources: [URL]) {
        self.name = name
        self.moduleName = moduleName ?? ModuleName.identifier(from: name)
        self.kind = kind
        self.root = root
        self.sources = sources
        bundleIdentifier = "local." + self.moduleName
    }

    /// Whether the target is an app, or a folder of Swift files with an app in it.
    public var isApp: Bool { kind == .app || declaresApp }

    /// Whether the target is made for no other device than iPads.
    public var isForPadsAlone: Bool { infoPlist["UIDeviceFamily"]?.array == [.integer(2)] }

    /// Whether the target was made for a system without content margins and container backgrounds: for versions before iOS 17, without a
    /// word of `containerBackground` in its sources. Such a widget fills its whole frame, wherever a device shows it at all.
    public var fillsWidgetFrame: Bool {
        let system = deploymentTarget?.split(separator: ".").first.flatMap { Int($0) }
        guard xcodeVersion != nil, let system, system < Self.firstSystemWithMargins else { return false }
        let word = Data("containerBackground".utf8)
        return !sources.contains { file in (try? Data(contentsOf: file, options: .mappedIfSafe))?.range(of: word) != nil }
    }

    /// Whether iOS 17 and later ask the target's widgets for a container background: not where an Xcode before 15 built it.
    public var needsContainerBackground: Bool { !fillsWidgetFrame || (xcodeVersion ?? 0) >= Self.firstXcodeWithMargins }

    private static let firstXcodeWithMargins = 1500
    private static let firstSystemWithMargins = 17

    /// Whether Swift files that its project lists are gone.
    var lacksSources: Bool { notes.contains(where: \.isMissingSource) }

    /// App groups the target is entitled to.
    public var appGroups: [String] {
        entitlements["com.apple.security.application-groups"]?.strings ?? []
    }
}

/// A file or folder that goes into the bundle.
public struct ResourceFile: Sendable, Equatable, Hashable {
    public enum Kind: String, Sendable, Equatable {
        case assetCatalog, strings, stringsDictionary, stringCatalog, font, intentDefinition, dataModel, other
    }

    public var url: URL
    /// Path inside the bundle: `en.lproj/Localizable.strings`.
    public var bundlePath: String
    /// Whether the target has the classes that Xcode makes of such a file, as of an `.intentdefinition`: others may have them for it.
    public var generatesCode: Bool

    public init(url: URL, bundlePath: String? = nil, generatesCode: Bool = true) {
        self.url = url
        self.generatesCode = generatesCode
        self.bundlePath = bundlePath ?? ResourceFile.bundlePath(of: url)
    }

    public var kind: Kind {
        switch url.pathExtension.lowercased() {
        case "xcassets": .assetCatalog
        case "strings": .strings
        case "stringsdict": .stringsDictionary
        case "xcstrings": .stringCatalog
        case "ttf", "otf", "ttc": .font
        case "intentdefinition": .intentDefinition
        case "xcdatamodeld", "xcdatamodel": .dataModel
        default: .other
        }
    }

    /// A file inside a `.lproj` folder keeps that folder, every other file goes to the top of the bundle.
    static func bundlePath(of url: URL) -> String {
        let folder = url.deletingLastPathComponent().lastPathComponent
        return folder.hasSuffix(".lproj") ? folder + "/" + url.lastPathComponent : url.lastPathComponent
    }
}

/// A package product that a target asks for and that is not in the project's folder.
public struct MissingDependency: Sendable, Equatable {
    public var product: String
    /// Address or path of the package.
    public var origin: String
    /// Why it cannot be had, where that is known.
    public var reason: String?
    /// Whether its package is on this machine, and the module is nothing that runs here.
    public var isForeign = false

    public init(product: String, origin: String, reason: String? = nil, isForeign: Bool = false) {
        self.product = product
        self.origin = origin
        self.reason = reason
        self.isForeign = isForeign
    }
}
