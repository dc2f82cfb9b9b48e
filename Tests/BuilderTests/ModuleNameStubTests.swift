import Builder
import TestGate
import Testing

/// Missing modules whose one type has their own name.
@Suite(.startsPrograms) struct ModuleNameStubTests {
    @Test func `A module's name as a value is a type of that name`() throws {
        let work = try Workplace()
        let main = """
            import Beaver
            let log = Beaver.self
            func begin() {
                let console = ConsoleOutput()
                console.format = "$M"
                log.add(console)
                log.info("begun", context: 3)
            }
            @main struct Program { static func main() { begin(); log.debug("shown"); print("ended") } }

            """
        let product = try work.build(main, [])
        let said = ["add", "info", "debug"].map { "Beaver.Beaver.\($0) is not available here, and did nothing\n" }
        #expect(try run(product) == said.joined() + "ended\n")
        #expect(product.diagnostics.filter { $0.code == .leftOut }.map(\.message) == [])
        #expect(product.diagnostics.contains { $0.code == .stubbed && $0.message.hasPrefix("Beaver ") && $0.line == 2 })
    }
}
