/// The type of the `NSUserActivity` that an app is opened with by a tap on a Live Activity that has no URL.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"
