import Devices
import ExtensionProtocol
import IsletModel
import ProjectReader
import Scenes
import Snapshot

extension RenderOptions {
    /// How projects are read.
    static let project: [OptionSpecification] = [
        OptionSpecification(
            "platform", value: "NAME", choices: TargetPlatform.allCases.map(\.rawValue),
            help: "Build for this system; each target's own unless given."),
        OptionSpecification(
            "packages", value: "DIR", isList: true,
            help: "Folders with checkouts of packages, such as Xcode's SourcePackages; they go before fetched ones."),
        OptionSpecification("offline", help: "Fetch no packages; those fetched before are used."),
        OptionSpecification("fetch-again", help: "Ask again for packages that could not be had the last time."),
        OptionSpecification(
            "stub", value: "DIR", isList: true,
            help: "Folders with Swift modules that stand for ones that cannot be had; IsletStubs beside the project is used by itself."),
    ]

    static let specification: [OptionSpecification] =
        project + [
            OptionSpecification("output", short: "o", value: "DIR", help: "Folder for the pictures, index.html and manifest.json."),
            OptionSpecification("target", value: "NAME", help: "Only this target; otherwise every widget extension."),
            OptionSpecification("device", value: "NAME", help: "Device to draw for; \(Device.defaultName) unless given."),
            OptionSpecification(
                "os", value: "VERSION", choices: OSVersion.allCases.map(\.rawValue),
                help: "System whose look is used; \(OSVersion.standard.rawValue) unless given."),
            OptionSpecification(
                "family", value: "LIST", choices: WidgetFamily.allCases.map(\.rawValue), isList: true,
                help: "Only these families, such as systemSmall,systemMedium."),
            OptionSpecification(
                "presentation", value: "LIST", choices: ActivityPictureKind.allCases.map(\.rawValue), isList: true,
                help: "Only these pictures of Live Activities, such as lockScreen,island."),
            OptionSpecification("attributes", value: "FILE", help: "JSON of the attributes of the Live Activity to show; {} unless given."),
            OptionSpecification("state", value: "FILE", isList: true, help: "JSON of its content state; several files are several states."),
            OptionSpecification("attributes-type", value: "NAME", help: "Which Live Activity the files are for, where there are several."),
            OptionSpecification(
                "defaults", value: "FILE",
                help: "User defaults of app groups: JSON such as {\"group.com.example\": {\"name\": \"Kim\"}}, or a property list."),
            ConfiguredWidgets.specification,
            OptionSpecification("entries", value: "NUMBER", help: "Draw only so many entries of each timeline; all unless given."),
            OptionSpecification(
                "provider-timeout", value: "SECONDS", help: "How long a provider may take; as long as on a device unless given."),
            OptionSpecification(
                "scene", value: "LIST", choices: SceneKind.allCases.map(\.rawValue), isList: true,
                help: "Whole screens instead of single views, such as lock,home."),
            OptionSpecification(
                "activities", value: "LIST", choices: SceneOptions.allCounts.map(String.init), isList: true,
                help: "How many Live Activities a scene shows at once; 1,2,3 unless given."),
            OptionSpecification("appearance", value: "LIST", choices: Appearance.allCases.map(\.rawValue), isList: true, help: "Both unless given."),
            OptionSpecification(
                "mode", value: "LIST", choices: ["fullColor", "accented", "vibrant"], isList: true,
                help: "Rendering modes; unless given, fullColor on the Home Screen and vibrant on the Lock Screen."),
            OptionSpecification("at", value: "TIME", help: "The moment to draw at; \(Moment.standard) unless given."),
            OptionSpecification("locale", value: "NAME", help: "en_US unless given."),
            OptionSpecification("timezone", value: "NAME", help: "UTC unless given."),
            OptionSpecification("scale", value: "NUMBER", help: "Pixels per point; the device's unless given."),
            OptionSpecification(
                "dynamic-type", value: "SIZE", choices: RenderVariant.dynamicTypeSizes,
                help: "Text size of Dynamic Type, xSmall to accessibility5; large unless given."
            ),
            OptionSpecification(
                "glass", value: "NUMBER", help: "How much glass covers what lies behind it: 0 is the clearest, 1 the most tinted; 0.5 unless given."),
            OptionSpecification(
                "format", value: "LIST", choices: Format.allCases.map(\.rawValue), isList: true, help: "Kinds of picture files; both unless given."),
            OptionSpecification("json", help: "Print the manifest instead of a summary."),
            OptionSpecification(
                "network", forms: ["record", "replay"],
                help: "Let timeline providers use the network, and never views; the pictures then depend on what it answers. With record FILE "
                    + "the answers are kept in an HTTP archive, with replay FILE they come from one, without the network."),
            OptionSpecification("network-record", value: "FILE", isInternal: true, help: "The same as --network record FILE."),
            OptionSpecification("network-replay", value: "FILE", isInternal: true, help: "The same as --network replay FILE."),
            OptionSpecification(
                "rules", value: "FILE", help: "JSON that replaces values of the system's rules, such as {\"memory.widgetBytes\": 20000000}."),
            OptionSpecification("time-limit", value: "SECONDS", isInternal: true, help: "Replaces every time limit of the extension."),
        ] + FixtureOptions.specification
}
