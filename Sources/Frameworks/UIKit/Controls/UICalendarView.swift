import CoreGraphics
import FoundationOverlay

/// The days of a month, with marks below them, to choose from.
///
/// - Support: partial: fonts of a design of their own are not drawn, and turning to a month is not animated.
open class UICalendarView: _ContentView {
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { _contentChanged() } }
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            selectionBehavior?.view = self
            _contentChanged()
        }
    }
    open var calendar = Calendar.current { didSet { _contentChanged() } }
    open var locale: Locale = .current { didSet { _contentChanged() } }
    open var timeZone: TimeZone? { didSet { _contentChanged() } }
    open var fontDesign: UIFontDescriptor.SystemDesign = .default
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { _contentChanged() } }
    open var wantsDateDecorations = true { didSet { _contentChanged() } }

    private var visible: DateComponents?

    /// The month that is shown.
    open var visibleDateComponents: DateComponents {
        get { visible ?? calendar.dateComponents([.calendar, .era, .year, .month], from: _start) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visible = dateComponents
        _contentChanged()
    }

    /// Asks the delegate for its marks again.
    open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) { _contentChanged() }

    // MARK: What is shown

    /// A date in the month that is shown: the one that was set, that of what is selected, or today.
    public var _start: Date {
        let dates = [visible].compactMap(\.self) + (selectionBehavior?._dates ?? [])
        return dates.lazy.compactMap(calendar.date).first ?? min(max(Date(), availableDateRange.start), availableDateRange.end)
    }

    /// A day in the form in which delegates are told of it.
    private func components(of date: Date) -> DateComponents { calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date) }

    public func _isSelected(_ date: Date) -> Bool {
        selectionBehavior?._dates.contains { calendar.date(from: $0).map { calendar.isDate($0, inSameDayAs: date) } ?? false } ?? false
    }

    public func _isSelectable(_ date: Date) -> Bool {
        let (start, end) = (availableDateRange.start, availableDateRange.end)
        guard date >= start || calendar.isDate(date, inSameDayAs: start), calendar.startOfDay(for: date) <= end else { return false }
        return selectionBehavior?.canSelect(components(of: date)) ?? true
    }

    public func _decoration(_ date: Date) -> Decoration? {
        guard wantsDateDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: components(of: date))
    }

    public func _choose(_ date: Date) {
        selectionBehavior?.choose(components(of: date), isSelected: _isSelected(date))
        _contentChanged()
    }
}

extension UICalendarView {
    /// How large a mark is.
    public enum DecorationSize: Int, Sendable { case small, medium, large }

    /// A mark below a day.
    @MainActor
    public final class Decoration {
        /// What the mark shows.
        public enum _Look {
            case dot(UIColor?)
            case image(UIImage?, UIColor?)
            case view(() -> UIView)
        }

        public let _look: _Look
        public let _size: DecorationSize

        private init(_ look: _Look, _ size: DecorationSize) { (_look, _size) = (look, size) }

        public convenience init() { self.init(.dot(nil), .medium) }
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) { self.init(.image(image, color), size) }
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init(.view(customViewProvider), .medium) }

        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration(.dot(color), size) }

        public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(.image(image, color), size)
        }

        public static func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration(.view(provider), .medium) }
    }
}

@preconcurrency @MainActor public protocol UICalendarViewDelegate: AnyObject {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? { nil }
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}
