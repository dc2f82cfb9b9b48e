import Testing
import WebServer

@Suite struct RequestGateTests {
    private let gate = RequestGate(hosts: ["127.0.0.1:8000", "localhost:8000"], token: "secret")

    private func verdict(_ path: String, host: String = "127.0.0.1:8000", origin: String = "", isGet: Bool = true) -> RequestGate.Verdict {
        gate.verdict(on: RequestGate.Request(path: path, host: host, origin: origin, isGet: isGet))
    }

    private func status(_ verdict: RequestGate.Verdict) -> Int? { if case .refused(let status, _) = verdict { status } else { nil } }

    @Test func filesBelowTheTokenAreServed() {
        #expect(verdict("/secret/") == .allowed(path: ""))
        #expect(verdict("/secret/main.js", host: "LOCALHOST:8000") == .allowed(path: "main.js"))
        #expect(verdict("/secret/socket", origin: "http://localhost:8000") == .allowed(path: "socket"))
    }

    @Test(arguments: ["/", "/main.js", "/secre/", "/secrets/", "/secret", "", "//secret/", "/Secret/", "/secret/../etc", "/secret/a/../b"])
    func otherPathsAreNotThere(_ path: String) { #expect(status(verdict(path)) == 404) }

    @Test(arguments: ["", "evil.example", "127.0.0.1", "127.0.0.1:8001", "127.0.0.1:8000.evil.example", "evil.example:8000"])
    func otherNamesOfTheServerAreRefused(_ host: String) { #expect(status(verdict("/secret/", host: host)) == 421) }

    @Test(arguments: ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:80000", "file://", "https://localhost:8001"])
    func otherSitesAreRefused(_ origin: String) { #expect(status(verdict("/secret/socket", origin: origin)) == 403) }

    @Test func otherMethodsAreRefused() { #expect(status(verdict("/secret/", isGet: false)) == 405) }

    @Test func aMountComesBeforeTheToken() {
        let gate = RequestGate(hosts: ["localhost:3000"], token: "secret", mount: "/islet")
        #expect(gate.verdict(on: .init(path: "/islet/secret/style.css", host: "localhost:3000")) == .allowed(path: "style.css"))
        #expect(status(gate.verdict(on: .init(path: "/secret/style.css", host: "localhost:3000"))) == 404)
    }

    @Test func tokensHave128BitsAndDiffer() {
        let tokens = (0..<100).map { _ in RequestGate.makeToken() }
        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.count == 26 && $0.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) } })
    }
}
