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
                    month(environment, calendar)
                    days(environment, calendar)
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

    @MainActor
    private func month(_ environment: EnvironmentValues, _ calendar: Calendar) -> some View {
        HStack(spacing: environment.metric(.calendarArrowSpacing)) {
            HStack(spacing: 5) {
                Text(verbatim: environment.dateText(configuration.selection, template: "yMMMM")).font(.headline)
                Image(systemName: "chevron.right").font(.footnote.weight(.bold)).foregroundStyle(TintShapeStyle())
            }
            Spacer()
            ForEach([-1, 1], id: \.self) { step in
                TappableView("Month", action: { configuration.choose(calendar.date(byAdding: .month, value: step, to: configuration.selection)) }) {
                    Image(systemName: step < 0 ? "chevron.left" : "chevron.right").font(.title3.weight(.semibold)).foregroundStyle(TintShapeStyle())
                }
            }
        }
        .frame(height: environment.metric(.calendarDayHeight))
    }

    @MainActor
    private func days(_ environment: EnvironmentValues, _ calendar: Calendar) -> some View {
        let names = calendar.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        return LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 0) {
            ForEach(0..<7, id: \.self) { day in
                Text(verbatim: names[(first + day) % 7].uppercased()).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
                    .frame(height: environment.metric(.calendarNamesHeight))
            }
            ForEach(Array(dates(calendar).enumerated()), id: \.offset) { _, date in
                if let date { day(date, environment, calendar) } else { Color.clear.frame(height: environment.metric(.calendarDayHeight)) }
            }
        }
    }

    @MainActor
    private func day(_ date: Date, _ environment: EnvironmentValues, _ calendar: Calendar) -> some View {
        let isChosen = calendar.isDate(date, inSameDayAs: configuration.selection)
        let isToday = calendar.isDate(date, inSameDayAs: Date())
        let size = environment.metric(.calendarDayHeight)
        let isFilled = isChosen && isToday
        return TappableView("Day", action: { configuration.choose(date) }) {
            Text(verbatim: String(calendar.component(.day, from: date)))
                .font(isChosen ? .title2.weight(.medium) : .title3)
                .foregroundStyle(isFilled ? AnyShapeStyle(.white) : isChosen || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.primary))
                .opacity(isAllowed(date) ? 1 : 0.3)
                .frame(width: size, height: size)
                .background { if isChosen { Circle().fill(TintShapeStyle()).opacity(isFilled ? 1 : 0.12) } }
        }
    }

    private func isAllowed(_ date: Date) -> Bool {
        (configuration.minimumDate.map { date >= $0 } ?? true) && (configuration.maximumDate.map { date <= $0 } ?? true)
    }

    /// The days of the month at the chosen time, behind as many gaps as its first week has days before it.
    private func dates(_ calendar: Calendar) -> [Date?] {
        let chosen = configuration.selection
        guard let length = calendar.range(of: .day, in: .month, for: chosen)?.count else { return [] }
        let today = calendar.component(.day, from: chosen)
        let days = (1...length).map { calendar.date(byAdding: .day, value: $0 - today, to: chosen) }
        guard let first = days[0] else { return days }
        let gaps = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: gaps) + days
    }
}
