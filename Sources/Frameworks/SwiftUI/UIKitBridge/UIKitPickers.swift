import FoundationOverlay
import Metrics
import UIKit
import ViewEngine

/// Wheels of a picker, side by side.
struct UIKitPicker: View {
    let view: UIPickerView

    var body: some View {
        WheelColumns {
            ForEach(0..<view.numberOfComponents, id: \.self) { component in
                Wheel(
                    count: view.numberOfRows(inComponent: component), chosen: view.selectedRow(inComponent: component),
                    value: { row($0, component) }, choose: { view._choose($0, component) })
            }
        }
    }

    @MainActor
    private func row(_ row: Int, _ component: Int) -> AnyView {
        switch view._row(row, component) {
        case .view(let view): AnyView(PickerRowView(view: view))
        case .text(let text): AnyView(Text(verbatim: text))
        case .attributed(let text): AnyView(UIKitText.text(text, font: nil, color: nil))
        }
    }
}

/// A view as large as a row of a wheel.
private struct PickerRowView: View {
    let view: UIView

    var body: some View {
        EnvironmentReading { environment in
            GeometryReader { room in
                let frame = CGRect(origin: .zero, size: room.size)
                EvaluatedView { evaluation in
                    if view.frame != frame { view.frame = frame }
                    UIKitView(view: view, isTouchable: false)._evaluate(evaluation)
                }
            }
            .frame(height: environment.metric(.wheelRowHeight))
        }
    }
}

/// A picker of dates in the form that it prefers.
struct UIKitDatePicker: View {
    let picker: UIDatePicker

    var body: some View {
        let selection = Binding(get: { picker.date }, set: { picker._choose($0) })
        let whole = DatePicker(selection: selection, in: range, displayedComponents: parts) { EmptyView() }.labelsHidden()
        switch picker.preferredDatePickerStyle {
        case .inline: whole.datePickerStyle(.graphical)
        case .wheels: whole.datePickerStyle(.wheel)
        case .automatic, .compact: whole
        }
    }

    private var range: ClosedRange<Date> {
        let first = picker.minimumDate ?? .distantPast
        return first...max(first, picker.maximumDate ?? .distantFuture)
    }

    private var parts: DatePickerComponents {
        switch picker.datePickerMode {
        case .time, .countDownTimer: .hourAndMinute
        case .date, .yearAndMonth: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }
}

/// The month of a calendar.
struct UIKitCalendar: View {
    let view: UICalendarView

    var body: some View {
        MonthCalendar(
            start: view._start, isChosen: { view._isSelected($0) }, isAllowed: { view._isSelectable($0) },
            mark: view.wantsDateDecorations ? mark : nil, choose: { view._choose($0) }
        )
        .environment(\.calendar, view.calendar)
        .environment(\.locale, view.locale)
        .changingEnvironment { if let zone = view.timeZone { $0.timeZone = zone } }
    }

    @MainActor
    private func mark(_ date: Date) -> AnyView? { view._decoration(date).map(look) }

    @MainActor
    private func look(_ decoration: UICalendarView.Decoration) -> AnyView {
        AnyView(EnvironmentReading { environment in look(decoration, size: environment.metric(decoration._size.metric)) })
    }

    @MainActor
    private func look(_ decoration: UICalendarView.Decoration, size: CGFloat) -> AnyView {
        switch decoration._look {
        case .dot(let color): return AnyView(Circle().fill(fill(color)).frame(width: size, height: size))
        case .image(let image, let color):
            guard let image else { return AnyView(EmptyView()) }
            return AnyView(Image(uiImage: image).resizable().scaledToFit().foregroundStyle(fill(color)).frame(height: 2 * size))
        case .view(let make): return AnyView(UIKitView(view: make(), isTouchable: false))
        }
    }

    @MainActor
    private func fill(_ color: UIColor?) -> AnyShapeStyle {
        color.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(SystemStyle(names: ["systemFill"]))
    }
}

extension UICalendarView.DecorationSize {
    /// How large a mark of this size is.
    fileprivate var metric: ControlMetric {
        switch self {
        case .small: .calendarSmallMark
        case .medium: .calendarMediumMark
        case .large: .calendarLargeMark
        }
    }
}
