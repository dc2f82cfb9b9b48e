import FoundationOverlay
import ViewEngine

/// The days of a month to choose from, and the time below them.
struct CalendarPicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        EnvironmentReading { environment in
            let calendar = environment.datesCalendar
            VStack(spacing: 0) {
                if configuration.displayedComponents.contains(.date) {
                    MonthCalendar(
                        start: configuration.selection, isChosen: { calendar.isDate($0, inSameDayAs: configuration.selection) },
                        isAllowed: isAllowed, choose: { configuration.choose($0) })
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    LabeledInput(label: Text("Time")) { DatePills(configuration: time) }.frame(height: environment.metric(.calendarDayHeight))
                }
            }
        }
    }

    private var time: DatePickerStyleConfiguration {
        DatePickerStyleConfiguration(
            label: configuration.label, selection: configuration.$selection, minimumDate: configuration.minimumDate,
            maximumDate: configuration.maximumDate, displayedComponents: .hourAndMinute)
    }

    private func isAllowed(_ date: Date) -> Bool {
        (configuration.minimumDate.map { date >= $0 } ?? true) && (configuration.maximumDate.map { date <= $0 } ?? true)
    }
}
