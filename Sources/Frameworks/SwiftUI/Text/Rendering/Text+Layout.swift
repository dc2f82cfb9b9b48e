import FoundationOverlay
import Snapshot
import ViewEngine

extension Text {
    /// A text that was laid out: lines of runs of glyphs. Points from the top left of the text.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        public let isTruncated: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }

        init(_ drawing: TextDrawing, _ content: TextContent, origin: CGPoint) {
            isTruncated = drawing.lines.last?.runs.contains { $0.text.contains("…") } == true && !content.plainText.contains("…")
            lines = drawing.lines.map { Line($0, content, origin: origin) }
        }

        /// What a piece of text takes up. Points from the top left of the text.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            public var width: CGFloat
            public var ascent: CGFloat
            public var descent: CGFloat
            public var leading: CGFloat = 0

            public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }

            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
            }

            public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
        }

        /// One line.
        public struct Line: RandomAccessCollection, Equatable {
            let runs: [Run]
            public var origin: CGPoint
            public let typographicBounds: TypographicBounds

            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(index: Int) -> Run { runs[index] }

            init(_ line: GlyphLine, _ content: TextContent, origin: CGPoint) {
                let start = CGPoint(x: line.origin.x - origin.x, y: line.origin.y - origin.y)
                self.origin = start
                typographicBounds = TypographicBounds(origin: start, width: line.width, ascent: line.ascent, descent: line.descent)
                let ends = line.runs.dropFirst().map { $0.xs.first ?? line.width } + [line.width]
                runs = zip(line.runs, ends).map { run, end in
                    Run(
                        glyphs: run, end: end, origin: start, ascent: line.ascent, descent: line.descent,
                        attributes: (content.attributes[run.styleIndex] ?? []).compactMap { $0 as? CustomTextAttribute })
                }
            }
        }

        /// Glyphs of one look.
        public struct Run: RandomAccessCollection, Equatable {
            let glyphs: GlyphRun
            /// Where the run ends, from the line's start.
            let end: Double
            let origin: CGPoint
            let ascent: Double
            let descent: Double
            let attributes: [CustomTextAttribute]

            public var startIndex: Int { 0 }
            public var endIndex: Int { glyphs.glyphs.count }
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

            /// What was attached to this part of the text.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes.lazy.compactMap { $0.value as? T }.last }

            public var typographicBounds: TypographicBounds { bounds(of: 0..<glyphs.glyphs.count) }

            func bounds(of range: Range<Int>) -> TypographicBounds {
                let start = range.lowerBound < glyphs.xs.count ? glyphs.xs[range.lowerBound] : end
                let stop = range.upperBound < glyphs.xs.count ? glyphs.xs[range.upperBound] : end
                return TypographicBounds(
                    origin: CGPoint(x: origin.x + Swift.min(start, stop), y: origin.y), width: abs(stop - start), ascent: ascent, descent: descent)
            }

            public static func == (a: Run, b: Run) -> Bool { a.glyphs == b.glyphs && a.origin == b.origin }
        }

        /// Some glyphs of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            public let run: Run
            public let indices: Range<Int>

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
            public var typographicBounds: TypographicBounds { run.bounds(of: indices) }
        }

        /// How glyphs are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(Text.Layout.RunSlice(run: run, indices: 0..<run.count), options: options)
    }

    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let run = slice.run
        guard !slice.indices.isEmpty else { return }
        var glyphs = run.glyphs
        glyphs.glyphs = Array(glyphs.glyphs[slice.indices])
        glyphs.xs = Array(glyphs.xs[slice.indices])
        glyphs.ys = Array(glyphs.ys[slice.indices])
        let origin = CGPoint(x: surface.frame.minX + run.origin.x, y: surface.frame.minY + run.origin.y)
        let line = GlyphLine(origin: origin, width: run.end, ascent: run.ascent, descent: run.descent, runs: [glyphs])
        surface.append("Glyphs", drawing: [.text(TextDrawing(lines: [line]))], effects: effects)
    }
}
