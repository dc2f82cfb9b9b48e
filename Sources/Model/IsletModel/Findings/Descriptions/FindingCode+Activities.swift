extension FindingCode {
    /// What a person is told of Live Activities and the Dynamic Island; nil for a code of another topic.
    var aboutActivities: FindingDescription? {
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
                [.error, .warning, .note],
                noticed:
                    "A Live Activity has no preview in the source, and no content state was given: it is shown with values made up from its types.",
                device: "Nothing: on a device the app starts the activity with its state.",
                mend: "Give `--attributes FILE --state FILE`, or add a `#Preview(as: .content, using: …)` with `contentStates`.")
        case .heavyAttributes:
            .init(
                [.warning],
                noticed: "The attributes or the content state of a Live Activity hold a picture or other bulk.",
                device: "Attributes and state share 4 KB; a start or update beyond that fails.",
                mend: "Put pictures into the asset catalog or a file of the app group, and hold the name.")
        case .networkInLiveActivity:
            .init(
                [.warning],
                noticed: "The program asked for something from the network while a Live Activity was drawn.",
                device: "The request fails: views of Live Activities have no network.",
                mend: "Load in the app, keep the file in the app group, and put its name into the content state.")
        case .noIsland:
            .init(
                [.note],
                noticed: "The device has no Dynamic Island.",
                device: "It shows a Live Activity on the Lock Screen, and as a banner when an update carries an alert.",
                mend: "Nothing, or choose another `--device`.")
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
        default: nil
        }
    }
}
