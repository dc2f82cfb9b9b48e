import ViewEngine

private enum NavigationColumnHostKey: EnvironmentKey { static var defaultValue: NavigationColumnHost? { nil } }

/// The column of a split view that a narrow window shows as a screen. A navigation stack in it takes its bar over: there is one bar, and its first
/// screen leads back to the column before.
@MainActor
final class NavigationColumnHost {
    let back: NavigationBack
    /// How the title of the first screen is shown where the screen does not say.
    let displayMode: NavigationBarItem.TitleDisplayMode?
    private(set) var isTaken = false

    init(back: NavigationBack, displayMode: NavigationBarItem.TitleDisplayMode?) { (self.back, self.displayMode) = (back, displayMode) }

    /// Gives the bar to the first stack that asks.
    func take() -> Bool {
        guard !isTaken else { return false }
        isTaken = true
        return true
    }
}

extension EnvironmentValues {
    /// The column whose bar a navigation stack takes over; nil outside of one.
    var navigationColumnHost: NavigationColumnHost? {
        get { self[NavigationColumnHostKey.self] }
        set { self[NavigationColumnHostKey.self] = newValue }
    }
}
