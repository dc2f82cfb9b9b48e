import Devices
import ExtensionProtocol
import Foundation
import IsletModel
import Snapshot

/// Everything to ask a bundle for, and what cannot be drawn of it.
struct SubjectList {
    var subjects: [RenderSubject] = []
    var diagnostics: [SnapshotDiagnostic] = []
    let options: RenderOptions

    /// - Parameter hasSources: False for a target without Swift files, as the iPhone's part of an older watch app is.
    init(_ bundle: BundleDescription, target: String, hasSources: Bool = true, options: RenderOptions) {
        self.options = options
        for (index, widget) in bundle.widgets.enumerated() { add(widget, index) }
        noteSharedKinds(bundle.widgets)
        for preview in bundle.previews { add(preview, widgets: bundle.widgets) }
        if bundle.windowCount > 0 { addWindow() }
        addActivitiesWithoutState(bundle)
        if bundle.widgets.isEmpty, bundle.previews.isEmpty, bundle.windowCount == 0, !hasSources {
            note(.noWidget, "\(target) has no Swift files: nothing of it is drawn", .note)
        } else if bundle.widgets.isEmpty, bundle.previews.isEmpty, bundle.windowCount == 0 {
            note(
                .noWidget, "\(target) has no widget, no preview and no window. Declare a Widget and mark it, or the bundle that lists it, @main",
                .error)
        } else if subjects.isEmpty, options.families != nil {
            note(.noSuchFamily, "\(target): no widget supports \(options.families?.map(\.rawValue).joined(separator: ", ") ?? "")")
        }
    }

    private mutating func noteSharedKinds(_ widgets: [WidgetDescription]) {
        let kinds = widgets.filter { $0.configuration != .activity }.map { ($0.kind, 1) }
        for (kind, count) in Dictionary(kinds, uniquingKeysWith: +).sorted(by: <) where count > 1 {
            note(.duplicateKind, "\(count) widgets have the kind “\(kind)”; a device takes them for one. Give each a kind of its own")
        }
    }

    private mutating func add(_ widget: WidgetDescription, _ index: Int) {
        switch widget.configuration {
        case .static, .appIntent, .intent, .relevance: break
        case .activity: return addActivity(widget, index)
        case .control: return addControl(widget, index)
        }
        if options.onlyActivities { return }
        if widget.families.isEmpty { note(.noFamilies, "“\(widget.kind)” supports no family: it is not offered in the gallery") }
        for family in widget.families where options.families?.contains(family) ?? true {
            let name = family.rawValue
            guard let plan = VariantPlan(family: family, options: options) else {
                noteMissing(family, of: "“\(widget.kind)”")
                continue
            }
            for phase in RenderRequest.Phase.allCases {
                subjects.append(
                    RenderSubject(
                        request: .widget(kind: widget.kind, family: name, phase: phase), plan: .view(plan), place: .widget(index: index),
                        phase: phase.rawValue, folders: [widget.kind, name], title: "\(phase.rawValue) of “\(widget.kind)” (\(name))"))
            }
        }
    }

    /// The gallery's preview and the current value of a control, in each of its places.
    private mutating func addControl(_ widget: WidgetDescription, _ index: Int) {
        if options.onlyActivities || options.families != nil { return }
        let places = ControlPlaceName.allCases.compactMap { place in VariantPlan(control: place, options: options).map { (place, $0) } }
        if places.isEmpty { note(.familyNotOnDevice, "the control “\(widget.kind)”: \(options.device.name) does not show controls", .note) }
        for (place, plan) in places {
            for phase in [RenderRequest.Phase.snapshot, .timeline] {
                subjects.append(
                    RenderSubject(
                        request: .widget(kind: widget.kind, family: place.rawValue, phase: phase), plan: .view(plan), place: .widget(index: index),
                        phase: phase.rawValue, folders: [widget.kind, place.rawValue],
                        title: "\(phase.rawValue) of “\(widget.kind)” (\(place.rawValue))"))
            }
        }
    }

    private mutating func add(_ preview: PreviewDescription, widgets: [WidgetDescription]) {
        if preview.isActivity { return addActivity(preview, widgets: widgets) }
        if options.onlyActivities { return }
        let name = preview.title
        let plan: VariantPlan
        if let presentation = preview.presentation {
            guard let family = WidgetFamily(rawValue: presentation) else {
                return note(.notDrawn, "the preview “\(name)” shows \(presentation), which this version does not draw", .note)
            }
            guard options.families?.contains(family) ?? true else { return }
            guard let found = VariantPlan(family: family, options: options) else {
                return noteMissing(family, of: "the preview “\(name)”")
            }
            plan = found
        } else {
            guard options.families == nil else { return }
            plan = VariantPlan(windowFor: options)
        }
        let widget = preview.kind.flatMap { kind in widgets.firstIndex { $0.kind == kind } }
        subjects.append(
            RenderSubject(
                request: .preview(index: preview.index), plan: .view(plan),
                place: widget.map { .widget(index: $0) } ?? .preview(index: preview.index),
                phase: "preview", folders: ["Previews", name], name: name, title: "preview “\(name)”"))
    }

    private mutating func addWindow() {
        guard options.families == nil, !options.onlyActivities else { return }
        subjects.append(
            RenderSubject(
                request: .window(index: 0), plan: .view(VariantPlan(windowFor: options)), place: .window, phase: "content", folders: ["Window"],
                title: "the app's first window"))
    }

    /// Says why the device does not show a family: it never does, its system is too old, or nobody knows at what size.
    private mutating func noteMissing(_ family: WidgetFamily, of subject: String) {
        let device = options.device
        if let unknown = device.unknown {
            note(.deviceNotKnown, "\(subject) is not drawn for \(device.name). \(unknown). Name another device with --device")
        } else if let first = device.firstVersion(of: family) {
            note(
                .familyNeedsLaterSystem,
                "\(subject): \(family.rawValue) is there from version \(first.rawValue) on, and this is \(options.os.rawValue). "
                    + "Ask for it with #available in supportedFamilies(_:), or draw with --os \(first.rawValue)")
        } else {
            note(.familyNotOnDevice, "\(subject): \(device.name) does not show \(family.rawValue)", .note)
        }
    }

    mutating func note(_ code: FindingCode, _ message: String, _ severity: SnapshotDiagnostic.Severity = .warning) {
        diagnostics.append(SnapshotDiagnostic(code: code, severity: severity, message: message))
    }
}

extension PreviewDescription {
    /// The name, or a number for a preview without one.
    var title: String { name.isEmpty ? "Preview \(index + 1)" : name }
    var isActivity: Bool { subject == "activity" }
}
