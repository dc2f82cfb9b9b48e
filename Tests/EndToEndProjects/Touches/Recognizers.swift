import SwiftUI
import UIKit

/// Gesture recognizers of UIKit.
struct Recognizers: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> RecognizersController { RecognizersController() }
    func updateUIViewController(_ controller: RecognizersController, context: Context) {}
}

final class RecognizersController: UIViewController, UIGestureRecognizerDelegate {
    private let label = UILabel(frame: CGRect(x: 20, y: 80, width: 350, height: 30))
    private let card = UIView(frame: CGRect(x: 40, y: 140, width: 120, height: 80))
    private let pad = DrawingPad(frame: CGRect(x: 40, y: 420, width: 300, height: 160))

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Nothing recognized"
        card.backgroundColor = .systemYellow
        card.accessibilityLabel = "Card"
        let once = UITapGestureRecognizer(target: self, action: #selector(tapped))
        let twice = UITapGestureRecognizer(target: self, action: #selector(tappedTwice))
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        card.addGestureRecognizer(once)
        card.addGestureRecognizer(twice)
        card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
        card.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed)))
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
        swipe.direction = .left
        let strip = UILabel(frame: CGRect(x: 40, y: 340, width: 300, height: 60))
        (strip.text, strip.textAlignment, strip.backgroundColor) = ("Strip", .center, .systemTeal)
        strip.isUserInteractionEnabled = true
        strip.addGestureRecognizer(swipe)
        pad.backgroundColor = .secondarySystemBackground
        pad.drew = { [label] count in label.text = "Drew \(count) points" }
        for view in [label, card, strip, pad] { view.isHidden = false; self.view.addSubview(view) }
    }

    @objc private func tapped() { label.text = "Card tapped once" }
    @objc private func tappedTwice() { label.text = "Card tapped twice" }
    @objc private func pressed(_ press: UILongPressGestureRecognizer) { if press.state == .began { label.text = "Card pressed" } }
    @objc private func swiped() { label.text = "Strip swiped" }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
        pan.setTranslation(.zero, in: view)
        if pan.state == .ended { label.text = "Card at \(Int(card.frame.minX.rounded()))" }
    }
}

/// Draws where it is touched.
final class DrawingPad: UIView {
    var drew: (Int) -> Void = { _ in }
    private var points: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { points = touches.map { $0.location(in: self) } }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { drew(points.count) }

    override func draw(_ rect: CGRect) {
        guard let first = points.first else { return }
        let line = UIBezierPath()
        line.move(to: first)
        points.dropFirst().forEach { line.addLine(to: $0) }
        line.lineWidth = 4
        UIColor.systemRed.setStroke()
        line.stroke()
    }
}
