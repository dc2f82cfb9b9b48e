import Foundation
import Snapshot

extension Drawing: PackedRecord {
    /// The others are packed through their coding.
    private enum Kind: Int64 { case fill, stroke, text, other }

    func writeFields(to writer: PackedWriter) throws {
        switch self {
        case .fill(let outline, let paint, let evenOdd):
            writer.kind(Kind.fill)
            PackedOutline.write(outline, to: writer)
            try writer.record(paint)
            writer.bool(evenOdd)
        case .stroke(let outline, let paint, let line):
            writer.kind(Kind.stroke)
            PackedOutline.write(outline, to: writer)
            try writer.record(paint)
            try writer.coded(line)
        case .text(let text):
            writer.kind(Kind.text)
            try writer.record(text)
        default:
            writer.kind(Kind.other)
            try writer.coded(self)
        }
    }

    init(fieldsFrom reader: PackedReader) throws {
        switch try reader.kind(Kind.self) {
        case .fill: self = .fill(try PackedOutline.read(from: reader), try reader.record(), evenOdd: try reader.bool())
        case .stroke: self = .stroke(try PackedOutline.read(from: reader), try reader.record(), try reader.coded())
        case .text: self = .text(try reader.record())
        case .other: self = try reader.coded()
        }
    }
}

extension Paint: PackedRecord {
    /// The others are packed through their coding.
    private enum Kind: Int64 { case color, other }

    func writeFields(to writer: PackedWriter) throws {
        switch self {
        case .color(let color):
            writer.kind(Kind.color)
            writer.color(color)
        default:
            writer.kind(Kind.other)
            try writer.coded(self)
        }
    }

    init(fieldsFrom reader: PackedReader) throws {
        switch try reader.kind(Kind.self) {
        case .color: self = .color(try reader.color())
        case .other: self = try reader.coded()
        }
    }
}
