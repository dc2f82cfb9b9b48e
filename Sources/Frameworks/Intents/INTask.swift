import FoundationOverlay

public enum INTaskStatus: Int, Sendable { case unknown, notCompleted, completed }
public enum INTaskType: Int, Sendable { case unknown, notCompletable, completable }

/// Something to do, as a person says it to an app.
open class INTask: NSObject, @unchecked Sendable {
    public let title: INSpeakableString
    public let status: INTaskStatus
    public let taskType: INTaskType
    public let createdDateComponents: DateComponents?
    public let modifiedDateComponents: DateComponents?
    public let identifier: String?

    public init(
        title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: INSpatialEventTrigger?,
        temporalEventTrigger: INTemporalEventTrigger?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?,
        identifier: String?
    ) {
        self.title = title
        self.status = status
        self.taskType = taskType
        self.createdDateComponents = createdDateComponents
        self.modifiedDateComponents = modifiedDateComponents
        self.identifier = identifier
        super.init()
    }
}

/// When a place is reached or left.
open class INSpatialEventTrigger: NSObject, @unchecked Sendable {}
/// When a time has come.
open class INTemporalEventTrigger: NSObject, @unchecked Sendable {}

/// Tasks under one title.
open class INTaskList: NSObject, @unchecked Sendable {
    public let title: INSpeakableString
    public let tasks: [INTask]
    public let groupName: INSpeakableString?
    public let createdDateComponents: DateComponents?
    public let modifiedDateComponents: DateComponents?
    public let identifier: String?

    public init(
        title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?, createdDateComponents: DateComponents?,
        modifiedDateComponents: DateComponents?, identifier: String?
    ) {
        self.title = title
        self.tasks = tasks
        self.groupName = groupName
        self.createdDateComponents = createdDateComponents
        self.modifiedDateComponents = modifiedDateComponents
        self.identifier = identifier
        super.init()
    }
}
