import ViewEngine

private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls leave out their labels.
    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
}

extension View {
    public nonisolated func labelsHidden() -> some View { changingEnvironment { $0.hidesLabels = true } }
}
