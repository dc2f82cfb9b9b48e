import FoundationOverlay

/// Work the system starts in the background.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// When work is to start.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    /// Not before; nil: as soon as possible.
    open var earliestBeginDate: Date?

    init(_identifier: String) {
        identifier = _identifier
        super.init()
    }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(_identifier: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false

    public init(identifier: String) { super.init(_identifier: identifier) }
}
