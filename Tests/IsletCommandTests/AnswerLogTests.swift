import IsletModel
import Testing

@testable import IsletCommand

/// What is kept of a command's words for its answer in JSON.
struct AnswerLogTests {
    private let finding = Finding(.usage, .error, "no such option")

    @Test func textIsKeptWhereItIsTheAnswer() {
        let log = AnswerLog(keepsOutput: true)
        log.add("one\n")
        log.add(finding)
        log.add("two\n")
        #expect(log.output == "one\ntwo\n" && log.findings == [finding] && log.hasPrinted)
    }

    @Test func aCommandThatPrintsItsResultForDaysLeavesNothingBehind() {
        let log = AnswerLog(keepsOutput: false)
        log.add(finding)
        #expect(log.findings == [finding] && !log.hasPrinted)
        for _ in 0..<1000 {
            log.add("{}\n")
            log.add(finding)
        }
        #expect(log.output.isEmpty && log.findings.isEmpty && log.hasPrinted)
    }
}
