import Foundation
import Geometry
import Painter
import Snapshot

/// One cell for every kind of drawing, paint and effect.
enum Gallery {
    static let cell = 60.0
    static let columns = 10

    static func snapshot() -> Snapshot {
        var cells: [SnapshotNode] = []
        for make in shapes + paints + effects + blends + pictures + texts {
            let (row, column) = (cells.count / columns, cells.count % columns)
            cells.append(make(rect(Double(column) * cell + 5, Double(row) * cell + 5, cell - 10, cell - 10)))
        }
        let rows = Double((cells.count + columns - 1) / columns)
        var snapshot = Snapshot(Double(columns) * cell, rows * cell, scale: 2)
        let stripes = stride(from: 0.0, to: rows * cell, by: 10).map { SnapshotNode.box(rect(0, $0, Double(columns) * cell, 5), RGBA(225, 235, 250)) }
        snapshot.root.children = stripes + cells
        return snapshot
    }

    static let rainbow = GradientRamp(stops: [
        .init(color: red, location: 0), .init(color: RGBA(255, 204, 0), location: 0.5), .init(color: blue, location: 1),
    ])

    typealias Make = @Sendable (CGRect) -> SnapshotNode

    static func fill(_ outline: Outline, _ frame: CGRect, _ paint: Paint = .color(blue), _ effects: [Effect] = []) -> SnapshotNode {
        SnapshotNode(frame, [.fill(outline, paint, evenOdd: false)], effects: effects)
    }

    static func star(_ frame: CGRect) -> [PathElement] {
        let points = [(0.5, 0.0), (0.8, 1.0), (0.0, 0.38), (1.0, 0.38), (0.2, 1.0)].map {
            CGPoint(x: frame.minX + $0.0 * frame.width, y: frame.minY + $0.1 * frame.height)
        }
        return [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.closeSubpath]
    }

    static let shapes: [Make] = [
        { fill(.rect($0), $0) }, { fill(.roundedRect($0, cornerSize: CGSize(width: 15, height: 15), curve: .continuous), $0) },
        { fill(.unevenRoundedRect($0, radii: [0, 8, 16, 24], curve: .circular), $0) }, { fill(.ellipse($0), $0) },
        { fill(.capsule($0.insetBy(dx: 0, dy: 12)), $0) }, { fill(.path(star($0)), $0) },
        { SnapshotNode($0, [.fill(.path(star($0)), .color(blue), evenOdd: true)]) },
        { SnapshotNode($0, [.stroke(.path(star($0.insetBy(dx: 6, dy: 6))), .color(red), StrokeLine(width: 4, join: .round))]) },
        { SnapshotNode($0, [.stroke(.ellipse($0.insetBy(dx: 4, dy: 4)), .color(red), StrokeLine(width: 5, cap: .round, dash: [0, 9]))]) },
        {
            SnapshotNode(
                $0,
                [
                    .stroke(
                        .rect($0.insetBy(dx: 4, dy: 4)), .linearGradient(rainbow, start: $0.origin, end: CGPoint(x: $0.maxX, y: $0.minY)),
                        StrokeLine(width: 4, dash: [8, 4]))
                ])
        },
    ]

    static let paints: [Make] = [
        { fill(.rect($0), $0, .linearGradient(rainbow, start: $0.origin, end: CGPoint(x: $0.maxX, y: $0.maxY))) },
        {
            fill(
                .rect($0), $0,
                .linearGradient(GradientRamp(stops: rainbow.stops, colorSpace: .perceptual), start: $0.origin, end: CGPoint(x: $0.maxX, y: $0.maxY)))
        },
        { fill(.ellipse($0), $0, .radialGradient(rainbow, center: CGPoint(x: $0.midX, y: $0.midY), startRadius: 3, endRadius: 25)) },
        { fill(.ellipse($0), $0, .angularGradient(rainbow, center: CGPoint(x: $0.midX, y: $0.midY), startAngle: -90, endAngle: 180)) },
        {
            fill(
                .rect($0.insetBy(dx: 0, dy: 10)), $0,
                .ellipticalGradient(
                    rainbow, bounds: $0.insetBy(dx: 0, dy: 10), center: CGPoint(x: $0.midX, y: $0.midY), startRadiusFraction: 0,
                    endRadiusFraction: 0.5))
        },
        { fill(.rect($0), $0, .meshGradient(mesh($0, smooth: true))) },
        {
            fill(
                .rect($0), $0,
                .linearGradient(
                    GradientRamp(stops: [.init(color: red, location: 0), .init(color: .clear, location: 1)]), start: $0.origin,
                    end: CGPoint(x: $0.minX, y: $0.maxY)))
        },
        { fill(.rect($0), $0, .image(ImageDrawing(image: "quadrants", rect: rect($0.minX, $0.minY, 10, 10), interpolation: .none))) },
        {
            SnapshotNode(
                $0,
                [
                    .fill(.path(star($0)), .color(red), evenOdd: false),
                    .fill(.rect($0.insetBy(dx: 5, dy: 5)), .material(MaterialPaint(thickness: .ultraThin, isDark: false)), evenOdd: false),
                ])
        },
        {
            SnapshotNode(
                $0,
                [
                    .fill(.path(star($0)), .color(red), evenOdd: false),
                    .fill(.capsule($0.insetBy(dx: 5, dy: 10)), .material(MaterialPaint(thickness: .glass, isDark: true, tint: blue)), evenOdd: false),
                ])
        },
    ]

