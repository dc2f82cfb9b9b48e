extension FindingCode {
    /// What a person is told of what is drawn: assets, fonts, symbols, texts and views; nil for a code of another topic.
    var aboutPictures: FindingDescription? {
        switch self {
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
        case .frozenFormat:
            .init(
                [.warning],
                noticed: "A format style of the user's own shows a date that should stay up to date.",
                device: "The text is not kept up to date, or the view cannot be archived and stays empty.",
                mend: "Use a `SystemFormatStyle`, `Text(_:style:)`, or a timeline entry for each change.")
        case .imageTooLarge:
            .init(
                [.error, .warning],
                noticed: "A picture has more pixels than the system archives for that widget; a warning for one of an asset catalog.",
                device: "The archive fails, and the widget shows nothing new. Pictures of catalogs have been seen on devices, and missing.",
                mend: "Scale the picture down to the size at which it is shown.")
        case .localizationUnreadable:
            .init(
                [.warning],
                noticed: "A file of translations cannot be read.",
                device: "Xcode refuses the file, or its texts appear untranslated.",
                mend: "Mend the place that the message names.")
        case .missingColor:
            .init(
                [.warning],
                noticed: "A named colour is in no asset catalog of the target.",
                device: "It is drawn clear, with a line in the console.",
                mend: "Add the colour to the target's asset catalog, or mend the name.")
        case .missingDestination:
            .init(
                [.warning],
                noticed: "A link of an app leads to a value for which no view says what is shown.",
                device: "A yellow triangle on an empty screen, with a line in the console.",
                mend: "Add `navigationDestination(for:)` with the value's type to a view inside of the navigation stack.")
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
                device: "Helvetica is drawn in place of a missing custom font, regular whatever weight is asked for.",
                mend: "Add the font file to the target and to `UIAppFonts` in its Info.plist; for the machine's fonts see `./islet doctor`.")
        case .missingImage:
            .init(
                [.warning],
                noticed: "A named picture is not in the bundle.",
                device: "Nothing is drawn in its place, with a line in the console.",
                mend: "Add the picture to an asset catalog of the extension's target, or mend the name.")
        case .missingGlyph:
            .init(
                [.warning],
                noticed: "A character of a text is in no font that Islet draws with; a box stands in its place.",
                device: "It is drawn where one of the device's fonts has it: Apple's logo, and more of the rarest ideographs.",
                mend: "Nothing, where the device draws it; else write another character, or bring a font that has it.")
        case .missingSymbol:
            .init(
                [.warning],
                noticed: "A system symbol is not known, or no symbols are installed.",
                device: "An unknown name draws nothing; names of newer systems draw nothing on older ones.",
                mend: "Mend the name, or run `Scripts/install-symbols`.")
        case .nestedTooDeep:
            .init(
                [.error],
                noticed: "Views lie hundreds of levels deep in each other, or the brackets or conditions of a source file do.",
                device: "The extension ends: its stack overflows. Compilers take minutes or end.",
                mend: "Look for a view whose body contains itself without an end; split the expression, or close what was left open.")
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
        case .textNotLaidOut:
            .init(
                [.warning],
                noticed: "Text that follows the clock could not be laid out when it was drawn.",
                device: "It is shown there.",
                mend: "Read the reason in the message; often the fonts of this machine (`./islet doctor`).")
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
        case .unsatisfiableConstraints:
            .init(
                [.warning],
                noticed: "Required constraints of an app's view cannot be met together.",
                device: "UIKit breaks one of them and logs all; which one it is can change.",
                mend: "Give one of them a priority below 1000, or remove it.")
        case .unsupportedView:
            .init(
                [.warning],
                noticed: "A view is in a widget that the system cannot archive, or that Islet does not draw.",
                device: "A yellow box with a prohibition sign is drawn, when the view is one for apps only.",
                mend: "Use stacks, grids, `Text`, `Image`, `Button(intent:)` or `Toggle(isOn:intent:)`.")
        case .viewUpdateLoop:
            .init(
                [.warning],
                noticed: "The views change what they read each time they are made: in `body`, or in actions such as `onAppear`, `onChange`, "
                    + "`onPreferenceChange` or `onGeometryChange`.",
                device: "SwiftUI warns of changing state during an update or gives up with “tried to update multiple times per frame”; "
                    + "an app may hang.",
                mend: "Change state only when the new value differs, and never while `body` runs; or compute it where it is used.")
        default: nil
        }
    }
}
