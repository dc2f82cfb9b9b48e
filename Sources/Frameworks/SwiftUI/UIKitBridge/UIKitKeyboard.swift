import UIKit
import ViewEngine

extension KeyboardTraits {
    /// Of a field of UIKit.
    @MainActor
    init(of field: any UITextInputTraits) {
        type = field.keyboardType
        submitLabel = SubmitLabel(field.returnKeyType)
        capitalization = TextInputAutocapitalization(field.autocapitalizationType) ?? .sentences
    }
}

extension FieldFocus {
    /// Whether a view of UIKit is the first responder.
    @MainActor
    init(of view: UIView) {
        self.init(
            isSet: { view.isFirstResponder },
            set: { isSet in if isSet { view.becomeFirstResponder() } else { view.resignFirstResponder() } },
            endsWithReturn: false)
    }
}

extension TextInputAutocapitalization {
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension SubmitLabel {
    fileprivate init(_ key: UIReturnKeyType) {
        switch key {
        case .go: self = .go
        case .join: self = .join
        case .next: self = .next
        case .route: self = .route
        case .search, .google, .yahoo: self = .search
        case .send: self = .send
        case .done: self = .done
        case .continue: self = .continue
        default: self = .return
        }
    }
}
