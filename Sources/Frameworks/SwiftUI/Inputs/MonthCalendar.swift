import FoundationOverlay
import Metrics
import ViewEngine

/// The days of a month to choose from, below its name and the ways to other months.
struct MonthCalendar: View {
    /// A date in the month that is shown until a person turns to another one.
    let start: Date
    let isChosen: @MainActor (Date) -> Bool
    var isAllowed: @MainActor (Date) -> Bool = { _ in true }
    /// What stands below the number of a day.
    var mark: (@MainActor (Date) -> AnyView?)?
    let choose: @MainActor (Date) -> Void

    /// The month that was turned to, as long as the calendar starts where it did then.
    @State private var turned: (start: Date, month: Date)?

    private var month: Date { turned.flatMap { $0.start == start ? $0.month : nil } ?? start }

    var body: some View {
        EnvironmentReading { environment in
            let calendar = environment.datesCalendar
            VStack(spacing: 0) {
                header(environment, calendar)
                days(environment, calendar)
            }
        }
    }

    @MainActor
    private func header(_ environment: EnvironmentValues, _ calendar: Calendar) -> some View {
        HStack(spacing: environment.metric(.calendarArrowSpacing)) {
            HStack(spacing: 5) {
                Text(verbatim: environment.dateText(month, template: "yMMMM")).font(.headline)
                Image(systemName: "chevron.right").font(.footnote.weight(.bold)).foregroundStyle(TintShapeStyle())
            }
            Spacer()
            ForEach([-1, 1], id: \.self) { step in
                TappableView("Month", title: step < 0 ? "Previous Month" : "Next Month", action: { turn(by: step, calendar) }) {
                    Image(systemName: step < 0 ? "chevron.left" : "chevron.right").font(.title3.weight(.semibold)).foregroundStyle(TintShapeStyle())
                }
            }
        }
        .frame(height: environment.metric(.calendarDayHeight))
    }

    private func turn(by step: Int, _ calendar: Calendar) {
        guard let other = calendar.date(byAdding: .month, value: step, to: month) else { return }
        turned = (start, other)
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
        let isChosen = isChosen(date)
        let isToday = calendar.isDate(date, inSameDayAs: Date())
        let size = environment.metric(.calendarDayHeight)
        let isFilled = isChosen && isToday
        return VStack(spacing: 0) {
            TappableView("Day", action: { if isAllowed(date) { choose(date) } }) {
                Text(verbatim: String(calendar.component(.day, from: date)))
                    .font(isChosen ? .title2.weight(.medium) : .title3)
                    .foregroundStyle(
                        isFilled ? AnyShapeStyle(.white) : isChosen || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.primary)
                    )
                    .opacity(isAllowed(date) ? 1 : 0.3)
                    .frame(width: size, height: size)
                    .background { if isChosen { Circle().fill(TintShapeStyle()).opacity(isFilled ? 1 : 0.12) } }
            }
            if let mark { ZStack { mark(date) }.frame(height: environment.metric(.calendarMarkHeight)) }
        }
    }

    /// The days of the month at the time of the start, behind as many gaps as its first week has days before it.
    private func dates(_ calendar: Calendar) -> [Date?] {
        guard let length = calendar.range(of: .day, in: .month, for: month)?.count else { return [] }
        let today = calendar.component(.day, from: month)
        let days = (1...length).map { calendar.date(byAdding: .day, value: $0 - today, to: month) }
        guard let first = days[0] else { return days }
        let gaps = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: gaps) + days
    }
}
