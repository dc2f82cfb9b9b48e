import Devices
import Foundation

/// What `preview` was asked to show, and how it is reached.
struct PreviewOptions: Sendable {
    /// Paths, device, locale and the like.
    var surroundings: RenderOptions
    /// When the device is turned on; nil for now.
    var start: Date?
    /// The address listened on, as numbers.
    var address: String
    /// 0 takes any port that is free.
    var port: Int
    /// Further names by which a browser may ask for the page.
    var hosts: [String]
    /// A folder before the page's own address, where another server passes requests on.
    var mount: String
    var opensBrowser: Bool
    /// Where the session is recorded to.
    var record: URL?
    /// Where push services that join the device look for it; nil for the usual folder.
    var pushFolder: URL?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        surroundings = try RenderOptions(arguments, output: FileManager.default.temporaryDirectory)
        surroundings.appearances = RenderOptions.Appearance.allCases
        start = arguments.value("at") == nil ? nil : surroundings.moment
        opensBrowser = !arguments.has("no-browser")
        guard let port = Int(arguments.value("port") ?? "0"), (0...65535).contains(port) else {
            throw UsageError("--port cannot be “\(arguments.value("port") ?? "")”: give a number from 0 to 65535")
        }
        self.port = port
        record = arguments.value("record").map { URL(fileURLWithPath: $0) }
        pushFolder = arguments.value("push-folder").map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
        address = arguments.value("listen") ?? "127.0.0.1"
        hosts = arguments.list("host") ?? []
        mount = arguments.value("mount") ?? ""
        guard mount.isEmpty || mount.wholeMatch(of: /(\/[A-Za-z0-9._-]+)+/) != nil else {
            throw UsageError("--mount cannot be “\(mount)”: write a path such as /islet")
        }
        if surroundings.device.idiom != .phone { throw UsageError("--device: the screens of iPhones alone can be shown; name one") }
    }

    /// Whether only this machine can reach the page.
    var isLocal: Bool { address == "127.0.0.1" || address == "::1" }

    private static let own: [OptionSpecification] = [
        OptionSpecification("port", value: "NUMBER", help: "The port; any that is free unless given."),
        OptionSpecification("listen", value: "ADDRESS", help: "Listen on another address than 127.0.0.1, such as 0.0.0.0 in a container."),
        OptionSpecification("host", value: "NAME", isList: true, help: "Names, with their ports, by which browsers may ask, beside the address."),
        OptionSpecification("mount", value: "PATH", help: "A path before the page's address, where another server passes requests on."),
        OptionSpecification("record", value: "FILE", help: "Record the session into FILE, a page that any browser shows; islet trace FILE opens it."),
        OptionSpecification("push-folder", value: "DIR", help: "The folder of push services that join the device; .islet/push unless given."),
        OptionSpecification("no-browser", help: "Open no browser."),
    ]
    private static let shared = [
        "target", "platform", "packages", "offline", "fetch-again",
        "stub", "at", "device", "os", "locale", "timezone", "dynamic-type", "network", "network-record", "network-replay", "fixtures", "location",
        "time-limit",
        "rules", "defaults",
    ]

    static let specification =
        own
        + RenderOptions.specification.filter { shared.contains($0.name) }.map { option in
            option.name == "at" ? OptionSpecification("at", value: "TIME", help: "When the device is turned on; now unless given.") : option
        }
}
