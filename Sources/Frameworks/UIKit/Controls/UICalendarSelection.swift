import FoundationOverlay

/// How days of a calendar are selected.
@MainActor
open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    /// The days that are selected.
    public var _dates: [DateComponents] { [] }

    func canSelect(_ date: DateComponents) -> Bool { true }
    func choose(_ date: DateComponents, isSelected: Bool) {}

    /// Has it asked again which days can be selected.
    open func updateSelectableDates() { view?._contentChanged() }
}

/// One day at most.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents? { didSet { view?._contentChanged() } }

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    public override var _dates: [DateComponents] { selectedDate.map { [$0] } ?? [] }
    override func canSelect(_ date: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: date) ?? true }

    override func choose(_ date: DateComponents, isSelected: Bool) {
        guard !isSelected else { return }
        selectedDate = date
        delegate?.dateSelection(self, didSelectDate: date)
    }
}

@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}

/// Any number of days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = [] { didSet { view?._contentChanged() } }

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    public override var _dates: [DateComponents] { selectedDates }
    override func canSelect(_ date: DateComponents) -> Bool { delegate?.multiDateSelection(self, canSelectDate: date) ?? true }

    override func choose(_ date: DateComponents, isSelected: Bool) {
        if isSelected {
            guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return }
            selectedDates.removeAll { ($0.year, $0.month, $0.day) == (date.year, date.month, date.day) }
            delegate?.multiDateSelection(self, didDeselectDate: date)
        } else {
            selectedDates.append(date)
            delegate?.multiDateSelection(self, didSelectDate: date)
        }
    }
}

@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { true }
}
