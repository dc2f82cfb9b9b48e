import FoundationOverlay
import Testing
import UIKit

/// Which field has the keyboard.
@MainActor
@Suite struct EditingTests {
    private final class Keeper: UITextFieldDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }

    private func form() -> (view: UIView, field: UITextField) {
        let (view, stack, field) = (UIView(), UIStackView(), UITextField())
        stack.addArrangedSubview(UILabel())
        stack.addArrangedSubview(field)
        view.addSubview(stack)
        return (view, field)
    }

    @Test func aViewTakesTheKeyboardFromTheFieldInIt() {
        let (view, field) = form()
        #expect(!view.endEditing(false))
        field.becomeFirstResponder()
        #expect(view.endEditing(false) && !field.isFirstResponder)
    }

    @Test func aFieldThatKeepsTheKeyboardIsForced() {
        let ((view, field), keeper) = (form(), Keeper())
        field.delegate = keeper
        field.becomeFirstResponder()
        #expect(!field.resignFirstResponder())
        #expect(!view.endEditing(false) && field.isFirstResponder)
        #expect(view.endEditing(true) && !field.isFirstResponder)
    }
}
