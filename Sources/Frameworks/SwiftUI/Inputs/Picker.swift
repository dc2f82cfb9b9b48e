import FoundationOverlay
import ViewEngine

/// A choice between values.
/// - Support: works in a running app; in a widget a yellow sign is drawn, as on a device.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    /// Nil where elements without any are chosen for.
    let selection: SelectionValue?
    let content: Content
    /// What a menu says is chosen, where it is not the option itself.
    var current: AnyView?
    var choose: ((SelectionValue) -> Void)?
}

extension Picker: View {
    public var body: some View {
        EnvironmentReading { environment in
            let look = environment.pickerLook
            if environment.isInMenu {
                MenuGroup(title: nil, rows: AnyView(rows))
            } else if look == .segments {
                AppOnlyView("Picker") { withOptions(environment) { Segments(options: $0, chosen: $1, choose: $2) } }
            } else if look == .rows, environment.isInListRow {
                withOptions(environment) {
                    PickerListRows(label: environment.hidesLabels ? nil : AnyView(label), options: $0, chosen: $1, choose: $2)
                }
            } else if look == .wheel || look == .rows {
                AppOnlyView("Picker") { withOptions(environment) { wheel($0, $1, $2) } }
            } else if look == .link, environment.isInListRow {
                NavigationLink {
                    List { withOptions(environment) { PickerListRows(label: nil, options: $0, chosen: $1, choose: $2) } }
                } label: {
                    LabeledInput(label: label) {
                        withOptions(environment, isValue: true) { options, chosen, _ in
                            if let chosen { EvaluatedView { $0.append(options[chosen]) } }
                        }
                    }
                }
            } else {
                MenuOpener("Picker", title: (label as? Text)?._plainText(in: environment)) {
                    MenuCard(content: AnyView(rows))
                } label: {
                    EvaluatedView { evaluation in
                        let options = shown(in: environment).nodes(in: evaluation)
                        let option = chosen(options).map { index in AnyView(EvaluatedView { $0.append(options[index]) }) }
                        MenuValue(label: AnyView(label), option: current ?? option)._evaluate(evaluation)
                    }
                }
            }
        }
    }

    /// A view made of the options, which of them is chosen, and what chooses another.
    @MainActor
    private func withOptions(
        _ environment: EnvironmentValues, isValue: Bool = false,
        @ViewBuilder _ view: @escaping @MainActor ([Node], Int?, @escaping @MainActor (Int) -> Void) -> some View
    ) -> some View {
        EvaluatedView { evaluation in
            let options = shown(in: environment, isValue: isValue).nodes(in: evaluation)
            view(options, chosen(options)) { choose($0, options) }._evaluate(evaluation)
        }
    }

    @MainActor
    private func wheel(_ options: [Node], _ chosen: Int?, _ choose: @escaping @MainActor (Int) -> Void) -> some View {
        WheelColumns {
            Wheel(
                count: options.count, chosen: chosen ?? 0, value: { index in AnyView(EvaluatedView { $0.append(options[index]) }) }, choose: choose)
        }
    }

    @MainActor private var rows: some View { PickerRows(options: AnyView(content), chosen: { chosen($0) }, choose: { choose($0, $1) }) }

    @MainActor
    private func chosen(_ options: [Node]) -> Int? {
        selection.flatMap { selection in options.firstIndex { $0.traits.tag == AnyHashable(selection) } }
    }

    @MainActor
    private func choose(_ index: Int, _ options: [Node]) {
        if let value = options[index].traits.tag?.base as? SelectionValue { choose?(value) }
    }

    /// The options as the style shows them.
    @MainActor
    private func shown(in environment: EnvironmentValues, isValue: Bool = false) -> AnyView {
        let options = content.environment(\.tagsElements, true).environment(\.isInListRow, false)
        switch environment.pickerLook {
        case .segments:
            return AnyView(options.font(.system(size: environment.metric(.segmentsFontSize), weight: .medium)))
        case .rows where environment.isInListRow, .link where !isValue: return AnyView(options)
        case .rows, .wheel: return AnyView(options.font(.system(size: environment.metric(.wheelFontSize))))
        case .link, .menu: return AnyView(options.foregroundStyle(MenuValue.style(environment)))
        }
    }

    @MainActor @preconcurrency
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection.wrappedValue, content: content(), choose: { selection.wrappedValue = $0 })
    }

    @available(iOS, deprecated: 100000)
    @MainActor @preconcurrency
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, selection: selection.wrappedValue, content: content(), choose: { selection.wrappedValue = $0 })
    }
}

extension Picker where Label == Text {
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), selection: selection.wrappedValue, content: content(), choose: { selection.wrappedValue = $0 })
    }

    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), selection: selection.wrappedValue, content: content(), choose: { selection.wrappedValue = $0 })
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: SwiftUI.Label(titleKey, systemImage: systemImage), selection: selection.wrappedValue, content: content(),
            choose: { selection.wrappedValue = $0 })
    }
}

/// The chosen value beside a sign that there are others; in a row of a list with its label.
private struct MenuValue: View {
    let label: AnyView
    let option: AnyView?

    var body: some View {
        EnvironmentReading { environment in
            if environment.isInListRow {
                LabeledInput(label: label) { value.foregroundStyle(Self.style(environment)) }
            } else {
                value.foregroundStyle(Self.style(environment))
            }
        }
    }

    @MainActor
    static func style(_ environment: EnvironmentValues) -> AnyShapeStyle {
        environment.isInListRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(TintShapeStyle())
    }

    private var value: some View {
        HStack(spacing: 5) {
            if let option { option }
            Image(systemName: "chevron.up.chevron.down").font(.footnote)
        }
    }
}

/// The values of a picker in a menu, the chosen one with a check mark.
private struct PickerRows: View {
    let options: AnyView
    let chosen: @MainActor ([Node]) -> Int?
    let choose: @MainActor (Int, [Node]) -> Void

    var body: some View {
        EvaluatedView { evaluation in
            let nodes = options.environment(\.tagsElements, true).nodes(in: evaluation)
            let index = chosen(nodes)
            let rows = ForEach(nodes.indices, id: \.self) { row in
                Button {
                    choose(row, nodes)
                } label: {
                    MenuCheckRow(isOn: row == index, label: AnyView(EvaluatedView { $0.append(nodes[row]) }))
                }
            }
            rows._evaluate(evaluation)
        }
    }
}

/// A label at the leading edge and a control at the trailing one.
struct LabeledInput<Label: View, Control: View>: View {
    let label: Label
    let control: Control

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    var body: some View {
        EnvironmentReading { environment in
            HStack {
                if !environment.hidesLabels {
                    StackedLabel(label: label)
                    Spacer()
                }
                control
            }
        }
    }
}
