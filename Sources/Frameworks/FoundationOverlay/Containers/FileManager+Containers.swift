import Foundation

extension FileManager {
    /// The folder shared by the targets of a group, made when it does not exist; `nil` when the target is not entitled to it.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let containers = DeviceContainers.current
        guard containers.isEntitled(toGroup: groupIdentifier) else {
            OverlayDiagnostics.report(
                .appGroupMismatch,
                "\(containers.bundleIdentifier) is not entitled to the group \(groupIdentifier): a device returns no container. "
                    + "Add the group to the target's entitlements.")
            MissedValue.note(containerOf: groupIdentifier)
            return nil
        }
        let directory = containers.groupDirectory(groupIdentifier)
        do {
            try createDirectory(at: directory, withIntermediateDirectories: true)
            return directory
        } catch {
            OverlayDiagnostics.report(.appGroupMismatch, "the container of \(groupIdentifier) cannot be made at \(directory.path): \(error)")
            return nil
        }
    }

    /// Always `nil`: nobody is signed in to iCloud.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Always `nil`: there is no iCloud container.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
