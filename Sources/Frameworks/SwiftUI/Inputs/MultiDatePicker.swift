import FoundationOverlay
import ViewEngine

/// A calendar whose days are chosen and left again by taps.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct MultiDatePicker<Label: View> {
    let label: Label
    let selection: Binding<Set<DateComponents>>
    /// The first date that can be chosen, and the first one that cannot any more.
    var bounds: (lower: Date?, upper: Date?) = (nil, nil)
}

extension MultiDatePicker: View {
    public var body: some View {
        AppOnlyView("MultiDatePicker") {
            EnvironmentReading { environment in
                let calendar = environment.datesCalendar
                MonthCalendar(
                    start: start(calendar), isChosen: { chosen($0, calendar) != nil }, isAllowed: { isAllowed($0, calendar) },
                    choose: { choose($0, calendar) })
            }
        }
    }

    /// The first chosen day, or today where that can be chosen.
    private func start(_ calendar: Calendar) -> Date {
        let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
        return first ?? max(Date(), bounds.lower ?? .distantPast)
    }

    private func chosen(_ date: Date, _ calendar: Calendar) -> DateComponents? {
        selection.wrappedValue.first { calendar.date(from: $0).map { calendar.isDate($0, inSameDayAs: date) } ?? false }
    }

    private func isAllowed(_ date: Date, _ calendar: Calendar) -> Bool {
        let day = calendar.startOfDay(for: date)
        return (bounds.lower.map { day >= calendar.startOfDay(for: $0) } ?? true) && (bounds.upper.map { day < $0 } ?? true)
    }

    private func choose(_ date: Date, _ calendar: Calendar) {
        if let old = chosen(date, calendar) {
            selection.wrappedValue.remove(old)
        } else {
            selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
        }
    }
}

extension MultiDatePicker {
    @MainActor @preconcurrency
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection)
    }

    @MainActor @preconcurrency
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, bounds: (bounds.lowerBound, bounds.upperBound))
    }

    @MainActor @preconcurrency
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, bounds: (bounds.lowerBound, nil))
    }

    @MainActor @preconcurrency
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, bounds: (nil, bounds.upperBound))
    }
}

extension MultiDatePicker where Label == Text {
    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(label: Text(titleKey), selection: selection)
    }

    @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(label: Text(titleKey), selection: selection, bounds: (bounds.lowerBound, bounds.upperBound))
    }

    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(label: Text(titleKey), selection: selection, bounds: (bounds.lowerBound, nil))
    }

    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(label: Text(titleKey), selection: selection, bounds: (nil, bounds.upperBound))
    }

    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(label: Text(title), selection: selection)
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(label: Text(title), selection: selection, bounds: (bounds.lowerBound, bounds.upperBound))
    }
}
