import Foundation
import SwiftUI
import Testing
import ViewEngine

private enum NumberKey: ViewEngine.EnvironmentKey { static var defaultValue: Int { -1 } }
private enum TextKey: ViewEngine.EnvironmentKey { static var defaultValue: String? { nil } }
private final class Model {}

@Suite struct EnvironmentTests {
    @Test func aCopyKeepsItsValuesHoweverManyChangesFollow() {
        var environment = EnvironmentValues()
        environment[TextKey.self] = "first"
        var copies: [EnvironmentValues] = []
        for number in 0..<50 {
            environment[NumberKey.self] = number
            copies.append(environment)
        }
        environment[TextKey.self] = nil
        #expect(copies.map { $0[NumberKey.self] } == Array(0..<50))
        #expect(copies.allSatisfy { $0[TextKey.self] == "first" })
        #expect(environment[TextKey.self] == nil)
        #expect(EnvironmentValues()[NumberKey.self] == -1)
    }

    @Test func anObjectCanBeTakenOutAgain() {
        var environment = EnvironmentValues()
        let model = Model()
        environment[objectOf: ObjectIdentifier(Model.self)] = model
        let before = environment
        environment[objectOf: ObjectIdentifier(Model.self)] = nil
        #expect(environment[objectOf: ObjectIdentifier(Model.self)] == nil)
        #expect(before[objectOf: ObjectIdentifier(Model.self)] as? Model === model)
    }
}
