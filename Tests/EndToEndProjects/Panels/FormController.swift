import SwiftUI
import UIKit

/// Controls, a view of SwiftUI, and a sheet.
final class FormController: UIViewController {
    private let toggle = UISwitch()
    private let slider = UISlider()
    private let amount = UILabel()
    private let segments = UISegmentedControl(items: ["Morning", "Noon", "Evening"])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Watering"
        view.backgroundColor = .systemGroupedBackground
        toggle.isOn = true
        slider.value = 0.3
        slider.addTarget(self, action: #selector(slid), for: .valueChanged)
        segments.selectedSegmentIndex = 2
        let name = UITextField()
        name.placeholder = "Who waters?"
        name.borderStyle = .roundedRect
        let row = UIStackView(arrangedSubviews: [label("Automatic"), toggle])
        row.distribution = .equalSpacing
        let host = UIHostingController(rootView: Badge())
        addChild(host)
        let more = UIButton(type: .system)
        more.setTitle("More", for: .normal)
        more.addTarget(self, action: #selector(showMore), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [row, name, segments, slider, amount, host.view, more])
        host.didMove(toParent: self)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 16
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor.separator.cgColor
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        card.addSubview(stack)
        let views = ["card": card, "stack": stack]
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[stack]-16-|", metrics: nil, views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|-16-[stack]-16-|", metrics: nil, views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "H:|-side-[card]-side-|", metrics: ["side": 20], views: views)
                + [card.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20)])
        slid()
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @objc private func slid() { amount.text = "\(Int((slider.value * 100).rounded())) %" }

    @objc private func showMore() {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemTeal
        controller.sheetPresentationController?.detents = [.medium()]
        present(controller, animated: true)
    }
}

private struct Badge: View {
    @State private var taps = 0

    var body: some View {
        Button("Tapped \(taps) times") { taps += 1 }.padding(8).background(.yellow, in: .capsule)
    }
}
