/// The environment of the view whose action runs: set around actions and tasks, and inherited by the tasks these start.
public enum ActionEnvironment {
    @TaskLocal public static var current: EnvironmentValues?
}