    static func mesh(_ frame: CGRect, smooth: Bool) -> MeshPaint {
        let points = [(0, 0), (0.5, 0), (1, 0), (0, 0.5), (0.7, 0.3), (1, 0.5), (0, 1), (0.5, 1), (1, 1)].map { CGPoint(x: $0.0, y: $0.1) }
        return MeshPaint(
            bounds: frame, columns: 3, rows: 3, points: points, colors: [red, green, blue, blue, .white, red, green, blue, red], background: .black,
            smoothsColors: smooth)
    }

    static func pair(_ frame: CGRect, _ effects: Effect...) -> SnapshotNode {
        let half = frame.width * 0.65
        return SnapshotNode(
            frame, effects: effects,
            children: [
                fill(.ellipse(rect(frame.minX, frame.minY, half, half)), frame, .color(red)),
                fill(.ellipse(rect(frame.maxX - half, frame.maxY - half, half, half)), frame, .color(blue)),
            ])
    }

    static let effects: [Make] = [
        { pair($0, .opacity(0.5)) }, { pair($0, .clip(.ellipse($0.insetBy(dx: 5, dy: 5)), evenOdd: false)) },
        { frame in
            let turn = CGAffineTransform(translationX: -frame.midX, y: -frame.midY).concatenating(
                CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
            )
            .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
            return SnapshotNode(frame, [.image(ImageDrawing(image: "quadrants", rect: frame.insetBy(dx: 8, dy: 8)))], effects: [.transform(turn)])
        },
        { pair($0, .blur(radius: 3, isOpaque: false)) },
        { pair($0, .shadow(.black.multiplyingAlpha(by: 0.6), radius: 5, offset: CGSize(width: 3, height: 4))) },
        {
            pair(
                $0,
                .mask([
                    fill(
                        .path(star($0)), $0,
                        .linearGradient(
                            GradientRamp(stops: [.init(color: .black, location: 0.5), .init(color: .clear, location: 1)]), start: $0.origin,
                            end: CGPoint(x: $0.minX, y: $0.maxY)))
                ]))
        },
        { pair($0, .color(.grayscale(1))) }, { pair($0, .color(.hueRotation(120))) }, { pair($0, .color(.invert)) },
        { pair($0, .color(.luminanceToAlpha)) },
    ]

    static let blends: [Make] = [
        BlendMode.multiply, .screen, .overlay, .difference, .hue, .luminosity, .sourceAtop, .destinationOut, .plusDarker, .plusLighter,
    ].map { mode in
        { frame in
            let half = frame.width * 0.65
            return SnapshotNode(
                frame, effects: [.compositingGroup],
                children: [
                    fill(.ellipse(rect(frame.minX, frame.minY, half, half)), frame, .color(RGBA(255, 149, 0))),
                    fill(.ellipse(rect(frame.maxX - half, frame.maxY - half, half, half)), frame, .color(RGBA(48, 176, 199)), [.blend(mode)]),
                ])
        }
    }

    static func image(_ frame: CGRect, _ drawing: ImageDrawing) -> SnapshotNode { SnapshotNode(frame, [.image(drawing)]) }

