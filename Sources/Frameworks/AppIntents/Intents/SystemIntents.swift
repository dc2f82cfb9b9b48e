import FoundationOverlay

/// An intent the system has a special use for.
public protocol SystemIntent: AppIntent {}

/// An intent that starts, changes or ends a Live Activity. It runs in the app's process.
public protocol LiveActivityIntent: SystemIntent {}

@available(*, deprecated, renamed: "LiveActivityIntent")
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that plays or pauses sound. It runs in the app's process.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts to play sound. It runs in the app's process.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records sound. It runs in the app's process.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that replaces a SiriKit intent; widgets configured by that one keep their configuration.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// Class name of the SiriKit intent.
    static var intentClassName: String { get }
}

/// An intent that tells how far it has come.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// How far the intent has come; nobody shows it.
    public var progress: Progress { RunningProgress.current?.progress ?? Progress(totalUnitCount: 1) }
}

/// An intent that deletes things.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity
    var entities: [Entity] { get set }
}

/// An intent that can be undone.
public protocol UndoableIntent: AppIntent {}

extension UndoableIntent {
    public var undoManager: UndoManager? { nil }
}
