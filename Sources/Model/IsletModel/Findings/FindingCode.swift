/// What Islet reports, by its stable code. Each case is described below: severity, what was noticed, what a device would do and how to
/// mend it. The page of diagnostics is made of this.
public enum FindingCode: String, CaseIterable, Hashable, Codable, Sendable {
    case activityAfterEnd = "activity-after-end"
    case activityClipped = "activity-clipped"
    case activityEqualState = "activity-equal-state"
    case activityFutureTimestamp = "activity-future-timestamp"
    case activityImageTooLarge = "activity-image-too-large"
    case activityLimit = "activity-limit"
    case activityNotDeclared = "activity-not-declared"
    case activityNotInForeground = "activity-not-in-foreground"
    case activityNotJSON = "activity-not-json"
    case activityOldTimestamp = "activity-old-timestamp"
    case activityStaleInThePast = "activity-stale-in-the-past"
    case activitySwitchedOff = "activity-switched-off"
    case activityTimeLimit = "activity-time-limit"
    case activityTooLarge = "activity-too-large"
    case activityUndecodable = "activity-undecodable"
    case activityUnencodable = "activity-unencodable"
    case activityUnixDate = "activity-unix-date"
    case activityWithoutState = "activity-without-state"
    case appBusy = "app-busy"
    case appEventNotTaken = "app-event-not-taken"
    case appGroupMismatch = "app-group-mismatch"
    case appGroupNeverWritten = "app-group-never-written"
    case archiveNotKept = "archive-not-kept"
    case assetCatalogContents = "asset-catalog-contents"
    case assetCatalogJSON = "asset-catalog-json"
    case assetCatalogMissing = "asset-catalog-missing"
    case assetColor = "asset-color"
    case assetFile = "asset-file"
    case assetImage = "asset-image"
    case assetIndex = "asset-index"
    case assetSymbolClash = "asset-symbol-clash"
    case assetSymbolDuplicate = "asset-symbol-duplicate"
    case asyncImage = "async-image"
    case blockingControlProvider = "blocking-control-provider"
    case brokenDataModel = "broken-data-model"
    case brokenFile = "broken-file"
    case brokenPackage = "broken-package"
    case brokenProject = "broken-project"
    case brokenWorkspace = "broken-workspace"
    case buildPlugin = "build-plugin"
    case buttonActionClosure = "button-action-closure"
    case compile = "compile"
    case compiler = "compiler"
    case configurationNotRead = "configuration-not-read"
    case coreDataStoreUnavailable = "core-data-store-unavailable"
    case darwinNotificationsUnavailable = "darwin-notifications-unavailable"
    case declaredOnly = "declared-only"
    case deviceNotKnown = "device-not-known"
    case diskLimit = "disk-limit"
    case drawingFailed = "drawing-failed"
    case duplicateID = "duplicate-id"
    case emptyWorkspace = "empty-workspace"
    case entriesOutOfOrder = "entries-out-of-order"
    case entriesTooClose = "entries-too-close"
    case entryType = "entry-type"
    case extensionCrashed = "extension-crashed"
    case extensionExited = "extension-exited"
    case extensionHung = "extension-hung"
    case extensionLoop = "extension-loop"
    case extensionNotStarted = "extension-not-started"
    case extensionProtocol = "extension-protocol"
    case familyNeedsLaterSystem = "family-needs-later-system"
    case familyNotOnDevice = "family-not-on-device"
    case foundationUnsupported = "foundation-unsupported"
    case frozenFormat = "frozen-format"
    case gestureInWidget = "gesture-in-widget"
    case greedyTimer = "greedy-timer"
    case heavyAttributes = "heavy-attributes"
    case imageTooLarge = "image-too-large"
    case intentFailed = "intent-failed"
    case intentNotRun = "intent-not-run"
    case intentValueNotArchived = "intent-value-not-archived"
    case intentValueNotFound = "intent-value-not-found"
    case leftOut = "left-out"
    case leftOutOfScene = "left-out-of-scene"
    case linkInSmall = "link-in-small"
    case localizationUnreadable = "localization-unreadable"
    case longRunningIntentWithoutProgress = "long-running-intent-without-progress"
    case memoryLimit = "memory-limit"
    case missingColor = "missing-color"
    case missingContainerBackground = "missing-container-background"
    case missingFace = "missing-face"
    case missingFont = "missing-font"
    case missingImage = "missing-image"
    case missingModule = "missing-module"
    case missingSymbol = "missing-symbol"
    case moreErrors = "more-errors"
    case nestedTooDeep = "nested-too-deep"
    case networkInLiveActivity = "network-in-live-activity"
    case networkInView = "network-in-view"
    case noCompiler = "no-compiler"
    case noFamilies = "no-families"
    case noIsland = "no-island"
    case noMain = "no-main"
    case noPackage = "no-package"
    case noPath = "no-path"
    case noProject = "no-project"
    case noSources = "no-sources"
    case noSuchControl = "no-such-control"
    case noSuchFamily = "no-such-family"
    case noSuchFile = "no-such-file"
    case noSuchPath = "no-such-path"
    case noSuchTarget = "no-such-target"
    case noWidget = "no-widget"
    case nonInteractiveControl = "non-interactive-control"
    case notDrawn = "not-drawn"
    case notPainted = "not-painted"
    case objectiveC = "objective-c"
    case olderPictures = "older-pictures"
    case presentationNotOnDevice = "presentation-not-on-device"
    case processLimit = "process-limit"
    case providerError = "provider-error"
    case providerSlow = "provider-slow"
    case providerTimeout = "provider-timeout"
    case sceneNotOnDevice = "scene-not-on-device"
    case severalMain = "several-main"
    case slowControlValue = "slow-control-value"
    case squareInIsland = "square-in-island"
    case staleNotShown = "stale-not-shown"
    case substitutedFont = "substituted-font"
    case symbolNotDrawn = "symbol-not-drawn"
    case systemChannel = "system-channel"
    case systemUnreachable = "system-unreachable"
    case tapInCompactIsland = "tap-in-compact-island"
    case taskInLiveActivity = "task-in-live-activity"
    case textNotLaidOut = "text-not-laid-out"
    case timelineEmpty = "timeline-empty"
    case tooManyEntries = "too-many-entries"
    case tooManyWidgets = "too-many-widgets"
    case unboundedSize = "unbounded-size"
    case undecodableImage = "undecodable-image"
    case unionValueCase = "union-value-case"
    case unknownApp = "unknown-app"
    case unknownSubject = "unknown-subject"
    case unreadableImage = "unreadable-image"
    case unreadableSymbol = "unreadable-symbol"
    case unsupportedAPI = "unsupported-api"
    case unsupportedView = "unsupported-view"
    case userDefaultsUnavailable = "user-defaults-unavailable"
    case standardDefaultsInExtension = "userdefaults-standard"
    case viewUpdateLoop = "view-update-loop"
    case widgetsWithoutMargins = "widgets-without-margins"
}

