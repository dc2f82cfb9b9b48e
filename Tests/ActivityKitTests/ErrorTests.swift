import ActivityKit
import FoundationOverlay
import Testing

@Suite struct ErrorTests {
    @Test(arguments: ActivityAuthorizationError.allCases) func everyErrorSaysWhatFailed(error: ActivityAuthorizationError) throws {
        #expect(error.localizedDescription == "The operation couldn’t be completed. \(try #require(error.failureReason))")
        #expect((error as NSError).localizedDescription == error.localizedDescription)
    }

    @Test func everyErrorHasACodeOfItsOwn() {
        #expect(ActivityAuthorizationError.allCases.map { ($0 as NSError).code } == Array(1...12))
        #expect(ActivityAuthorizationError.errorDomain == "com.apple.ActivityKit.ActivityAuthorization")
    }

    @Test func theErrorsOfDevicesHaveTheirTexts() {
        #expect(ActivityAuthorizationError.visibility.failureReason == "Target is not foreground")
        #expect(ActivityAuthorizationError.targetMaximumExceeded.errorCode == 5)
        #expect(ActivityAuthorizationError.unsupportedTarget.recoverySuggestion?.contains("Info.plist") == true)
    }

    @Test("R91: 4096 bytes pass, 4097 are refused, also by the tutorials' name of the error") func fourKilobytes() async throws {
        struct Note: ActivityAttributes {
            struct ContentState: Codable, Hashable { var note: String }
        }
        let overhead = #"{}{"note":""}"#.utf8.count
        await Stage().run { stage in
            for bytes in [4096, 4097] {
                let state = Note.ContentState(note: String(repeating: "x", count: bytes - overhead))
                let result = Result { try Activity.request(attributes: Note(), content: ActivityContent(state: state, staleDate: nil)) }
                guard bytes > 4096 else {
                    #expect((try? result.get().content.state) == state)
                    continue
                }
                let error = #expect(throws: ActivityAuthorizationError.attributesTooLarge) { try result.get() }
                #expect(error.flatMap { ActivityError($0) } == .dataTooLarge)
                #expect(stage.messages().last?.contains("take 4097 bytes of JSON, more than 4096: state.note 4093") == true)
            }
        }
    }

    @Test("R99: what tutorials call too many activities and not enabled") func namesOfTutorials() {
        #expect(ActivityError(.targetMaximumExceeded) == .tooManyActivities)
        #expect(ActivityError(.globalMaximumExceeded) == .tooManyActivities)
        #expect(ActivityError(.denied) == .notEnabled)
        #expect(ActivityError(.visibility) == nil)
    }
}
