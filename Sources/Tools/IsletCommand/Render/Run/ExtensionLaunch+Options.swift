import Builder
import Foundation
import Host
import Sandboxing

extension ExtensionLaunch {
    /// How a built target is started on a device for the surroundings that were asked for.
    init(_ product: BuildProduct, on device: DeviceFolder, options: RenderOptions) {
        self.init(executable: product.executable, device: device, bundleIdentifier: product.target.bundleIdentifier)
        role = product.target.isApp ? .app : .extension
        appGroups = product.target.hasEntitlements ? product.target.appGroups : nil
        systemVersion = options.os.rawValue + ".0"
        idiom = options.device.idiom.rawValue
        locale = options.locale
        timeZone = options.timeZone
        clock = .fixed(options.moment)
        sandbox = Sandbox.support().sandbox
        allowsNetwork = options.allowsNetwork
        exchanges = options.exchanges
        fixtures = options.fixtures
        limits = role == .app ? options.profile.apps : options.profile.extensions
        if let seconds = options.providerTimeout {
            limits.provider = seconds
            limits.request = max(seconds, limits.request)
        }
        guard let limit = options.timeLimit else { return }
        limits.provider = limit
        limits.entry = limit
        limits.request = max(limit, limits.request)
    }

    /// The same, whose time passes only as it is passed; nil where it uses the network, whose answers take their real time.
    func followingTime(from moment: Date) -> ExtensionLaunch? {
        guard !allowsNetwork, exchanges == nil else { return nil }
        var launch = self
        launch.clock = .followed(moment)
        return launch
    }
}
