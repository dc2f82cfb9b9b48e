import IsletModel

/// A key of the Info.plist that Xcode makes from a build setting, `INFOPLIST_KEY_…`.
struct GeneratedInfoKey {
    /// As it stands in the Info.plist: `UISupportedInterfaceOrientations~ipad`.
    let name: String
    private let isList: Bool

    private static let lists: Set = ["UISupportedInterfaceOrientations"]
    private static let devices = ["_iPad": "~ipad", "_iPhone": "~iphone"]

    /// - Parameter setting: The setting's name without `INFOPLIST_KEY_`.
    init(setting: String) {
        let device = Self.devices.first { setting.hasSuffix($0.key) }
        let base = device.map { String(setting.dropLast($0.key.count)) } ?? setting
        isList = Self.lists.contains(base)
        name = isList ? base + (device?.value ?? "") : setting
    }

    func value(_ text: String) -> PropertyListValue {
        if isList { return .array(text.split(separator: " ").map { .string(String($0)) }) }
        return text == "YES" ? .boolean(true) : text == "NO" ? .boolean(false) : .string(text)
    }

    /// What `TARGETED_DEVICE_FAMILY` gives as `UIDeviceFamily`: 1 are phones, 2 pads.
    static func families(_ setting: String) -> PropertyListValue {
        .array(setting.split { ", ".contains($0) }.compactMap { Int($0) }.map { .integer($0) })
    }
}
