import Foundation
import Snapshot

extension TextDrawing: PackedRecord {
    func writeFields(to writer: PackedWriter) throws {
        try writer.records(lines)
        try writer.records(underlays)
        try writer.records(overlays)
    }

    init(fieldsFrom reader: PackedReader) throws {
        self.init(lines: try reader.records(), underlays: try reader.records(), overlays: try reader.records())
    }
}

extension TextDecoration: PackedRecord {
    func writeFields(to writer: PackedWriter) throws {
        writer.rect(rect)
        try writer.record(paint)
    }

    init(fieldsFrom reader: PackedReader) throws { self.init(rect: try reader.rect(), paint: try reader.record()) }
}

extension GlyphLine: PackedRecord {
    func writeFields(to writer: PackedWriter) throws {
        writer.point(origin)
        writer.double(width)
        writer.double(ascent)
        writer.double(descent)
        try writer.records(runs)
    }

    init(fieldsFrom reader: PackedReader) throws {
        self.init(
            origin: try reader.point(), width: try reader.double(), ascent: try reader.double(), descent: try reader.double(),
            runs: try reader.records())
    }
}

extension GlyphRun: PackedRecord {
    func writeFields(to writer: PackedWriter) throws {
        try writer.record(font)
        writer.text(text)
        try writer.record(paint)
        writer.integers(glyphs)
        writer.doubles(xs)
        writer.doubles(ys)
        writer.signed(Int64(styleIndex))
    }

    init(fieldsFrom reader: PackedReader) throws {
        self.init(
            font: try reader.record(), text: try reader.text(), paint: try reader.record(), glyphs: try reader.integers(),
            xs: try reader.doubles(), ys: try reader.doubles(), styleIndex: try reader.integer())
    }
}

extension FontReference: PackedRecord {
    func writeFields(to writer: PackedWriter) throws {
        writer.text(face)
        writer.double(size)
        writer.double(widthScale)
        writer.double(slant)
        writer.double(embolden)
    }

    init(fieldsFrom reader: PackedReader) throws {
        self.init(
            face: try reader.text(), size: try reader.double(), widthScale: try reader.double(), slant: try reader.double(),
            embolden: try reader.double())
    }
}
