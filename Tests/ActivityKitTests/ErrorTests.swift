import ActivityKit
import Testing

@Suite struct ErrorTests {
    static let all: [ActivityAuthorizationError] = [
        .attributesTooLarge, .unsupported, .denied, .globalMaximumExceeded, .targetMaximumExceeded, .unsupportedTarget, .visibility,
        .persistenceFailure, .missingProcessIdentifier, .unentitled, .malformedActivityIdentifier, .reconnectNotPermitted,
    ]

    @Test(arguments: all) func everyErrorSaysWhatFailed(error: ActivityAuthorizationError) {
        #expect(error.localizedDescription == error.failureReason)
        #expect(error.localizedDescription.hasSuffix("."))
    }

    @Test func everyErrorHasACodeOfItsOwn() {
        #expect(Self.all.map { ($0 as NSError).code } == Array(0..<12))
        #expect(Set(Self.all.map { ($0 as NSError).domain }).count == 1)
    }
}
