import FoundationOverlay

/// What a protocol says of a message.
open class NWProtocolMetadata: @unchecked Sendable {}

/// What describes a protocol.
open class NWProtocolDefinition: @unchecked Sendable {
    public let name: String

    init(name: String) { self.name = name }
}

/// - Support: partial. Options and metadata; no connection is made.
public final class NWProtocolWebSocket {
    public enum Opcode: Int, Sendable { case cont = 0, text, binary, close = 8, ping, pong }

    public enum CloseCode: Hashable, Sendable {
        public enum Defined: UInt16, Sendable {
            case normalClosure = 1000, goingAway, protocolError, unsupportedData
            case noStatusReceived = 1005, abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtension
            case internalServerError
            case tlsHandshake = 1015
        }

        case protocolCode(Defined)
        case applicationCode(UInt16)
        case privateCode(UInt16)
    }

    public enum Version: Sendable { case v13 }

    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var autoReplyPing = false
        public var skipHandshake = false
        /// Bytes.
        public var maximumMessageSize = 0
        private(set) var headers: [(name: String, value: String)] = []
        private(set) var subprotocols: [String] = []

        public init(_ version: Version = .v13) {}

        public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) { self.headers = headers }
        public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }
        public func setClientRequestHandler(
            _ queue: DispatchQueue, handler: @escaping (_ subprotocols: [String], _ headers: [(name: String, value: String)]) -> Response
        ) {}
    }

    public struct Response: Sendable {
        public enum Status: Sendable { case accept, reject }

        public let status: Status
        public let subprotocol: String?
        public let additionalHeaders: [(name: String, value: String)]?

        public init(status: Status, subprotocol: String?, additionalHeaders: [(name: String, value: String)]? = nil) {
            (self.status, self.subprotocol, self.additionalHeaders) = (status, subprotocol, additionalHeaders)
        }
    }

    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let opcode: Opcode
        public var closeCode = CloseCode.protocolCode(.normalClosure)
        public var selectedSubprotocol: String? { nil }
        public var additionalServerHeaders: [(name: String, value: String)]? { nil }

        public init(opcode: Opcode) { self.opcode = opcode }

        /// Never called: no answer comes.
        public func setPongHandler(_ queue: DispatchQueue, handler: @escaping @Sendable (NWError?) -> Void) {}
    }

    public static let definition = NWProtocolDefinition(name: "websocket")
}
