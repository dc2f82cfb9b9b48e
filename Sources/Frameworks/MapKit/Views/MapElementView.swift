import CoreGraphics
import CoreLocation
import FoundationOverlay
import SwiftUI

/// The ground of a plain map.
struct MapGround: View {
    let plan: MapPlan
    let colors: MapColors

    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.color(colors.land)))
            for (rect, ground) in plan.grounds {
                context.fill(Path(rect), with: .color(Self.color(ground == .park ? colors.park : colors.water)))
            }
            for street in plan.streets {
                var path = Path()
                path.move(to: street.from)
                path.addLine(to: street.to)
                context.stroke(path, with: .color(Self.color(colors.street)), lineWidth: street.width)
            }
            let mark = Text(MapColors.mark).font(.system(size: 8)).foregroundStyle(Self.color(colors.label))
            context.draw(mark, at: CGPoint(x: 14, y: size.height - 8), anchor: .bottomLeading)
        }
    }

    private static func color(_ color: MapColors.Color) -> Color { Color(red: color.red, green: color.green, blue: color.blue) }
}

/// One thing on a map, where it belongs. Sizes are those of Apple's balloons and dots as they are seen in pictures of its Maps.
struct MapElementView: View {
    let element: _MapElement
    let projection: MapProjection

    var body: some View {
        let place = projection.point(element.coordinate)
        switch element.shape {
        case .marker(let title, let glyph): marker(title, glyph).position(x: place.x, y: place.y - 20)
        case .annotation(let title, let anchor, let content): annotation(title, anchor, content, at: place)
        case .user: user.position(place)
        case .line(let coordinates):
            path(coordinates, isClosed: false).stroke(lineStyle, style: element.stroke?.1 ?? StrokeStyle(lineWidth: 3))
        case .polygon(let coordinates): area(path(coordinates, isClosed: true))
        case .circle(let radius):
            let length = projection.length(radius, at: element.coordinate)
            area(Path(ellipseIn: CGRect(x: place.x - length, y: place.y - length, width: 2 * length, height: 2 * length)))
        }
    }

    private var lineStyle: AnyShapeStyle { element.stroke?.style ?? element.foreground ?? element.tint ?? AnyShapeStyle(.tint) }

    private func marker(_ title: Text?, _ glyph: AnyView) -> some View {
        ZStack {
            Circle().fill(element.tint ?? AnyShapeStyle(Color.red)).frame(width: 30, height: 30)
            MapBalloonTip().fill(element.tint ?? AnyShapeStyle(Color.red)).frame(width: 12, height: 7).offset(y: 17)
            glyph.font(.system(size: 15, weight: .medium)).foregroundStyle(.white).frame(width: 30, height: 30)
        }
        .overlay(alignment: .bottom) { label(title).offset(y: 22) }
    }

    @ViewBuilder private func label(_ title: Text?) -> some View {
        if element.showsTitle, let title {
            title.font(.caption2.weight(.semibold)).fixedSize().shadow(color: .white.opacity(0.8), radius: 1)
        }
    }

    private func annotation(_ title: Text?, _ anchor: UnitPoint, _ content: AnyView, at place: CGPoint) -> some View {
        content.fixedSize().overlay(alignment: .bottom) { label(title).offset(y: 16) }
            .alignmentGuide(.leading) { $0.width * anchor.x - place.x }
            .alignmentGuide(.top) { $0.height * anchor.y - place.y }
    }

    private var user: some View {
        ZStack {
            Circle().fill(.white).frame(width: 22, height: 22).shadow(color: .black.opacity(0.25), radius: 3)
            Circle().fill(.blue).frame(width: 16, height: 16)
        }
    }

    private func path(_ coordinates: [CLLocationCoordinate2D], isClosed: Bool) -> Path {
        var path = Path()
        path.addLines(coordinates.map { projection.point($0) })
        if isClosed { path.closeSubpath() }
        return path
    }

    @ViewBuilder private func area(_ path: Path) -> some View {
        path.fill(element.foreground ?? AnyShapeStyle(.tint))
        if let (style, stroke) = element.stroke { path.stroke(style, style: stroke) }
    }
}

/// The tip of a balloon.
struct MapBalloonTip: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
