import FoundationOverlay

/// A folder for one test, gone after it.
final class Scratch {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("islet-tests-\(UUID().uuidString)", isDirectory: true)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            print("left behind: \(url.path)")
        }
    }

    func containers(_ bundle: String = "org.example.app", groups: Set<String>? = nil, isExtension: Bool = false) -> DeviceContainers {
        DeviceContainers(deviceDirectory: url, bundleIdentifier: bundle, entitledGroups: groups, isExtension: isExtension)
    }
}