    static let pictures: [Make] = [
        { image($0, ImageDrawing(image: "quadrants", rect: $0)) }, { image($0, ImageDrawing(image: "quadrants", rect: $0, interpolation: .none)) },
        { image($0, ImageDrawing(image: "quadrants", rect: $0, interpolation: .high)) },
        { image($0, ImageDrawing(image: "quadrants", rect: $0, resizing: .tile, interpolation: .none)) },
        { image($0, ImageDrawing(image: "quadrants", rect: $0, capInsets: [3, 3, 3, 3], interpolation: .none)) },
        { image($0, ImageDrawing(image: "quadrants", rect: $0, template: .color(red))) },
        { image($0, ImageDrawing(image: "quadrants", rect: $0, isFlippedHorizontally: true)) },
        { frame in
            SnapshotNode(
                frame,
                [
                    .progress(
                        ProgressDrawing(
                            start: Date(timeIntervalSince1970: -30), end: Date(timeIntervalSince1970: 60), countsDown: false,
                            form: .bar(rect(frame.minX, frame.midY - 2, frame.width, 4), isRightToLeft: false), paint: .color(blue)))
                ])
        },
        { frame in
            SnapshotNode(
                frame,
                [
                    .progress(
                        ProgressDrawing(
                            start: Date(timeIntervalSince1970: -30), end: Date(timeIntervalSince1970: 60), countsDown: true,
                            form: .ring(center: CGPoint(x: frame.midX, y: frame.midY), radius: 20, lineWidth: 6), paint: .color(blue)))
                ])
        },
        { image($0, ImageDrawing(image: "missing", rect: $0)) },
    ]

    static func glyphs(
        _ face: String, _ size: Double, _ frame: CGRect, _ glyphs: [UInt32], _ paint: Paint = .color(.black), slant: Double = 0, embolden: Double = 0,
        step: Double = 0.6
    ) -> [Drawing] {
        let font = FontReference(face: face, size: size, slant: slant, embolden: embolden)
        let xs = glyphs.indices.map { Double($0) * size * step }
        let run = GlyphRun(font: font, text: "", paint: paint, glyphs: glyphs, xs: xs, ys: xs.map { _ in 0 }, styleIndex: 0)
        let line = GlyphLine(origin: CGPoint(x: frame.minX, y: frame.midY), width: frame.width, ascent: size, descent: size * 0.2, runs: [run])
        return [
            .text(
                TextDrawing(
                    lines: [line], underlays: [], overlays: [TextDecoration(rect: rect(frame.minX, frame.midY + 2, frame.width, 1), paint: paint)]))
        ]
    }

    static let texts: [Make] = [
        { SnapshotNode($0, glyphs("Inter-Regular", 15, $0, [10, 40, 70, 100, 130])) },
        { SnapshotNode($0, glyphs("Inter-Bold", 24, $0, [10, 40, 70])) },
        { SnapshotNode($0, glyphs("Inter-Regular", 15, $0, [10, 40, 70, 100, 130], slant: 12)) },
        { SnapshotNode($0, glyphs("Inter-Regular", 15, $0, [10, 40, 70, 100, 130], embolden: 0.8)) },
        {
            SnapshotNode(
                $0, glyphs("Inter-Bold", 24, $0, [10, 40, 70], .linearGradient(rainbow, start: $0.origin, end: CGPoint(x: $0.maxX, y: $0.minY))))
        },
        { SnapshotNode($0, glyphs("NotoColorEmoji", 20, $0, [1000, 1500], step: 1.25)) },
        { frame in
            let turn = CGAffineTransform(translationX: -frame.midX, y: -frame.midY).concatenating(
                CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
            )
            .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
            return SnapshotNode(
                frame, glyphs("Inter-Regular", 15, frame, [10, 40, 70, 100]) + glyphs("NotoColorEmoji", 14, frame.offsetBy(dx: 10, dy: 18), [1000]),
                effects: [.transform(turn)])
        },
        { SnapshotNode($0, glyphs("Missing-Face", 15, $0, [10, 40, 70])) },
        { SnapshotNode($0, [.dynamicText(DynamicTextDrawing(text: StyledText(runs: []), paints: [.color(red)], box: $0.insetBy(dx: 0, dy: 20)))]) },
        { SnapshotNode($0, glyphs("Inter-Regular", 6, $0, [10, 40, 70, 100, 130, 160, 190, 220])) },
    ]
}
