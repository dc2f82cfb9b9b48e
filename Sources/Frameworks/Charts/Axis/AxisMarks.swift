import FoundationOverlay
import SwiftUI

/// Lines, ticks and labels at values of an axis.
public struct AxisMarks<Content: AxisMark> {
    let group: AxisMarkGroup

    private nonisolated init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ content: @escaping (AxisValue) -> Content
    ) {
        nonisolated(unsafe) let content = content
        group = AxisMarkGroup(preset: preset, position: position, values: values, content: { content($0).parts })
    }

    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, values, content)
    }

    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, AxisMarkValues(storage: .values(values.map(\.datum))), content)
    }

    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, values) { _ in content() }
    }

    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, AxisMarkValues(storage: .values(values.map(\.datum)))) { _ in content() }
    }
}

extension AxisMarks where Content == Never {
    public nonisolated init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        group = AxisMarkGroup(preset: preset, position: position, values: values, stroke: stroke, format: AxisLabelFormat(format))
    }

    public nonisolated init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) where Value == Format.FormatInput, Format.FormatOutput == String {
        group = AxisMarkGroup(
            preset: preset, position: position, values: AxisMarkValues(storage: .values(values.map(\.datum))), stroke: stroke,
            format: AxisLabelFormat(format))
    }

    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        group = AxisMarkGroup(preset: preset, position: position, values: values, stroke: stroke)
    }

    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) {
        group = AxisMarkGroup(
            preset: preset, position: position, values: AxisMarkValues(storage: .values(values.map(\.datum))), stroke: stroke)
    }
}

extension AxisMarks: AxisContent {
    public func _append(to axis: inout _AxisList) { axis.groups.append(group) }
}
