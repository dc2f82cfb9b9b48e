import CoreGraphics
import FoundationOverlay
import UIKit

/// Draws a plain map.
struct MapPicture {
    var plan: MapPlan
    var colors: MapColors
    var size: CGSize

    func draw(in context: CGContext) {
        fill(colors.land, CGRect(origin: .zero, size: size), context)
        for (rect, ground) in plan.grounds { fill(ground == .park ? colors.park : colors.water, rect, context) }
        context.setStrokeColor(Self.color(colors.street))
        for street in plan.streets {
            context.setLineWidth(street.width)
            context.move(to: street.from)
            context.addLine(to: street.to)
            context.strokePath()
        }
        let mark = NSAttributedString(
            string: MapColors.mark,
            attributes: [.font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor(cgColor: Self.color(colors.label))])
        mark.draw(at: CGPoint(x: 14, y: size.height - 18))
    }

    private func fill(_ color: MapColors.Color, _ rect: CGRect, _ context: CGContext) {
        context.setFillColor(Self.color(color))
        context.fill(rect)
    }

    private static func color(_ color: MapColors.Color) -> CGColor { CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1) }
}
