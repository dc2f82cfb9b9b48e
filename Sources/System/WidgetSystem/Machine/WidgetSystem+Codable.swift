import Foundation
import IsletModel
import Simulation
import Timelines

/// What the machine remembers, so that it can be kept and go on later. The numbers of its rules are not part of it.
extension WidgetSystem: Codable {
    /// Where a decoder's `userInfo` has the profile to go on with; the standard one where there is none.
    public static let profileKey: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "WidgetSystem.profile") else { preconditionFailure("a key is any text") }
        return key
    }()

    private enum CodingKeys: String, CodingKey {
        case device, seed, apps, appPlaces, extensions, placedWidgets, present, stacks, stackPlaces, state, requests
        case widgetTimers, extensionTimers, stackTimers, now
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            profile: decoder.userInfo[Self.profileKey] as? WidgetProfile ?? .standard,
            device: try values.decode(DeviceDescription.self, forKey: .device),
            seed: try values.decode(UInt64.self, forKey: .seed))
        apps = try values.decode([InstalledApp].self, forKey: .apps)
        appPlaces = try values.decode([String: Int].self, forKey: .appPlaces)
        extensions = try values.decode([InstalledExtension].self, forKey: .extensions)
        placedWidgets = try values.decode([PlacedWidget].self, forKey: .placedWidgets)
        present = try values.decode([Int].self, forKey: .present)
        stacks = try values.decode([SmartStack].self, forKey: .stacks)
        stackPlaces = try values.decode([Int: Int].self, forKey: .stackPlaces)
        state = try values.decode(DeviceState.self, forKey: .state)
        requests = try values.decode(Int.self, forKey: .requests)
        widgetTimers = try values.decode(DueQueue.self, forKey: .widgetTimers)
        extensionTimers = try values.decode(DueQueue.self, forKey: .extensionTimers)
        stackTimers = try values.decode(DueQueue.self, forKey: .stackTimers)
        now = try values.decode(Date.self, forKey: .now)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(device, forKey: .device)
        try values.encode(seed, forKey: .seed)
        try values.encode(apps, forKey: .apps)
        try values.encode(appPlaces, forKey: .appPlaces)
        try values.encode(extensions, forKey: .extensions)
        try values.encode(placedWidgets, forKey: .placedWidgets)
        try values.encode(present, forKey: .present)
        try values.encode(stacks, forKey: .stacks)
        try values.encode(stackPlaces, forKey: .stackPlaces)
        try values.encode(state, forKey: .state)
        try values.encode(requests, forKey: .requests)
        try values.encode(widgetTimers, forKey: .widgetTimers)
        try values.encode(extensionTimers, forKey: .extensionTimers)
        try values.encode(stackTimers, forKey: .stackTimers)
        try values.encode(now, forKey: .now)
    }
}
