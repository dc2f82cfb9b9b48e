/// Errors with a meaning to the system.
public enum AppIntentError {
    /// The person must do something first.
    public enum UserActionRequired: Error, Hashable, Sendable { case accountSetup, signin, subscription, confirmation }
    /// The app lacks a permission.
    public enum PermissionRequired: Error, Hashable, Sendable {
        case bluetooth, camera, contacts, localNetwork, location, microphone, photos, siri, unlockedDevice
    }
    /// The intent cannot be done.
    public enum Unrecoverable: Error, Hashable, Sendable {
        case deviceLocked, entityNotFound, featureCurrentlyRestricted, networkFailure, networkUnavailable, notAllowed, partialFailure, timeout,
            unknown, unsupportedOnDevice
    }

    /// The intent must be started again, with other values.
    public static var restartPerform: any Error { RestartPerform() }

    struct RestartPerform: Error {}
}
