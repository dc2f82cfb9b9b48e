import Foundation

/// A request of a program and what came of it.
public struct NetworkExchange: Codable, Sendable, Equatable {
    public struct Header: Codable, Sendable, Equatable {
        public var name: String
        public var value: String

        public init(name: String, value: String) { (self.name, self.value) = (name, value) }
    }

    /// What two requests have in common that are answered alike.
    public struct Request: Codable, Sendable, Hashable {
        public var method: String
        public var url: String
        public var body: Data?

        public init(method: String, url: String, body: Data? = nil) {
            self.method = method.uppercased()
            self.url = url
            self.body = body.flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    public enum Answer: Codable, Sendable, Equatable {
        case response(status: Int, headers: [Header], body: Data)
        /// A code of `NSURLErrorDomain`.
        case failure(code: Int)
    }

    public var request: Request
    public var answer: Answer
    /// When it was asked by the program's clock, in seconds since 1970.
    public var moment: Double

    public init(_ request: Request, answer: Answer, moment: Double) {
        self.request = request
        self.answer = answer
        self.moment = moment
    }
}

extension NetworkExchange.Request {
    /// The same for equal requests on every machine, of 16 hexadecimal digits (FNV-1a).
    var key: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let bytes = [Data(method.utf8), Data(url.utf8), body ?? Data()].joined(separator: [0])
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
