/// What the system allows a running app.
public struct AppLifeRules: Hashable, Sendable {
    /// Seconds an app goes on in the background until it is suspended.
    public let suspendSeconds: Double
    /// Seconds of real time in which an app must be quiet after everything that happens in it.
    public let quietSeconds: Double

    /// Seconds by which the wall clock may run ahead of the computer's own before that is called an absence.
    public let absenceSeconds: Double

    public static var standard: AppLifeRules { SystemProfile.standard.appLife }

    init(_ values: ProfileValues) throws(ProfileProblem) {
        suspendSeconds = try values.number("apps.suspendSeconds")
        quietSeconds = try values.number("apps.quietSeconds")
        absenceSeconds = try values.number("processes.absenceSeconds")
    }
}
