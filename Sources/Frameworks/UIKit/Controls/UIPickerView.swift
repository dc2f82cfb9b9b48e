import CoreGraphics
import FoundationOverlay

/// Wheels of values.
///
/// - Support: partial: the chosen rows are shown; nothing turns.
open class UIPickerView: _ContentView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    private var selected: [Int: Int] = [:]

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selected[component] = row
        _contentChanged()
    }
    open func reloadAllComponents() { _contentChanged() }
    open func reloadComponent(_ component: Int) { _contentChanged() }

    /// The titles of a component's rows.
    public func _titles(_ component: Int) -> [String] {
        (0..<numberOfRows(inComponent: component)).map { delegate?.pickerView(self, titleForRow: $0, forComponent: component) ?? "" }
    }

    public func _choose(_ row: Int, _ component: Int) {
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}

@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
