import Foundation
import Snapshot

extension SnapshotNode: PackedRecord {
    func writeFields(to writer: PackedWriter) throws {
        writer.text(identity)
        writer.text(role)
        writer.rect(frame)
        writer.text(detail)
        try writer.records(effects)
        try writer.records(drawing)
        try writer.records(children)
        try writer.record(accessibility)
        try writer.coded(interaction)
        try writer.coded(transition)
        writer.texts((layout ?? []).flatMap { [$0.view ?? "", $0.name, $0.value] })
    }

    init(fieldsFrom reader: PackedReader) throws {
        self.init(identity: try reader.text(), role: try reader.text(), frame: try reader.rect(), detail: try reader.optionalText())
        effects = try reader.records()
        drawing = try reader.records()
        children = try reader.records()
        accessibility = try reader.optionalRecord()
        interaction = try reader.optionalCoded()
        transition = try reader.optionalCoded()
        layout = Self.hints(try reader.texts())
    }

    /// Hints of three texts each.
    private static func hints(_ texts: [String]) -> [LayoutHint]? {
        guard texts.count >= 3 else { return nil }
        return stride(from: 0, to: texts.count - 2, by: 3).map { place in
            LayoutHint(view: texts[place].isEmpty ? nil : texts[place], name: texts[place + 1], value: texts[place + 2])
        }
    }
}

extension Accessibility: PackedRecord {
    func writeFields(to writer: PackedWriter) throws {
        writer.text(label)
        writer.text(value)
        writer.text(hint)
        writer.text(identifier)
        writer.texts(traits)
        writer.bool(isHidden)
        writer.text(children)
    }

    init(fieldsFrom reader: PackedReader) throws {
        self.init()
        label = try reader.optionalText()
        value = try reader.optionalText()
        hint = try reader.optionalText()
        identifier = try reader.optionalText()
        traits = try reader.texts()
        isHidden = try reader.bool()
        children = try reader.optionalText()
    }
}

extension Effect: PackedRecord {
    /// The others are packed through their coding.
    private enum Kind: Int64 { case opacity, clip, other }

    func writeFields(to writer: PackedWriter) throws {
        switch self {
        case .opacity(let opacity):
            writer.kind(Kind.opacity)
            writer.double(opacity)
        case .clip(let outline, let evenOdd):
            writer.kind(Kind.clip)
            PackedOutline.write(outline, to: writer)
            writer.bool(evenOdd)
        default:
            writer.kind(Kind.other)
            try writer.coded(self)
        }
    }

    init(fieldsFrom reader: PackedReader) throws {
        switch try reader.kind(Kind.self) {
        case .opacity: self = .opacity(try reader.double())
        case .clip: self = .clip(try PackedOutline.read(from: reader), evenOdd: try reader.bool())
        case .other: self = try reader.coded()
        }
    }
}
