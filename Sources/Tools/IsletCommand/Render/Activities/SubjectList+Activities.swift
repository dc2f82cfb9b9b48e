import Devices
import ExtensionProtocol
import Foundation
import IsletModel
import Snapshot

extension SubjectList {
    /// A Live Activity with the states of the command line.
    mutating func addActivity(_ widget: WidgetDescription, _ index: Int) {
        guard let files = options.activity, !options.noActivities, let type = widget.attributesType, files.attributesType ?? type == type else {
            return
        }
        guard let plan = plan(for: widget) else { return }
        let contents = files.states.map { ActivityInput.Content(state: $0, date: options.moment) }
        let input = ActivityInput(id: Self.identifier, attributes: files.attributes, contents: contents)
        subjects.append(
            RenderSubject(
                request: .activity(attributesType: type, input), plan: .activity(plan), place: .widget(index: index), phase: "content",
                folders: [widget.kind], title: "the Live Activity “\(widget.kind)”", asked: plan.kinds, attributesType: type))
    }

    /// A preview of a Live Activity; left out where the command line says what to show.
    mutating func addActivity(_ preview: PreviewDescription, widgets: [WidgetDescription]) {
        guard options.activity == nil, !options.noActivities else { return }
        let index = widgets.firstIndex { $0.configuration == .activity && $0.attributesType == preview.attributesType }
        guard let plan = plan(for: index.map { widgets[$0] }) else { return }
        subjects.append(
            RenderSubject(
                request: .preview(index: preview.index), plan: .activity(plan),
                place: index.map { .widget(index: $0) } ?? .preview(index: preview.index), phase: "preview", folders: ["Previews", preview.title],
                name: preview.title, title: "preview “\(preview.title)”", asked: ActivityPictureKind.asked(by: preview.presentation),
                attributesType: preview.attributesType))
    }

    /// `Activity.id` of what is shown.
    static let identifier = "00000000-0000-0000-0000-000000000001"

    private mutating func plan(for widget: WidgetDescription?) -> ActivityPlan? {
        let plan = ActivityPlan(options: options, supportsSmall: widget?.supplementalFamilies.contains("small") ?? false)
        if plan.geometry != nil, plan.geometry?.island == nil {
            note(.noIsland, "\(options.device.name) has no Dynamic Island: a Live Activity is shown on the Lock Screen alone", .note)
        }
        guard plan.variants.isEmpty else { return plan }
        let wanted = options.presentations?.map(\.rawValue).joined(separator: ", ") ?? "this Live Activity"
        note(.presentationNotOnDevice, "\(options.device.name) does not show \(wanted). Choose another --device, such as \(Device.defaultName)")
        return nil
    }

    /// Live Activities that nobody gave a state or a preview: shown with values made up from their types.
    mutating func addActivitiesWithoutState(_ bundle: BundleDescription) {
        guard options.activity == nil, !options.noActivities else { return }
        for (index, widget) in bundle.widgets.enumerated() where widget.configuration == .activity {
            guard let type = widget.attributesType else { continue }
            guard !bundle.previews.contains(where: { $0.isActivity && $0.attributesType == type }) else { continue }
            guard let plan = plan(for: widget) else { return }
            let content = ActivityInput.Content(state: Data(), date: options.moment)
            var input = ActivityInput(
                id: Self.identifier, attributes: Data(), contents: Array(repeating: content, count: options.madeUpStates))
            input.isMadeUp = true
            subjects.append(
                RenderSubject(
                    request: .activity(attributesType: type, input), plan: .activity(plan), place: .widget(index: index), phase: "made-up",
                    folders: [widget.kind], title: "the Live Activity “\(widget.kind)”", asked: plan.kinds, attributesType: type))
        }
    }
}

extension ActivityFiles {
    /// Fails where it is not clear which of these Live Activities the files are for.
    func check(isUnambiguousAmong types: [String], in target: String) throws(UsageError) {
        guard attributesType == nil, types.count > 1 else { return }
        let list = types.joined(separator: ", ")
        throw UsageError("\(target) has several Live Activities: say with --attributes-type which one --state is for: \(list)")
    }

    /// Fails where none of these is the Live Activity the files are for.
    func check(isAmong types: [String]) throws(UsageError) {
        let list = types.isEmpty ? "there is none" : "there is \(types.joined(separator: ", "))"
        if let attributesType, !types.contains(attributesType) {
            throw UsageError("--attributes-type: there is no Live Activity for “\(attributesType)”: \(list)")
        }
        if types.isEmpty { throw UsageError("--state: the sources have no Live Activity") }
    }
}
