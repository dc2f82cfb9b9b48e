import Foundation

/// An Xcode project written by a test: an app with a widget extension, as older and newer versions of Xcode write them.
struct XcodeProjectFixture {
    let folder: TemporaryFolder

    init(project: String) throws {
        folder = try TemporaryFolder()
        try folder.write(project, to: "Demo.xcodeproj/project.pbxproj")
    }

    var path: String { folder.url.appendingPathComponent("Demo.xcodeproj").path }

    func relative(_ urls: [URL]) -> [String] { urls.map { String($0.path.dropFirst(folder.url.path.count + 1)) } }

    /// A project whose files are all listed in groups.
    static let listed = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 56;
            objects = {
                /* Begin PBXBuildFile section */
                B1 /* Widget.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Widget.swift */; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = V1; };
                B4 = {isa = PBXBuildFile; fileRef = F4; platformFilters = (macos, ); };
                B5 = {isa = PBXBuildFile; fileRef = F5; };
                B6 = {isa = PBXBuildFile; productRef = P1; };
                F1 = {isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; name = Shared.swift; path = Common/Shared.swift; sourceTree = SOURCE_ROOT; };
                F3 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
                F4 = {isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                F6 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
                F7 = {isa = PBXFileReference; path = Debug.xcconfig; sourceTree = "<group>"; };
                V1 = {isa = PBXVariantGroup; children = (F3, ); name = Localizable.strings; sourceTree = "<group>"; };
                G0 = {isa = PBXGroup; children = (G1, F6, F7, ); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F1, F4, V1, ); name = "My Widget"; path = "Widget Folder"; sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4, ); };
                S2 = {isa = PBXResourcesBuildPhase; files = (B3, ); };
                S3 = {isa = PBXFrameworksBuildPhase; files = (B5, B6, ); };
                S4 = {isa = PBXSourcesBuildPhase; files = (B7, ); };
                B7 = {isa = PBXBuildFile; fileRef = F6; };
                P1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Kingfisher; };
                R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Kingfisher"; };
                T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S1, S2, S3, ); dependencies = ();
                name = "Demo Widget"; packageProductDependencies = (P1, ); productType = "com.apple.product-type.app-extension"; };
                T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (S4, ); name = Kit; productReference = F5;
                productType = "com.apple.product-type.framework"; };
                C0 = {isa = XCBuildConfiguration; baseConfigurationReference = F7; buildSettings = { SWIFT_VERSION = 5.0;
                IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; name = Debug; };
                C1 = {isa = XCBuildConfiguration; buildSettings = {
                    CODE_SIGN_ENTITLEMENTS = Demo.entitlements;
                    INFOPLIST_FILE = "Widget Folder/Info.plist"; GENERATE_INFOPLIST_FILE = YES;
                    INFOPLIST_KEY_CFBundleDisplayName = "Demo $(SUFFIX)"; INFOPLIST_KEY_NSSupportsLiveActivities = YES;
                    PRODUCT_BUNDLE_IDENTIFIER = "$(ORGANISATION:lower).${TARGET_NAME:rfc1034identifier}";
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) EXTENSION";
                    "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*]" = 17.2; "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 11.0;
                    SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;
                }; name = Debug; };
                C2 = {isa = XCBuildConfiguration; buildSettings = {}; name = Debug; };
                L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
                ROOT = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T1, T2, ); developmentRegion = en; };
            };
            rootObject = ROOT /* Project object */;
        }
        """

    static func writeListedFiles(to folder: TemporaryFolder) throws {
        try folder.write("import Kit\nimport WidgetKit", to: "Widget Folder/Widget.swift")
        try folder.write("", to: "Widget Folder/Mac.swift")
        try folder.write("", to: "Common/Shared.swift")
        try folder.write("", to: "Kit.swift")
        try folder.write("\"a\" = \"b\";", to: "Widget Folder/de.lproj/Localizable.strings")
        try folder.write("ORGANISATION = COM.Example // comment\n#include? \"Missing.xcconfig\"\n#include \"Base.xcconfig\"\n", to: "Debug.xcconfig")
        try folder.write("SUFFIX = one\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG\n", to: "Base.xcconfig")
        try folder.write("{ \"com.apple.security.application-groups\" = (\"group.$(PRODUCT_BUNDLE_IDENTIFIER)\"); }", to: "Demo.entitlements")
        try folder.write("{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.widgetkit-extension\"; }; }", to: "Widget Folder/Info.plist")
    }

    /// A project whose folders are synchronised with the disk.
    static let synchronised = """
        {
            objects = {
                E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/Skipped.swift,
                "/Localized: Own.strings", ); target = T1; };
                E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Model.swift,
                "/Localized: Texts/Shared.strings", "/Localized: Texts/Catalog.xcstrings", ); target = T1; };
                G1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = Widget; sourceTree = "<group>"; };
                G2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E2, ); path = App; sourceTree = "<group>"; };
                G0 = {isa = PBXGroup; children = (G1, G2, ); sourceTree = "<group>"; };
                T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (); fileSystemSynchronizedGroups = (G1, ); name =
                Widget; productType = "com.apple.product-type.app-extension"; };
                T2 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (); fileSystemSynchronizedGroups = (G2, ); name =
                App; productType = "com.apple.product-type.application"; };
                C1 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = Widget/Info.plist; }; name = Debug; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                ROOT = {isa = PBXProject; mainGroup = G0; targets = (T2, T1, ); };
            };
            rootObject = ROOT;
        }
        """

    static func writeSynchronisedFiles(to folder: TemporaryFolder) throws {
        for path in ["App/App.swift", "App/Model.swift", "Widget/Views/Row.swift", "Widget/Old/Skipped.swift"] { try folder.write("", to: path) }
        for path in ["App/Texts/de.lproj/Shared.strings", "App/Texts/en.lproj/Shared.strings", "Widget/de.lproj/Own.strings"] {
            try folder.write("\"a\" = \"b\";", to: path)
        }
        try folder.write("{}", to: "App/Texts/Catalog.xcstrings")
        try folder.write("{}", to: "Widget/Assets.xcassets/Contents.json")
        try folder.write("import WidgetKit\n@main struct W {}", to: "Widget/Widget.swift")
        try folder.write("{ NSExtension = { NSExtensionPointIdentifier = \"com.apple.widgetkit-extension\"; }; }", to: "Widget/Info.plist")
    }
}
