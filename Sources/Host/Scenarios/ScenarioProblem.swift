import DeviceDriver
import IsletModel

/// What is wrong with a scenario: one line with the file, the event and the mend.
public struct ScenarioProblem: Error, Equatable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}

/// Why a scenario does not go on.
public enum ScenarioFailure: Error {
    case problem(ScenarioProblem)
    case device(DeviceDriverError)
}
