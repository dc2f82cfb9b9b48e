import Foundation

/// Frameworks that are declared with what code shared with widgets uses of them. Values are whole; what a device would do is answered as by
/// one whose owner refused it. A module of a package among them takes the place of the package's own.
enum DeclaredFrameworks {
    private static let files: [String: [UInt8]] = [
        "Accelerate": PackageResources.Accelerate_swift_txt,
        "AlarmKit": PackageResources.AlarmKit_swift_txt, "AppTrackingTransparency": PackageResources.AppTrackingTransparency_swift_txt,
        "AudioToolbox": PackageResources.AudioToolbox_swift_txt,
        "AuthenticationServices": PackageResources.AuthenticationServices_swift_txt, "CommonCrypto": PackageResources.CommonCrypto_swift_txt,
        "Compression": PackageResources.Compression_swift_txt,
        "CloudKit": PackageResources.CloudKit_swift_txt + PackageResources.CloudKitOperations_swift_txt,
        "CoreBluetooth": PackageResources.CoreBluetooth_swift_txt, "DeviceActivity": PackageResources.DeviceActivity_swift_txt,
        "FamilyControls": PackageResources.FamilyControls_swift_txt, "ManagedSettings": PackageResources.ManagedSettings_swift_txt,
        "CoreML": PackageResources.CoreML_swift_txt, "CoreSpotlight": PackageResources.CoreSpotlight_swift_txt,
        "CoreHaptics": PackageResources.CoreHaptics_swift_txt,
        "CoreImage": PackageResources.CoreImage_swift_txt + PackageResources.CoreImageDetectors_swift_txt
            + PackageResources.CoreImageFilters_swift_txt,
        "Firebase": PackageResources.Firebase_swift_txt, "FirebaseFirestore": PackageResources.FirebaseFirestore_swift_txt,
        "FirebaseFirestoreSwift": PackageResources.FirebaseFirestoreSwift_swift_txt,
        "FirebaseAnalytics": PackageResources.FirebaseAnalytics_swift_txt, "FirebaseAuth": PackageResources.FirebaseAuth_swift_txt,
        "FirebaseCore": PackageResources.FirebaseCore_swift_txt, "FirebaseCrashlytics": PackageResources.FirebaseCrashlytics_swift_txt,
        "FirebaseMessaging": PackageResources.FirebaseMessaging_swift_txt,
        "FoundationModels": PackageResources.FoundationModels_swift_txt,
        "HealthKitUI": PackageResources.HealthKitUI_swift_txt,
        "IOKit": PackageResources.IOKit_swift_txt,
        "GameKit": PackageResources.GameKit_swift_txt, "GameplayKit": PackageResources.GameplayKit_swift_txt,
        "LinkPresentation": PackageResources.LinkPresentation_swift_txt,
        "NaturalLanguage": PackageResources.NaturalLanguage_swift_txt, "Speech": PackageResources.Speech_swift_txt,
        "LocalAuthentication": PackageResources.LocalAuthentication_swift_txt,
        "MediaPlayer": PackageResources.MediaPlayer_swift_txt, "MessageUI": PackageResources.MessageUI_swift_txt,
        "MobileCoreServices": PackageResources.MobileCoreServices_swift_txt, "MusicKit": PackageResources.MusicKit_swift_txt,
        "NetworkExtension": PackageResources.NetworkExtension_swift_txt,
        "Photos": PackageResources.Photos_swift_txt, "PhotosUI": PackageResources.PhotosUI_swift_txt,
        "PDFKit": PackageResources.PDFKit_swift_txt,
        "QuickLook": PackageResources.QuickLook_swift_txt,
        "RealmSwift": PackageResources.RealmSwift_swift_txt,
        "SafariServices": PackageResources.SafariServices_swift_txt,
        "SpriteKit": PackageResources.SpriteKit_swift_txt,
        "StoreKit": PackageResources.StoreKit_swift_txt + PackageResources.StoreKitProducts_swift_txt + PackageResources.StoreKitViews_swift_txt
            + PackageResources.StoreKitActions_swift_txt,
        "SystemConfiguration": PackageResources.SystemConfiguration_swift_txt,
        "GroupActivities": PackageResources.GroupActivities_swift_txt, "ImagePlayground": PackageResources.ImagePlayground_swift_txt,
        "TipKit": PackageResources.TipKit_swift_txt, "Translation": PackageResources.Translation_swift_txt,
        "Contacts": PackageResources.Contacts_swift_txt,
        "Vision": PackageResources.Vision_swift_txt + PackageResources.VisionRequests_swift_txt,
        "VisionKit": PackageResources.VisionKit_swift_txt,
        "WatchConnectivity": PackageResources.WatchConnectivity_swift_txt,
        "WeatherKit": PackageResources.WeatherKit_swift_txt, "WebKit": PackageResources.WebKit_swift_txt,
    ]

    static func contains(_ name: String) -> Bool { files[name] != nil }

    /// Whether a framework is Apple's and declared.
    static func isApples(_ name: String) -> Bool { contains(name) && replacement(ofPackage: name) == nil }

    /// Modules of packages that stand on Objective-C, which cannot be built here, and what is said of what takes their place.
    private static let packages = [
        "RealmSwift": "a database in memory, empty when the program starts",
        "Firebase": "what its modules declare", "FirebaseFirestore": "a store that answers nothing, as without a network",
        "FirebaseFirestoreSwift": "a store that answers nothing, as without a network",
        "FirebaseAnalytics": "nothing is logged", "FirebaseAuth": "nobody is signed in, and nobody can sign in",
        "FirebaseCore": "an app that is configured and asks nothing of its project", "FirebaseCrashlytics": "nothing is recorded",
        "FirebaseMessaging": "no token is made, and no message comes",
    ]

    /// The source of a module that takes the place of a package's where that cannot be had.
    private static let standIns: [String: [UInt8]] = ["SFSafeSymbols": PackageResources.SFSafeSymbols_swift_txt]

    /// What is said of the declarations that take the place of a package's module; nil for all other modules.
    static func replacement(ofPackage name: String) -> String? { packages[name] }

    /// The declared frameworks that the source of one imports, and those that these import, each before what imports it.
    static func imported(by name: String) -> [String] {
        var seen: Set<String> = []
        return (text(of: name) ?? "").split(separator: "\n").flatMap { line -> [String] in
            let words = line.split(separator: " ").map(String.init)
            guard words.contains("import"), words.count <= 3, let module = words.last, contains(module) else { return [] }
            return imported(by: module) + [module]
        }.filter { seen.insert($0).inserted }
    }

    /// The source of a framework; nil where none of its names is declared.
    static func text(of name: String) -> String? { (files[name] ?? standIns[name]).map { String(decoding: $0, as: UTF8.self) } }
}
