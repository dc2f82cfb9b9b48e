import FoundationOverlay
import UniformTypeIdentifiers

/// A file that intents hand on.
public struct IntentFile: Hashable, Sendable, Codable {
    public var filename: String
    public var typeIdentifier: String?
    public let fileURL: URL?
    private let contents: Data?

    public init(data: Data, filename: String, type: UTType? = nil) {
        self.filename = filename
        typeIdentifier = type?.identifier
        fileURL = nil
        contents = data
    }

    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.filename = filename ?? fileURL.lastPathComponent
        typeIdentifier = type?.identifier
        self.fileURL = fileURL
        contents = nil
    }

    public var type: UTType? { typeIdentifier.flatMap { UTType($0) } }

    /// The file's bytes; none where it cannot be read.
    public var data: Data { contents ?? fileURL.flatMap { FileManager.default.contents(atPath: $0.path) } ?? Data() }
}

extension IntentFile: _CodedIntentValue {}

/// A person that intents hand on.
public struct IntentPerson: Hashable, Sendable, Codable {
    public enum Name: Hashable, Sendable, Codable {
        case displayName(String)
        case components(PersonNameComponents)

        /// The name as it is shown.
        public var displayString: String {
            switch self {
            case .displayName(let name): name
            case .components(let components): PersonNameComponentsFormatter().string(from: components)
            }
        }
    }

    public enum Identifier: Hashable, Sendable, Codable {
        case applicationDefined(String)
        case contactBook(String)
    }

    public struct Handle: Hashable, Sendable, Codable {
        public enum Value: Hashable, Sendable, Codable {
            case emailAddress(String)
            case phoneNumber(String)
            case applicationDefined(String)
        }

        public let value: Value
        public let label: String?

        public init(emailAddress: String, label: String? = nil) { (value, self.label) = (.emailAddress(emailAddress), label) }
        public init(phoneNumber: String, label: String? = nil) { (value, self.label) = (.phoneNumber(phoneNumber), label) }
        public init(applicationDefined: String, label: String? = nil) { (value, self.label) = (.applicationDefined(applicationDefined), label) }
    }

    public let identifier: Identifier
    public let name: Name
    public let handle: Handle
    public let isMe: Bool
    public let image: DisplayRepresentation.Image?

    public init(identifier: Identifier, name: Name, handle: Handle, isMe: Bool = false, image: DisplayRepresentation.Image? = nil) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.isMe = isMe
        self.image = image
    }
}

extension IntentPerson: _CodedIntentValue {}

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable, Codable {
    public let amount: Decimal
    /// ISO 4217.
    public let currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: _CodedIntentValue {}

/// How something is paid.
public struct IntentPaymentMethod: Hashable, Sendable, Codable {
    public enum PaymentType: String, Hashable, Sendable, Codable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    public let type: PaymentType
    public let name: String

    public init(type: PaymentType, name: String) {
        self.type = type
        self.name = name
    }
}

extension IntentPaymentMethod: _CodedIntentValue {}
