/// The archive that the running code draws into, for what is reached without one at hand.
public enum RunningArchive {
    @TaskLocal public static var context: ArchiveContext?
}
