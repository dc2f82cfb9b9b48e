extension FindingCode {
    /// What a person is told of running programs: apps, extensions and what they share; nil for a code of another topic.
    var aboutPrograms: FindingDescription? {
        switch self {
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
        case .diskLimit:
            .init(
                [.error],
                noticed: "The program's containers grew by more than is let through.",
                device: "It goes on until the device is full.",
                mend: "Keep less, and remove what is no longer needed.")
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
        case .foundationUnsupported:
            .init(
                [.warning],
                noticed: "Something of Apple's Foundation was used that Islet does not have.",
                device: "It works there.",
                mend: "See SUPPORT.md; the message says what happens in its place.")
        case .memoryLimit:
            .init(
                [.error],
                noticed: "The extension used more memory than a widget has.",
                device: "The system ends it at about 30 MB; the widget keeps what it shows.",
                mend: "Load less at once, and scale pictures down before they are kept.")
        case .processLimit:
            .init(
                [.error],
                noticed: "The extension started a flood of processes.",
                device: "Programs cannot start processes: `fork` and `posix_spawn` fail in the sandbox.",
                mend: "Do the work in the process itself, with tasks and queues.")
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
        case .unknownApp:
            .init(
                [.warning],
                noticed: "An app was to be opened that is not among the paths of this run.",
                device: "It opens apps that are installed.",
                mend: "Name the app's folder or project among the paths of `islet host`.")
        case .unsupportedAPI:
            .init(
                [.note, .warning],
                noticed: "An API was used that Islet accepts and that has less effect than on a device.",
                device: "It works there.",
                mend: "See SUPPORT.md; the message says what happens in its place.")
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
        case .connectionLimit:
            .init(
                [.warning],
                noticed: "More programs connected than the device takes; the message has the number.",
                device: "Nothing: so many programs do not run at a time.",
                mend: "Close connections that are not used; look for a program that connects in a loop.")
        default: nil
        }
    }
}
