extension FindingCode {
    /// What a person is told of widgets, their timelines and intents; nil for a code of another topic.
    var aboutWidgets: FindingDescription? {
        switch self {
        case .archiveNotKept:
            .init(
                [.error],
                noticed: "The views that an extension archived cannot be written into the device's folder.",
                device: "The widget keeps what it shows.",
                mend: "Make room on the disk, or see that the folder can be written.")
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
        case .buttonActionClosure:
            .init(
                [.warning],
                noticed: "A `Button` or `Toggle` in a widget has a closure or a binding.",
                device: "The closure never runs; a tap opens the app.",
                mend: "Use `Button(intent:)` or `Toggle(isOn:intent:)`.")
        case .configurationNotRead:
            .init(
                [.warning],
                noticed: "A scenario configures a widget with a text that is not JSON.",
                device: "A configuration comes from the widget's own editor, and always fits.",
                mend: "Write the parameters of the configuration intent as a JSON object.")
        case .entriesOutOfOrder:
            .init(
                [.warning],
                noticed: "The entries of a timeline are not sorted by date.",
                device: "They are shown in the order of their dates.",
                mend: "Sort them by date.")
        case .entriesNotDrawn:
            .init(
                [.note],
                noticed: "A timeline has more entries than `--entries` asks for.",
                device: "All are shown in their time.",
                mend: "Nothing, or give a larger number.")
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
        case .longRunningIntentWithoutProgress:
            .init(
                [.warning],
                noticed: "A `LongRunningIntent` runs its background task and never sets `progress.totalUnitCount`.",
                device: "The system has no progress to show and stops the task.",
                mend: "Set `progress.totalUnitCount` before the work and `completedUnitCount` during it.")
        case .missingContainerBackground:
            .init(
                [.warning],
                noticed: "The view of a widget has no container background.",
                device: "Since iOS 17 a notice is shown in the widget's place.",
                mend: "Add `containerBackground(for: .widget)` to the widget's view.")
        case .networkInView:
            .init(
                [.warning],
                noticed: "The program asked for something from the network while a widget's view was drawn.",
                device: "The view is archived before the answer comes.",
                mend: "Load in the timeline provider and put the result into the entry.")
        case .fixtureUnreadable:
            .init(
                [.warning],
                noticed: "What the file of `--fixtures` says for a framework cannot be read.",
                device: "A device has the person's own data. Here the framework answers as if they were refused.",
                mend: "Mend the member that is named; docs/fixtures.md lists them all.")
        case .networkNotRecorded:
            .init(
                [.warning],
                noticed: "The program asked for something that the recording of `--network replay` has no answer for.",
                device: "A device asks the network. Here the request fails as without one.",
                mend: "Record again with `--network record FILE`, or add the exchange to the file: it is an HTTP archive.")
        case .duplicateKind:
            .init(
                [.warning],
                noticed: "Two widgets of a bundle have the same kind.",
                device: "Widgets are told apart by their kind: the gallery offers one of them, and which one is not defined.",
                mend: "Give each widget a kind of its own, and keep it: placed widgets are found by it.")
        case .extensionUnavailable:
            .init(
                [.error],
                noticed: "An extension uses what Apple's SDK allows in apps alone.",
                device: "It does not get there: Xcode ends with “is unavailable in application extensions”.",
                mend: "Open addresses with `Link` or `widgetURL`, and leave the rest to the app.")
        case .noFamilies:
            .init(
                [.warning],
                noticed: "A widget supports no family.",
                device: "It is not offered in the gallery.",
                mend: "Name families in `supportedFamilies(_:)`.")
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
        case .heavyViewBody:
            .init(
                [.note],
                noticed: "A body gives a list what one of the target's own functions makes of a collection.",
                device: "The function runs for every entry, family and appearance that is archived, within the time and memory of the extension.",
                mend: "Call it in the provider, and keep the result in the entry.")
        case .noWidget:
            .init(
                [.error, .note],
                noticed: "A project or a built target has nothing to draw: no widget, preview or window.",
                device: "The extension offers nothing in the gallery.",
                mend: "Declare a `Widget`, and mark it or its bundle `@main`; or choose another target.")
        case .nonInteractiveControl:
            .init(
                [.warning],
                noticed: "A control other than `Button` and `Toggle` is in a widget.",
                device: "It is drawn, or a yellow sign in its place, and does not react.",
                mend: "Use `Button(intent:)` or `Toggle(isOn:intent:)`.")
        case .presentationNotOnDevice:
            .init(
                [.warning],
                noticed: "None of the presentations asked for exists on the device.",
                device: "It does not show them.",
                mend: "Choose other presentations or another `--device`.")
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
        case .reloadTooSoon:
            .init(
                [.warning],
                noticed: "A timeline asks to be replaced sooner than the budget of a day allows for.",
                device: "It reloads as often as the budget lasts, then the widget shows old entries until the next day.",
                mend: "Ask every 15 to 60 minutes at most, and return entries for the time between.")
        case .sceneNotOnDevice:
            .init(
                [.warning],
                noticed: "A scene was asked for that the device does not have.",
                device: "Nothing: a phone without a Dynamic Island has no island, an iPad no StandBy.",
                mend: "Name another device with `--device`.")
        case .slowControlValue:
            .init(
                [.warning],
                noticed: "`currentValue()` of a control took longer than a second.",
                device: "Control Center shows the old value, or the preview's, until it arrives.",
                mend: "Keep the value where it can be read at once, such as the app group, and call "
                    + "`ControlCenter.shared.reloadControls(ofKind:)` when it changes.")
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
        case .unionValueCase:
            .init(
                [.error],
                noticed: "A case of a `@UnionValue` has no value, or several.",
                device: "Xcode's macro refuses it too.",
                mend: "Give each case exactly one value.")
        case .unknownSubject:
            .init(
                [.error],
                noticed: "The extension was asked for a widget, preview or window that it does not have.",
                device: "The widget stays as it is until it is removed.",
                mend: "Build again; keep the `kind` of a widget the same between builds.")
        case .widgetsWithoutMargins:
            .init(
                [.note],
                noticed: "The project was made by an Xcode before 15 for systems before iOS 17, and its sources name no `containerBackground`.",
                device: "Built with that Xcode its widgets fill their whole frame; built with a later one a notice stands in their place.",
                mend: "Add `containerBackground(for: .widget)` under `#available(iOS 17, *)` and build with a current Xcode.")
        case .willNotMove:
            .init(
                [.warning],
                noticed:
                    "A view of a widget or Live Activity asks for something that goes on moving: a symbol effect, phases, keyframes, a schedule of "
                    + "frames, an animation that repeats forever, `withAnimation`.",
                device: "It stands still: the view is archived once. Only what changes between two archives moves, for two seconds at most.",
                mend:
                    "Let the next entry or content state differ, with `.animation(_:value:)`, `.transition` or `.contentTransition` on what changes.")
        default: nil
        }
    }
}
