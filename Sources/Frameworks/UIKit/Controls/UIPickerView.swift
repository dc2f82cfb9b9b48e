import CoreGraphics
import FoundationOverlay

/// Wheels of values.
///
/// - Support: partial: wheels turn by taps on their values; their rows are as high as the system's own.
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

    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil), view !== Self.noView else { return nil }
        return view
    }

    /// What a delegate without views for rows gives.
    fileprivate static let noView = UIView()

    /// What a row shows.
    public enum _Row {
        case text(String)
        case attributed(NSAttributedString)
        case view(UIView)
    }

    public func _row(_ row: Int, _ component: Int) -> _Row {
        guard let delegate else { return .text("") }
        if let view = view(forRow: row, forComponent: component) { return .view(view) }
        if let text = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) { return .attributed(text) }
        return .text(delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "")
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
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { nil }
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        UIPickerView.noView
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