extension FindingCode {
    /// What a person is told of the code.
    public var about: FindingDescription {
        switch self {
        case .activityAfterEnd:
            .init(
                [.warning],
                noticed: "A Live Activity that has ended was updated or ended again.",
                device: "Updates are ignored; a second end can only remove it earlier.",
                mend: "Look at `activityState` first, pass the last content with the end, or start another activity.")
        case .activityClipped:
            .init(
                [.warning],
                noticed: "A presentation of a Live Activity wants more room than the system gives it; the message has both lengths.",
                device: "It cuts what reaches beyond: 160 points of height on the Lock Screen and in the expanded island, the slots beside "
                    + "the camera in the compact one.",
                mend: "Use fewer lines, smaller fonts or less padding, or let the content shrink (`lineLimit`, `minimumScaleFactor`, "
                    + "`ViewThatFits`).")
        case .activityEqualState:
            .init(
                [.note],
                noticed: "An update brought a content state equal to the current one.",
                device: "Nothing is drawn again, even if the views read something that did change.",
                mend: "Put everything that the views show into the content state.")
        case .activityFutureTimestamp:
            .init(
                [.warning],
                noticed: "An update has a timestamp far ahead of the clock.",
                device: "The update is shown, and everything until that moment is ignored as older.",
                mend: "Send `timestamp` in seconds since 1970, not in milliseconds.")
        case .activityImageTooLarge:
            .init(
                [.warning],
                noticed: "A picture in a Live Activity has more pixels than the presentation it is shown in.",
                device: "It may not show the picture, or not start the activity at all.",
                mend: "Scale the picture down before it is stored, or add a smaller asset.")
        case .activityLimit:
            .init(
                [.error],
                noticed: "An activity was requested while as many run as the device allows.",
                device: "`request` throws `targetMaximumExceeded` or `globalMaximumExceeded`; a push to start does nothing.",
                mend: "End activities that are over, and keep one for each thing a person follows.")
        case .activityNotDeclared:
            .init(
                [.error],
                noticed: "An app without `NSSupportsLiveActivities`, or on a device without Live Activities, requested one.",
                device: "`request` throws `unsupportedTarget` or `unsupported`; `areActivitiesEnabled` is false.",
                mend: "Set `NSSupportsLiveActivities` to `YES` in the app's Info.plist.")
        case .activityNotInForeground:
            .init(
                [.error],
                noticed: "An app in the background requested an activity.",
                device: "`request` throws `visibility`.",
                mend: "Start it while the app is in the foreground, from a `LiveActivityIntent`, or by a push to start.")
        case .activityNotJSON:
            .init(
                [.error],
                noticed: "The attributes or the content state of a Live Activity are not JSON; the message has line and column.",
                device: "A push with such a content state is dropped without a word.",
                mend: "Mend the JSON at that place.")
        case .activityOldTimestamp:
            .init(
                [.warning],
                noticed: "An update or end is older than what is shown.",
                device: "It is ignored; APNs has answered 200.",
                mend: "Give every push the time its content was made, in seconds since 1970.")
        case .activityStaleInThePast:
            .init(
                [.warning],
                noticed: "Content has a stale date that has passed already.",
                device: "The activity is stale at once; one that starts so is never put on the Lock Screen.",
                mend: "Pass a date ahead, or `nil`.")
        case .activitySwitchedOff:
            .init(
                [.error],
                noticed: "An activity was requested though the person has switched Live Activities off.",
                device: "`request` throws `denied`.",
                mend: "Look at `areActivitiesEnabled` first, and offer something else when it is false.")
        case .activityTimeLimit:
            .init(
                [.note],
                noticed: "The system ended an activity because of its age.",
                device: "After eight hours it leaves the Dynamic Island, and within four more the Lock Screen.",
                mend: "End it when the event is over; start another while the app is in the foreground if the event goes on.")
        case .activityTooLarge:
            .init(
                [.error],
                noticed: "Attributes and content state take more than 4096 bytes of JSON; the message names the largest fields.",
                device: "`request` throws `attributesTooLarge`; an update is dropped, an end keeps the old content.",
                mend: "Name assets instead of holding images, and send keys instead of texts.")
        case .activityUndecodable:
            .init(
                [.error],
                noticed: "The app's types cannot be decoded from the attributes or the content state; the message has the coding path, what "
                    + "was expected and what was found.",
                device: "An update is dropped and the old content stays; an activity that is started by a push never appears.",
                mend: "Send what the type is coded as by the default `JSONEncoder`: the same keys, dates as seconds since 2001.")
        case .activityUnencodable:
            .init(
                [.error],
                noticed: "The attributes or the content state cannot be encoded as JSON.",
                device: "`Activity.request` throws, and updates are lost.",
                mend: "Leave out values that JSON does not know, such as NaN.")
        case .activityUnixDate:
            .init(
                [.warning],
                noticed: "A `Date` in the data lies decades ahead, and its number would be near now as UNIX time.",
                device: "Timers show hundreds of thousands of hours: the default `JSONDecoder` counts from 1 January 2001.",
                mend: "Send seconds since 2001: UNIX time less 978307200.")
        case .activityWithoutState:
            .init(
                [.error, .warning],
                noticed: "A Live Activity has no preview in the source, and no content state was given.",
                device: "Nothing: on a device the app starts the activity with its state.",
                mend: "Give `--attributes FILE --state FILE`, or add a `#Preview(as: .content, using: …)` with `contentStates`.")
        case .appBusy:
            .init(
                [.error],
                noticed: "In a simulation an app computed, or waited in real time, for so long that the day could not go on; it was ended.",
                device: "The app goes on, and the person waits; the system ends one that takes too long to open.",
                mend: "Look for a loop that polls, and wait with `Task.sleep`, timers or `asyncAfter`, which follow the simulated clock.")
        case .appEventNotTaken:
            .init(
                [.warning],
                noticed: "An event of a scenario found nothing in the app that takes it; the message says what the window has.",
                device: "Nothing happens.",
                mend: "Open the app first, and name a control by its title or accessibility identifier.")
        case .appGroupMismatch:
            .init(
                [.warning],
                noticed: "The code asks for an app group that the target is not entitled to.",
                device: "`containerURL(forSecurityApplicationGroupIdentifier:)` gives nil and `UserDefaults(suiteName:)` shares nothing, so "
                    + "the widget stays empty.",
                mend: "Add the group to the entitlements of the app and of the extension.")
        case .appGroupNeverWritten:
            .init(
                [.warning],
                noticed: "A group is read that nothing has written to.",
                device: "The widget shows its fallback values until the app writes some.",
                mend: "Run the app first, give the group values with `--defaults FILE`, or make both targets name the same group.")
        case .archiveNotKept:
            .init(
                [.error],
                noticed: "The views that an extension archived cannot be written into the device's folder.",
                device: "The widget keeps what it shows.",
                mend: "Make room on the disk, or see that the folder can be written.")
        case .assetCatalogContents:
            .init(
                [.warning],
                noticed: "A set in an asset catalog has no `Contents.json`.",
                device: "Xcode leaves the set out; a use of it shows nothing.",
                mend: "Restore the file, or add the asset again.")
        case .assetCatalogJSON:
            .init(
                [.warning],
                noticed: "The `Contents.json` of a set is not valid JSON.",
                device: "Xcode refuses to compile the catalog.",
                mend: "Mend the place that the message names, often a merge conflict.")
        case .assetCatalogMissing:
            .init(
                [.warning],
                noticed: "An asset catalog of the target is not on disk.",
                device: "Xcode does not build the target.",
                mend: "Restore the folder, or take it out of the target.")
        case .assetColor:
            .init(
                [.warning],
                noticed: "A colour in a colour set cannot be read.",
                device: "Xcode refuses it or shows another colour.",
                mend: "Write components as 0–1, 0–255 or 0x00–0xFF.")
        case .assetFile:
            .init(
                [.warning],
                noticed: "`Contents.json` names a file that is missing.",
                device: "Xcode warns, and that variant is absent on the device.",
                mend: "Add the file, or take its entry out.")
        case .assetImage:
            .init(
                [.warning],
                noticed: "A picture of an asset catalog cannot be read.",
                device: "Xcode fails or leaves the picture out.",
                mend: "Export the picture again in a format that asset catalogs take.")
        case .assetIndex:
            .init(
                [.error],
                noticed: "The compiled assets in the bundle are not an index.",
                device: "Does not happen there: the index is Islet's own file.",
                mend: "Build the extension again.")
        case .assetSymbolClash:
            .init(
                [.warning],
                noticed: "A colour or image would be named like a member that its type has already.",
                device: "Xcode leaves the generated symbol out; the name in quotes still works.",
                mend: "Rename the asset.")
        case .assetSymbolDuplicate:
            .init(
                [.warning],
                noticed: "Two assets would become the same generated symbol.",
                device: "Xcode generates one of them.",
                mend: "Rename one of the assets.")
        case .asyncImage:
            .init(
                [.warning],
                noticed: "An `AsyncImage` is in an archived view.",
                device: "It stays at its placeholder: nothing loads after archiving.",
                mend: "Load the picture in the timeline provider and show it with `Image(uiImage:)`.")
        case .blockingControlProvider:
            .init(
                [.warning],
                noticed: "`currentValue()` of a control held its thread without suspending; the message says for how long.",
                device: "The control stands still and cannot be used meanwhile.",
                mend: "Await something that suspends (`Task.sleep`, an async request) instead of `Thread.sleep`, semaphores or synchronous "
                    + "loading.")
        case .brokenDataModel:
            .init(
                [.error],
                noticed: "A Core Data model (`.xcdatamodeld`) is not the XML that Xcode writes.",
                device: "None of it: the program would not be built.",
                mend: "Open the model in Xcode and save it again, or restore it from version control.")
        case .brokenFile:
            .init(
                [.error],
                noticed: "A property list, settings or project file cannot be parsed.",
                device: "None of it: the program would not be built.",
                mend: "Mend the place that the message names, or restore the file from version control.")
        case .brokenPackage:
            .init(
                [.error],
                noticed: "`Package.swift` cannot be evaluated.",
                device: "None of it: the program would not be built.",
                mend: "Make `swift package dump-package` work in that folder.")
        case .brokenProject:
            .init(
                [.error],
                noticed: "An Xcode project has no objects or no root object.",
                device: "None of it: the program would not be built.",
                mend: "Restore `project.pbxproj` from version control.")
        case .brokenWorkspace:
            .init(
                [.error],
                noticed: "The contents of an Xcode workspace cannot be read.",
                device: "None of it: the program would not be built.",
                mend: "Restore the file from version control, or name the project itself.")
        case .buildPlugin:
            .init(
                [.warning],
                noticed: "A target asks for a build-tool plug-in, which is not run.",
                device: "Xcode runs it and compiles the files it makes.",
                mend: "Run it yourself, and add the files it makes to the target.")
        case .buttonActionClosure:
            .init(
                [.warning],
                noticed: "A `Button` or `Toggle` in a widget has a closure or a binding.",
                device: "The closure never runs; a tap opens the app.",
                mend: "Use `Button(intent:)` or `Toggle(isOn:intent:)`.")
        case .compile:
            .init(
                [.error, .warning, .note],
                noticed: "The Swift compiler says something about the sources.",
                device: "The same, in Xcode; unless the API is one that Islet does not have (see SUPPORT.md).",
                mend: "Mend the place that the message names.")
        case .compiler:
            .init(
                [.error],
                noticed: "The compiler or the linker itself failed.",
                device: "Nothing: this is about the machine that builds.",
                mend: "Read the closing lines in the message; often memory or disk space is short.")
        case .configurationNotRead:
            .init(
                [.warning],
                noticed: "A scenario configures a widget with a text that is not JSON.",
                device: "A configuration comes from the widget's own editor, and always fits.",
                mend: "Write the parameters of the configuration intent as a JSON object.")
        case .coreDataStoreUnavailable:
            .init(
                [.warning],
                noticed: "A store of Core Data could not be read again, or could not be watched for changes by other processes.",
                device: "Core Data tells of its stores by errors of `loadPersistentStores`, `fetch` and `save`.",
                mend: "Look at the reason in the message: the folder of the store must be writable, and the file one that Islet made.")
        case .darwinNotificationsUnavailable:
            .init(
                [.error],
                noticed: "The list of notifications between the processes of a device could not be opened or written.",
                device: "Darwin notifications need no file.",
                mend: "Make the device's folder writable, or name another one.")
        case .declaredOnly:
            .init(
                [.note],
                noticed: "A framework of Apple's is imported of which Islet has nothing but its name.",
                device: "It is there.",
                mend: "Nothing, as long as the widget does not use it; else leave it out with `#if canImport`, or write a stub of the module.")
        case .deviceNotKnown:
            .init(
                [.warning],
                noticed: "A widget or preview is asked for on a device whose frames are published nowhere.",
                device: "The device shows the widget, at a size nobody has written down.",
                mend: "Choose another device with `--device`.")
        case .diskLimit:
            .init(
                [.error],
                noticed: "The program's containers grew by more than is let through.",
                device: "It goes on until the device is full.",
                mend: "Keep less, and remove what is no longer needed.")
        case .drawingFailed:
            .init(
                [.warning],
                noticed: "The drawing library gave up while something was painted, for the reason in the message; yellow and red stripes mark "
                    + "the place.",
                device: "It is shown there.",
                mend: "Make the view smaller: no picture may be more than 32,767 pixels wide or high.")
        case .duplicateID:
            .init(
                [.warning],
                noticed: "A `ForEach` has the same id more than once.",
                device: "Which rows are shown is not defined; often one appears twice.",
                mend: "Give each element an id of its own.")
        case .emptyWorkspace:
            .init(
                [.error],
                noticed: "An Xcode workspace names no project that is on disk.",
                device: "None of it: the program would not be built.",
                mend: "Fetch the missing projects, or name a project itself.")
        case .entriesOutOfOrder:
            .init(
                [.warning],
                noticed: "The entries of a timeline are not sorted by date.",
                device: "They are shown in the order of their dates.",
                mend: "Sort them by date.")
        case .entriesTooClose:
            .init(
                [.warning],
                noticed: "Entries of a timeline lie closer together than the system changes a widget.",
                device: "Some are skipped or shown late.",
                mend: "Space them by five minutes or more, or let `Text(_:style:)` count by itself.")
        case .entryType:
            .init(
                [.error],
                noticed: "The type of an `@Entry` value cannot be told from its default.",
                device: "It compiles there: the compiler knows the type.",
                mend: "Write the type after the name.")
        case .extensionCrashed:
            .init(
                [.error],
                noticed: "The extension ended by a crash.",
                device: "The reload fails; the widget keeps what it shows, at first the placeholder.",
                mend: "Mend the place in the message; the folder's `errors.log` has the output. Where the message names a value of an app "
                    + "group that was missing, give it with `--defaults FILE`.")
        case .extensionExited:
            .init(
                [.error],
                noticed: "The extension ended by itself before it had answered.",
                device: "The reload fails; the widget keeps what it shows.",
                mend: "Take out calls of `exit` and the like.")
        case .extensionHung:
            .init(
                [.error],
                noticed: "The extension gave no answer in time.",
                device: "The system ends it; the widget keeps what it shows.",
                mend: "Look for a lock, a semaphore or a call that waits without end.")
        case .extensionLoop:
            .init(
                [.error],
                noticed: "The extension computed all the time it was given.",
                device: "The system ends it; the widget keeps what it shows.",
                mend: "Look for a loop without end in the provider or in `body`.")
        case .extensionNotStarted:
            .init(
                [.error],
                noticed: "The program of the extension could not be started.",
                device: "Nothing: this is about the machine that runs it.",
                mend: "Mend the reason in the message; `islet doctor` examines the machine.")
        case .extensionProtocol:
            .init(
                [.error],
                noticed: "The extension sent something that is no message of the protocol.",
                device: "Nothing: the protocol is Islet's own.",
                mend: "Do not write to file descriptors that the code did not open; else build again.")
        case .familyNeedsLaterSystem:
            .init(
                [.warning],
                noticed: "A widget or preview has a family that the chosen device shows with a later system only.",
                device: "A program that names the family without asking for its system does not run there.",
                mend: "Name the family under `#available` in `supportedFamilies(_:)`, or draw with a later `--os`.")
        case .familyNotOnDevice:
            .init(
                [.note],
                noticed: "A widget or preview has a family that the chosen device does not show.",
                device: "The family is not offered there.",
                mend: "Choose another device with `--device` to see it.")
        case .foundationUnsupported:
            .init(
                [.warning],
                noticed: "Something of Apple's Foundation was used that Islet does not have.",
                device: "It works there.",
                mend: "See SUPPORT.md; the message says what happens in its place.")
        case .frozenFormat:
            .init(
                [.warning],
                noticed: "A format style of the user's own shows a date that should stay up to date.",
                device: "The text is not kept up to date, or the view cannot be archived and stays empty.",
                mend: "Use a `SystemFormatStyle`, `Text(_:style:)`, or a timeline entry for each change.")
        case .gestureInWidget:
            .init(
                [.warning],
                noticed: "A gesture is attached to a view of a widget.",
                device: "It never happens; a tap opens the app.",
                mend: "Use `Button(intent:)` or `Link`.")
        case .greedyTimer:
            .init(
                [.warning],
                noticed: "A text that follows the clock takes all the width of a compact or minimal presentation.",
                device: "The island becomes as wide as it can get, with empty space beside the digits.",
                mend: "Give the text a width: `.frame(maxWidth:)` with about the number in the message.")
        case .heavyAttributes:
            .init(
                [.warning],
                noticed: "The attributes or the content state of a Live Activity hold a picture or other bulk.",
                device: "Attributes and state share 4 KB; a start or update beyond that fails.",
                mend: "Put pictures into the asset catalog or a file of the app group, and hold the name.")
        case .imageTooLarge:
            .init(
                [.error],
                noticed: "A picture has more pixels than the system archives for that widget.",
                device: "The archive fails, and the widget shows nothing new.",
                mend: "Scale the picture down to the size at which it is shown.")
        case .intentFailed:
            .init(
                [.warning],
                noticed: "An intent that a button or toggle runs threw an error; the message has it.",
                device: "A toggle goes back to its old state; the widget is not sure to be reloaded.",
                mend: "Handle the error in `perform()`, and store what the widget shows before it returns.")
        case .intentNotRun:
            .init(
                [.warning],
                noticed: "An intent of a button or toggle was not run: it belongs into the app's process and that does not run here, or the "
                    + "program does not have the intent or its values; the message says which.",
                device: "The intent runs, and the widget's timeline is reloaded afterwards.",
                mend: "Use a plain `AppIntent` where the widget's extension can do the work, or reload the widget with a `reload-widgets` "
                    + "event at that time.")
        case .intentValueNotArchived:
            .init(
                [.warning],
                noticed: "A parameter of an intent in a button or toggle has a value that has no archived form.",
                device: "The intent runs without the value.",
                mend: "Use a type that App Intents archive: numbers, texts, dates, URLs, `AppEnum`s, and entities whose query finds them again.")
        case .intentValueNotFound:
            .init(
                [.warning],
                noticed: "A widget's configuration was read with `widgetConfigurationIntent(of:)`, and a value of it can be found only by a "
                    + "query, which was not asked.",
                device: "The system has found the entity beforehand.",
                mend: "Compare another parameter, or look at the configuration in the provider.")
        case .leftOut:
            .init(
                [.note, .warning],
                noticed: "What does not build here is left out; of the target's own sources only (warning) what uses names that are not here.",
                device: "It is there.",
                mend: "Nothing, as long as the widget does not use it; otherwise write a stub of the module.")
        case .leftOutOfScene:
            .init(
                [.note],
                noticed: "A whole screen has no room for a widget or an activity, or there is no view for the place.",
                device: "The widget stands on another page, the activity further down; a place without a view stays empty.",
                mend: "Ask for fewer with `--family` or `--activities`, or give the view.")
        case .linkInSmall:
            .init(
                [.warning],
                noticed: "A `Link` is in a small widget or on the Lock Screen.",
                device: "It is ignored: a tap anywhere opens the `widgetURL`.",
                mend: "Use `widgetURL(_:)`, or a larger family.")
        case .localizationUnreadable:
            .init(
                [.warning],
                noticed: "A file of translations cannot be read.",
                device: "Xcode refuses the file, or its texts appear untranslated.",
                mend: "Mend the place that the message names.")
        case .longRunningIntentWithoutProgress:
            .init(
                [.warning],
                noticed: "A `LongRunningIntent` runs its background task and never sets `progress.totalUnitCount`.",
                device: "The system has no progress to show and stops the task.",
                mend: "Set `progress.totalUnitCount` before the work and `completedUnitCount` during it.")
        case .memoryLimit:
            .init(
                [.error],
                noticed: "The extension used more memory than a widget has.",
                device: "The system ends it at about 30 MB; the widget keeps what it shows.",
                mend: "Load less at once, and scale pictures down before they are kept.")
        case .missingColor:
            .init(
                [.warning],
                noticed: "A named colour is in no asset catalog of the target.",
                device: "It is drawn clear, with a line in the console.",
                mend: "Add the colour to the target's asset catalog, or mend the name.")
        case .missingContainerBackground:
            .init(
                [.warning],
                noticed: "The view of a widget has no container background.",
                device: "Since iOS 17 a notice is shown in the widget's place.",
                mend: "Add `containerBackground(for: .widget)` to the widget's view.")
        case .missingFace:
            .init(
                [.warning],
                noticed: "A font face that the text was laid out with cannot be loaded for drawing.",
                device: "Nothing: the face is missing on this machine.",
                mend: "Install the fonts again (`./islet doctor`), or add the font file to the target.")
        case .missingFont:
            .init(
                [.error, .warning],
                noticed: "A font that the code names is not there, or the fonts of this machine cannot be used.",
                device: "The system's font is drawn in place of a missing custom font.",
                mend: "Add the font file to the target and to `UIAppFonts` in its Info.plist; for the machine's fonts see `./islet doctor`.")
        case .missingImage:
            .init(
                [.warning],
                noticed: "A named picture is not in the bundle.",
                device: "Nothing is drawn in its place, with a line in the console.",
                mend: "Add the picture to an asset catalog of the extension's target, or mend the name.")
        case .missingModule:
            .init(
                [.error, .warning],
                noticed: "The sources import a module that cannot be had: its package is missing, or nobody has it. A warning if the rest builds.",
                device: "Xcode builds it, if the module is a fetched package.",
                mend: "Name a folder with the package (`--packages DIR`), or write a stub of the module (`IsletStubs` beside the project).")
        case .missingSymbol:
            .init(
                [.warning],
                noticed: "A system symbol is not known, or no symbols are installed.",
                device: "An unknown name draws nothing; names of newer systems draw nothing on older ones.",
                mend: "Mend the name, or run `Scripts/install-symbols`.")
        case .moreErrors:
            .init(
                [.note],
                noticed: "The compiler had more errors than are shown.",
                device: "Does not apply.",
                mend: "Mend the first ones and build again.")
        case .nestedTooDeep:
            .init(
                [.error],
                noticed: "Views lie hundreds of levels deep in each other.",
                device: "The extension ends: its stack overflows.",
                mend: "Look for a view whose body contains itself without an end.")
        case .networkInLiveActivity:
            .init(
                [.warning],
                noticed: "The program asked for something from the network while a Live Activity was drawn.",
                device: "The request fails: views of Live Activities have no network.",
                mend: "Load in the app, keep the file in the app group, and put its name into the content state.")
        case .networkInView:
            .init(
                [.warning],
                noticed: "The program asked for something from the network while a widget's view was drawn.",
                device: "The view is archived before the answer comes.",
                mend: "Load in the timeline provider and put the result into the entry.")
        case .noCompiler:
            .init(
                [.error],
                noticed: "`swiftc` is not on the search path.",
                device: "Does not apply.",
                mend: "Install Swift and add its `usr/bin` folder to `PATH`.")
        case .noFamilies:
            .init(
                [.warning],
                noticed: "A widget supports no family.",
                device: "It is not offered in the gallery.",
                mend: "Name families in `supportedFamilies(_:)`.")
        case .noIsland:
            .init(
                [.note],
                noticed: "The device has no Dynamic Island.",
                device: "It shows a Live Activity on the Lock Screen, and as a banner when an update carries an alert.",
                mend: "Nothing, or choose another `--device`.")
        case .noMain:
            .init(
                [.error],
                noticed: "A target declares widgets and no type has `@main`.",
                device: "The extension offers nothing in the gallery.",
                mend: "Write `@main` before the widget, or before the bundle that lists the widgets.")
        case .noPackage:
            .init(
                [.error],
                noticed: "Packages could not be fetched; the message has git's or the package manager's reason.",
                device: "Xcode fetches them.",
                mend: "Check the address and your access to it, or name a folder with checkouts: `--packages DIR`.")
        case .noPath:
            .init(
                [.error],
                noticed: "No path was given.",
                device: "Does not apply.",
                mend: "Name a folder, a package or an Xcode project.")
        case .noProject:
            .init(
                [.error],
                noticed: "The folder is the root of an app whose Xcode project another tool makes, and which is not there yet.",
                device: "Does not apply.",
                mend: "Run the command in the message first.")
        case .noSources:
            .init(
                [.error],
                noticed: "A folder, package or target has no Swift file.",
                device: "None of it: the program would not be built.",
                mend: "Add one, correct the target's path, or name another folder.")
        case .noSuchControl:
            .init(
                [.warning],
                noticed: "A scenario taps a button or toggle that the widget does not show at that moment.",
                device: "A tap beside the controls opens the app.",
                mend: "Name a text the control shows, or its intent's type.")
        case .noSuchFamily:
            .init(
                [.warning],
                noticed: "No widget of the target supports the family asked for.",
                device: "Does not apply.",
                mend: "Ask for a family that the widget supports.")
        case .noSuchFile:
            .init(
                [.error, .warning],
                noticed: "A file that a project or target names is missing.",
                device: "Xcode does not build the target, or ignores the settings.",
                mend: "Add the file, or take it out of the target; for settings, correct the build setting that names it.")
        case .noSuchPath:
            .init(
                [.error],
                noticed: "There is nothing to read at the path given.",
                device: "Does not apply.",
                mend: "Check the path and that you may read it.")
        case .noSuchTarget:
            .init(
                [.error],
                noticed: "The project has no target of the name given.",
                device: "Does not apply.",
                mend: "Choose one of the targets in the message.")
        case .noWidget:
            .init(
                [.error],
                noticed: "A project or a built target has nothing to draw: no widget, preview or window.",
                device: "The extension offers nothing in the gallery.",
                mend: "Declare a `Widget`, and mark it or its bundle `@main`; or choose another target.")
        case .nonInteractiveControl:
            .init(
                [.warning],
                noticed: "A control other than `Button` and `Toggle` is in a widget.",
                device: "It is drawn, or a yellow sign in its place, and does not react.",
                mend: "Use `Button(intent:)` or `Toggle(isOn:intent:)`.")
        case .notDrawn:
            .init(
                [.note],
                noticed: "A control, or a preview of something that is not known, is described and not drawn.",
                device: "It is shown there.",
                mend: "Nothing to mend: this version draws widgets, Live Activities, previews and windows.")
        case .notPainted:
            .init(
                [.error],
                noticed: "A picture could not be painted.",
                device: "Nothing: painting is Islet's own.",
                mend: "Read the reason in the message; often a size or a nesting without bound.")
        case .objectiveC:
            .init(
                [.warning],
                noticed: "A module is written in Objective-C.",
                device: "It runs on Apple's systems only.",
                mend: "Write a stub of the module in Swift.")
        case .olderPictures:
            .init(
                [.warning],
                noticed: "A target does not build, and the pictures in the folder are those of an earlier run.",
                device: "Does not apply.",
                mend: "Mend the errors and render again.")
        case .presentationNotOnDevice:
            .init(
                [.warning],
                noticed: "None of the presentations asked for exists on the device.",
                device: "It does not show them.",
                mend: "Choose other presentations or another `--device`.")
        case .processLimit:
            .init(
                [.error],
                noticed: "The extension started a flood of processes.",
                device: "Programs cannot start processes: `fork` and `posix_spawn` fail in the sandbox.",
                mend: "Do the work in the process itself, with tasks and queues.")
        case .providerError:
            .init(
                [.error],
                noticed: "A provider threw an error.",
                device: "The reload fails; the widget keeps what it shows.",
                mend: "Catch the error in the provider and return an entry that says so.")
        case .providerSlow:
            .init(
                [.warning],
                noticed: "A provider took long, though not too long.",
                device: "The reload costs time of the widget's budget.",
                mend: "Fetch less, or let the app fetch and share the data.")
        case .providerTimeout:
            .init(
                [.error],
                noticed: "A provider did not call its completion in time.",
                device: "The reload is dropped; the widget keeps what it shows.",
                mend: "Call the completion on every path, and sooner.")
        case .sceneNotOnDevice:
            .init(
                [.warning],
                noticed: "A scene was asked for that the device does not have.",
                device: "Nothing: a phone without a Dynamic Island has no island, an iPad no StandBy.",
                mend: "Name another device with `--device`.")
        case .severalMain:
            .init(
                [.error],
                noticed: "A target has `@main` more than once.",
                device: "Xcode does not build it.",
                mend: "Keep one entry point, or put each program in a folder of its own.")
        case .slowControlValue:
            .init(
                [.warning],
                noticed: "`currentValue()` of a control took longer than a second.",
                device: "Control Center shows the old value, or the preview's, until it arrives.",
                mend: "Keep the value where it can be read at once, such as the app group, and call "
                    + "`ControlCenter.shared.reloadControls(ofKind:)` when it changes.")
        case .squareInIsland:
            .init(
                [.warning],
                noticed: "A rectangle with sharp corners reaches out of the round outline of the Dynamic Island.",
                device: "Its corners are cut off.",
                mend: "Use a circle or a rounded rectangle concentric with the island, or larger margins.")
        case .staleNotShown:
            .init(
                [.note],
                noticed: "A Live Activity looks the same whether its content is up to date or stale.",
                device: "After the stale date the view is drawn again with `context.isStale`; people go on trusting old content.",
                mend: "Read `context.isStale` and say that the content is old, where the app gives a `staleDate`.")
        case .substitutedFont:
            .init(
                [.note],
                noticed: "A text names a font that iOS has and that cannot be shipped.",
                device: "The font itself is drawn.",
                mend: "Nothing is wrong: widths and line heights are close, letters look different.")
        case .symbolNotDrawn:
            .init(
                [.note],
                noticed: "A system symbol is one of Apple's, and no drawing stands in for it.",
                device: "The symbol is drawn.",
                mend: "Nothing is wrong: the placeholder keeps its place.")
        case .systemChannel:
            .init(
                [.error],
                noticed: "The host could not write a message to a program.",
                device: "There is no such message on a device.",
                mend: "Look at the values of the Live Activity that the message is about.")
        case .systemUnreachable:
            .init(
                [.warning],
                noticed: "A program asked the system something, and no host answered.",
                device: "The system always answers.",
                mend: "Run the program under `islet host`, or ignore it where only pictures are drawn.")
        case .tapInCompactIsland:
            .init(
                [.warning],
                noticed: "A link, button or toggle stands in a compact or minimal presentation.",
                device: "A tap anywhere opens the app with the `widgetURL` of the `DynamicIsland`; the control does nothing.",
                mend: "Move it into the expanded island or onto the Lock Screen, and give the island a `widgetURL`.")
        case .taskInLiveActivity:
            .init(
                [.warning],
                noticed: "A view of a Live Activity has a `task` modifier.",
                device: "Its closure never runs: the view is archived.",
                mend: "Do the work in the app and put the result into the content state.")
        case .textNotLaidOut:
            .init(
                [.warning],
                noticed: "Text that follows the clock could not be laid out when it was drawn.",
                device: "It is shown there.",
                mend: "Read the reason in the message; often the fonts of this machine (`./islet doctor`).")
        case .timelineEmpty:
            .init(
                [.error],
                noticed: "A timeline has no entries.",
                device: "The widget keeps what it shows, at first the placeholder.",
                mend: "Return at least one entry.")
        case .tooManyEntries:
            .init(
                [.warning],
                noticed: "A timeline has very many entries.",
                device: "Archiving is slow and may fail.",
                mend: "Return fewer, and ask again sooner.")
        case .tooManyWidgets:
            .init(
                [.warning],
                noticed: "A bundle has more widgets than a bundle can hold.",
                device: "Xcode does not build it.",
                mend: "Nest a second `WidgetBundle` by its `body`.")
        case .unboundedSize:
            .init(
                [.warning],
                noticed: "A view asks for an endless size.",
                device: "The view is not drawn.",
                mend: "Bound it with a frame, or mend the `Layout` that returns infinity.")
        case .undecodableImage:
            .init(
                [.warning],
                noticed: "The bytes of a picture cannot be decoded.",
                device: "Nothing is drawn in its place.",
                mend: "Encode the picture again as PNG or JPEG.")
        case .unionValueCase:
            .init(
                [.error],
                noticed: "A case of a `@UnionValue` has no value, or several.",
                device: "Xcode's macro refuses it too.",
                mend: "Give each case exactly one value.")
        case .unknownApp:
            .init(
                [.warning],
                noticed: "An app was to be opened that is not among the paths of this run.",
                device: "It opens apps that are installed.",
                mend: "Name the app's folder or project among the paths of `islet host`.")
        case .unknownSubject:
            .init(
                [.error],
                noticed: "The extension was asked for a widget, preview or window that it does not have.",
                device: "The widget stays as it is until it is removed.",
                mend: "Build again; keep the `kind` of a widget the same between builds.")
        case .unreadableImage:
            .init(
                [.warning],
                noticed: "The pixels of a `UIImage` cannot be read.",
                device: "Nothing is drawn in its place.",
                mend: "Make the image from data or by drawing.")
        case .unreadableSymbol:
            .init(
                [.warning],
                noticed: "A custom symbol holds no filled shape that can be read.",
                device: "Xcode refuses the symbol set.",
                mend: "Export it again from the symbol template.")
        case .unsupportedAPI:
            .init(
                [.note, .warning],
                noticed: "An API was used that Islet accepts and that has less effect than on a device.",
                device: "It works there.",
                mend: "See SUPPORT.md; the message says what happens in its place.")
        case .unsupportedView:
            .init(
                [.warning],
                noticed: "A view is in a widget that the system cannot archive, or that Islet does not draw.",
                device: "A yellow box with a prohibition sign is drawn, when the view is one for apps only.",
                mend: "Use stacks, grids, `Text`, `Image`, `Button(intent:)` or `Toggle(isOn:intent:)`.")
        case .userDefaultsUnavailable:
            .init(
                [.warning],
                noticed: "The store behind `UserDefaults` could not be opened or written, or a value is not one it can keep.",
                device: "A value that is no property list ends the process with an exception.",
                mend: "Keep property list values only; else mend the reason in the message.")
        case .standardDefaultsInExtension:
            .init(
                [.warning],
                noticed: "An extension uses `UserDefaults.standard`.",
                device: "The values are not shared with the app, so the widget does not see what the app wrote.",
                mend: "Use `UserDefaults(suiteName:)` with a group of both targets.")
        case .viewUpdateLoop:
            .init(
                [.warning],
                noticed: "The views change what they read each time they are made: in `body`, or in actions such as `onAppear`, `onChange`, "
                    + "`onPreferenceChange` or `onGeometryChange`.",
                device: "SwiftUI warns of changing state during an update or gives up with “tried to update multiple times per frame”; "
                    + "an app may hang.",
                mend: "Change state only when the new value differs, and never while `body` runs; or compute it where it is used.")
        case .widgetsWithoutMargins:
            .init(
                [.note],
                noticed: "The project was made by an Xcode before 15 for systems before iOS 17, and its sources name no `containerBackground`.",
                device: "Built with that Xcode its widgets fill their whole frame; built with a later one a notice stands in their place.",
                mend: "Add `containerBackground(for: .widget)` under `#available(iOS 17, *)` and build with a current Xcode.")
        }
    }
}
