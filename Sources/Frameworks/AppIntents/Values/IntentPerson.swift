import FoundationOverlay
import UniformTypeIdentifiers

/// A person that intents hand on.
public struct IntentPerson: Hashable, Sendable, Codable {
    public enum Name: Hashable, Sendable, Codable {
        case unknown
        case displayName(String)
        case components(PersonNameComponents)

        /// The name as it is shown.
        public var displayString: String {
            switch self {
            case .unknown: ""
            case .displayName(let name): name
            case .components(let components): PersonNameComponentsFormatter().string(from: components)
            }
        }
    }

    public enum Identifier: Hashable, Sendable, Codable {
        case unknown
        case applicationDefined(String)
        /// The identifier of a contact.
        case contact(String)
    }

    public struct Handle: Hashable, Sendable, Codable {
        /// What a handle is called, such as at work.
        public enum Label: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
            case home, work, school, mobile, iPhone, main, homeFax, workFax, pager, other
            case custom(String)

            public init(stringLiteral value: String) { self = .custom(value) }
        }

        public enum Value: Hashable, Sendable, Codable {
            case emailAddress(String)
            case phoneNumber(String)
            case applicationDefined(String)
        }

        public let value: Value
        public let label: Label?

        public init(emailAddress: String, label: Label? = nil) { (value, self.label) = (.emailAddress(emailAddress), label) }
        public init(phoneNumber: String, label: Label? = nil) { (value, self.label) = (.phoneNumber(phoneNumber), label) }
        public init(applicationDefined: String, label: Label? = nil) { (value, self.label) = (.applicationDefined(applicationDefined), label) }
    }

    /// What a parameter takes of a person.
    public enum ParameterMode: Hashable, Sendable, Codable { case contact, email, phone, emailOrPhone }

    public let identifier: Identifier
    public let name: Name
    public let handle: Handle
    public let isMe: Bool
    public let image: DisplayRepresentation.Image?
    /// Other names and addresses of the person.
    public var aliases: [Handle] = []

    public init(identifier: Identifier, name: Name, handle: Handle, isMe: Bool = false, image: DisplayRepresentation.Image? = nil) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.isMe = isMe
        self.image = image
    }
}

extension IntentPerson: _CodedIntentValue {}

extension IntentPerson: DisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name.displayString), image: image)
    }
}

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

extension IntentCurrencyAmount: DisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(stringLiteral: amount.formatted(.currency(code: currencyCode)))
    }
}

/// How something is paid.
public struct IntentPaymentMethod: Hashable, Sendable, Codable {
    public enum PaymentType: String, Hashable, Sendable, Codable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    public let type: PaymentType
    public let name: String
    public var icon: DisplayRepresentation.Image?
    /// What tells the method from others, such as the last digits of a card.
    public var identificationHint: String?
    public var paymentType: PaymentType { type }

    public init(type: PaymentType, name: String, identificationHint: String? = nil, icon: DisplayRepresentation.Image? = nil) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }
}

extension IntentPaymentMethod: DisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: LocalizedStringResource(stringLiteral: name), subtitle: identificationHint.map { LocalizedStringResource(stringLiteral: $0) },
            image: icon)
    }
}

extension IntentPaymentMethod: _CodedIntentValue {}
