import FoundationOverlay
import ViewEngine

/// How the system's own styles show a date.
enum DatePickerLook { case compact, calendar, wheels }

private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: DatePickerLook { .compact } }

extension EnvironmentValues {
    var datePickerLook: DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

/// A date picker as the system draws it.
struct SystemDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        EnvironmentReading { environment in
            switch environment.datePickerLook {
            case .compact: LabeledInput(label: configuration.label) { DatePills(configuration: configuration) }
            case .calendar: CalendarPicker(configuration: configuration)
            case .wheels: LabeledInput(label: configuration.label) { DateWheels(configuration: configuration) }
            }
        }
    }
}

extension DatePickerStyleConfiguration {
    /// Chooses a date within the bounds.
    @MainActor
    func choose(_ date: Date?) {
        guard let date else { return }
        selection = min(max(date, minimumDate ?? date), maximumDate ?? date)
    }
}

extension EnvironmentValues {
    /// The calendar of the surroundings, with their locale and time zone.
    var datesCalendar: Calendar {
        var calendar = calendar
        (calendar.locale, calendar.timeZone) = (locale, timeZone)
        return calendar
    }

    func dateText(_ date: Date, template: String) -> String {
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone, formatter.calendar) = (locale, timeZone, calendar)
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }
}

/// Day and time, each in a field of its own.
struct DatePills: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        EnvironmentReading { environment in
            HStack(spacing: environment.metric(.datePillSpacing)) {
                if configuration.displayedComponents.contains(.date) { pill("yMMMd", environment) }
                if configuration.displayedComponents.contains(.hourAndMinute) { pill("jmm", environment) }
            }
            .padding(.trailing, environment.metric(.datePillMargin))
        }
    }

    @MainActor
    private func pill(_ template: String, _ environment: EnvironmentValues) -> some View {
        Text(verbatim: environment.dateText(configuration.selection, template: template))
            .foregroundStyle(.primary).lineLimit(1)
            .padding(.horizontal, environment.metric(.datePillInset))
            .frame(height: environment.metric(.datePillHeight))
            .background(
                SystemStyle(names: ["tertiarySystemFill"]), in: RoundedRectangle(cornerRadius: environment.metric(.datePillCornerRadius))
            )
            .fixedSize()
    }
}

/// The parts of a date on wheels, in the order of the locale.
struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        EnvironmentReading { environment in
            WheelColumns { ForEach(columns(environment), id: \.self) { column($0, environment) } }
        }
    }

    private enum Column { case day, month, year, wholeDay, hour, minute, period }

    private func columns(_ environment: EnvironmentValues) -> [Column] {
        let parts = configuration.displayedComponents
        let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: environment.locale) ?? "H"
        let time: [Column] = parts.contains(.hourAndMinute) ? [.hour, .minute] + (hours.contains("a") ? [.period] : []) : []
        guard parts.contains(.date) else { return time }
        guard time.isEmpty else { return [.wholeDay] + time }
        let order = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: environment.locale) ?? "MMMM d y"
        let places: [(Column, String.Index?)] = [
            (.month, order.firstIndex(of: "M")), (.day, order.firstIndex(of: "d")), (.year, order.firstIndex(of: "y")),
        ]
        return places.sorted { ($0.1 ?? order.endIndex) < ($1.1 ?? order.endIndex) }.map(\.0)
    }

    /// What a value of a column is away from the chosen date.
    private func date(_ column: Column, _ distance: Int, _ environment: EnvironmentValues) -> Date {
        let calendar = environment.datesCalendar
        let component: Calendar.Component
        switch column {
        case .day, .wholeDay: component = .day
        case .month: component = .month
        case .year: component = .year
        case .hour: component = .hour
        case .minute: component = .minute
        case .period: return calendar.date(byAdding: .hour, value: distance * 12, to: configuration.selection) ?? configuration.selection
        }
        return calendar.date(byAdding: component, value: distance, to: configuration.selection) ?? configuration.selection
    }

    @MainActor
    private func column(_ column: Column, _ environment: EnvironmentValues) -> some View {
        let isAfternoon = environment.datesCalendar.component(.hour, from: configuration.selection) >= 12
        return Wheel(
            count: column == .period ? 2 : nil, chosen: column == .period && isAfternoon ? 1 : 0,
            value: { index in
                let distance = column == .period && isAfternoon ? index - 1 : index
                let text = Text(verbatim: text(column, date(column, distance, environment), environment))
                return column == .wholeDay ? AnyView(text.fixedSize()) : AnyView(text)
            },
            choose: { index in configuration.choose(date(column, column == .period && isAfternoon ? index - 1 : index, environment)) })
    }

    private func text(_ column: Column, _ date: Date, _ environment: EnvironmentValues) -> String {
        switch column {
        case .day: environment.dateText(date, template: "d")
        case .month: environment.dateText(date, template: "MMMM")
        case .year: environment.dateText(date, template: "y")
        case .wholeDay: environment.dateText(date, template: "EEEMMMd")
        case .hour: hour(environment.datesCalendar.component(.hour, from: date), environment)
        case .minute: environment.dateText(date, template: "mm")
        case .period:
            environment.datesCalendar.component(.hour, from: date) < 12 ? environment.datesCalendar.amSymbol : environment.datesCalendar.pmSymbol
        }
    }

    private func hour(_ hour: Int, _ environment: EnvironmentValues) -> String {
        columns(environment).contains(.period) ? String((hour + 11) % 12 + 1) : String(format: "%02d", hour)
    }
}
