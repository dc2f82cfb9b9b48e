extension FindingCode {
    /// What a person is told of projects and builds; nil for a code of another topic.
    var aboutBuilds: FindingDescription? {
        switch self {
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
        case .declaredOnly:
            .init(
                [.note],
                noticed: "A framework of Apple's is imported of which Islet has nothing but its name.",
                device: "It is there.",
                mend: "Nothing, as long as the widget does not use it; else leave it out with `#if canImport`, or write a stub of the module.")
        case .duplicateBundle:
            .init(
                [.note],
                noticed: "Several targets have one bundle identifier, and a device holds one program of it: the first is taken.",
                device: "The one that was installed last is there.",
                mend: "Name the one that is meant with `--target`.")
        case .deviceNotKnown:
            .init(
                [.warning],
                noticed: "A widget or preview is asked for on a device whose frames are published nowhere.",
                device: "The device shows the widget, at a size nobody has written down.",
                mend: "Choose another device with `--device`.")
        case .emptyWorkspace:
            .init(
                [.error],
                noticed: "An Xcode workspace names no project that is on disk.",
                device: "None of it: the program would not be built.",
                mend: "Fetch the missing projects, or name a project itself.")
        case .extensionPoint:
            .init(
                [.warning],
                noticed: "An extension holds WidgetKit's widgets, and its Info.plist names another extension point.",
                device: "The system does not find the widgets.",
                mend: "Write `com.apple.widgetkit-extension` as `NSExtensionPointIdentifier`.")
        case .dataRace:
            .init(
                [.warning, .note],
                noticed: "The compiler finds a data race that the Swift 6 language mode refuses. The module is built with it, as Swift 5 does.",
                device: "Nothing differs. Whether Xcode builds it depends on the version of its compiler.",
                mend: "Isolate or copy what is shared between tasks, or make its type Sendable.")
        case .leftOut:
            .init(
                [.note, .warning, .error],
                noticed: "What does not build here is left out; of the target's own sources only what uses names that are not here (warning), or "
                    + "uses a type, function or modifier of a framework in a way that is not here (error).",
                device: "It is there, unless the sources have a mistake in that place.",
                mend: "Nothing, as long as the widget does not use it; otherwise write a stub of the module, or mend the mistake.")
        case .stubbed:
            .init(
                [.note, .warning],
                noticed: "A module that cannot be had is declared from how the sources use it, so that they build; nothing of it does anything.",
                device: "The module's own code runs.",
                mend: "Name a folder with the package (`--packages DIR`), or have a stub written and say in it what it does (`islet stub`).")
        case .missingModule:
            .init(
                [.error, .warning],
                noticed: "The sources import a module that cannot be had: its package is missing, or nobody has it. A warning if the rest builds.",
                device: "Xcode builds it, if the module is a fetched package.",
                mend: "Name a folder with the package (`--packages DIR`), or write a stub of the module (`IsletStubs` beside the project).")
        case .moreErrors:
            .init(
                [.note],
                noticed: "The compiler had more errors than are shown.",
                device: "Does not apply.",
                mend: "Mend the first ones and build again.")
        case .noCompiler:
            .init(
                [.error],
                noticed: "`swiftc` is not on the search path.",
                device: "Does not apply.",
                mend: "Install Swift and add its `usr/bin` folder to `PATH`.")
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
        case .otherRevision:
            .init(
                [.warning],
                noticed: "The revision or version of a package that the project asks for is not in the package's repository any more.",
                device: "Xcode refuses to resolve the packages.",
                mend: "Resolve the packages anew in Xcode, or name a folder with the checkout that is meant: `--packages DIR`.")
        case .severalMain:
            .init(
                [.error],
                noticed: "A target has `@main` more than once.",
                device: "Xcode does not build it.",
                mend: "Keep one entry point, or put each program in a folder of its own.")
        case .manifestConfined:
            .init(
                [.warning],
                noticed: "A `Package.swift` asked for a file of the home folder, or for another machine, and was refused.",
                device: "Xcode gives it the files, and no network: the package may look different there.",
                mend: "Let the manifest do without: it sees its own repository and the toolchain, and has no network.")
        case .usage:
            .init(
                [.error],
                noticed: "A command was given words, files or folders that it cannot work with; the message says which.",
                device: "Nothing: no widget was read.",
                mend: "Do as the message says; `islet help COMMAND` lists what a command takes.")
        case .scriptPhase:
            .init(
                [.note],
                noticed: "A target runs a script while Xcode builds it; it is not run here.",
                device: "Xcode runs it, and what it makes is part of the target.",
                mend: "Run what it makes sources or resources with yourself, and add the files to the target.")
        default: nil
        }
    }
}
