/// Decides who may read the page and open its socket. Pure.
///
/// A page of another site can make a browser ask any server on this machine. It cannot set `Host` and `Origin`, and does not know the token.
public struct RequestGate: Hashable, Sendable {
    /// What is asked for.
    public struct Request: Hashable, Sendable {
        public var path: String
        public var host: String
        /// Empty where the client sent none, as programs do.
        public var origin: String
        public var isGet: Bool

        public init(path: String, host: String, origin: String = "", isGet: Bool = true) {
            (self.path, self.host, self.origin, self.isGet) = (path, host, origin, isGet)
        }
    }

    public enum Verdict: Hashable, Sendable {
        /// Serve what lies at this path below the token's folder.
        case allowed(path: String)
        case refused(status: Int, reason: String)
    }

    /// Names by which this server is asked for, with the port where it is not HTTP's own.
    public var hosts: Set<String>
    /// The first part of every path.
    public var token: String
    /// A folder before the token, `/name`, where another server passes requests on; empty otherwise.
    public var mount: String

    public init(hosts: Set<String>, token: String, mount: String = "") {
        (self.hosts, self.token, self.mount) = (hosts, token, mount)
    }

    public func verdict(on request: Request) -> Verdict {
        guard request.isGet else { return .refused(status: 405, reason: "GET is the only method") }
        guard hosts.contains(request.host.lowercased()) else { return .refused(status: 421, reason: "this server has another name") }
        if !request.origin.isEmpty, !isOwn(request.origin) { return .refused(status: 403, reason: "another site asked") }
        let root = "\(mount)/\(token)/"
        guard Self.isEqual(String(request.path.prefix(root.count)), root) else { return .refused(status: 404, reason: "the address is another one") }
        let path = String(request.path.dropFirst(root.count))
        guard !path.split(separator: "/", omittingEmptySubsequences: false).contains("..") else {
            return .refused(status: 404, reason: "no such file")
        }
        return .allowed(path: path)
    }

    private func isOwn(_ origin: String) -> Bool {
        let origin = origin.lowercased()
        return hosts.contains { origin == "http://\($0)" || origin == "https://\($0)" }
    }

    /// Takes as long for a wrong text as for the right one.
    private static func isEqual(_ first: String, _ second: String) -> Bool {
        let (first, second) = (Array(first.utf8), Array(second.utf8))
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// A text that nobody can guess: 128 bits from the system.
    public static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return [generator.next(), generator.next()].map { (word: UInt64) in
            let text = String(word, radix: 36)
            return String(repeating: "0", count: 13 - text.count) + text
        }.joined()
    }
}
