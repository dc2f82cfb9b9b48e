import CoreGraphics
import FoundationOverlay

/// A control for a date or a time.
///
/// - Support: partial: counting down is drawn as a time of day.
open class UIDatePicker: _MeasuredControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

    open var date = Date() { didSet { if date != oldValue { _contentChanged() } } }
    open var datePickerMode = Mode.dateAndTime { didSet { _contentChanged() } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { _contentChanged() } }
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0
    open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    public func _choose(_ date: Date) {
        _choose { self.date = min(max(date, minimumDate ?? date), maximumDate ?? max(date, minimumDate ?? date)) }
    }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
