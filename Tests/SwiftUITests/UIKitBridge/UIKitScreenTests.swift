import Foundation
import Snapshot
@testable import SwiftUI
import Testing
@testable import UIKit

@MainActor
@Suite struct UIKitScreenTests {
    @Test func constraintsPlaceViewsInTheSafeArea() {
        let controller = UIViewController()
        let label = UILabel()
        label.text = "Hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 20),
        ])
        let view = LiveView.showing(controller)
        #expect(view.texts == ["Hello"])
        #expect(abs(label.frame.minY - controller.view.safeAreaInsets.top - 20) < 0.01)
        #expect(abs(label.frame.midX - controller.view.bounds.midX) < 0.01)
    }

    @Test func viewsThatNothingHoldsAtATopStandBelowEachOtherFromTheFirst() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let labels = (0..<4).map { _ in UILabel() }
        for (index, label) in labels.enumerated() {
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            label.heightAnchor.constraint(equalToConstant: 88).isActive = true
            if index > 0 { label.topAnchor.constraint(equalTo: labels[index - 1].bottomAnchor, constant: 10).isActive = true }
        }
        root.layoutIfNeeded()
        #expect(labels.map(\.frame.minY) == [0, 98, 196, 294])
    }

    @Test func theTextOfAFieldIsNeverNil() {
        let field = UITextField()
        field.text = nil
        #expect(field.text == "")
    }

    @Test func aStackSharesItsRoomAndALabelTakesTheLinesItNeeds() {
        let long = UILabel()
        long.text = "One two three four five six seven eight nine ten eleven twelve thirteen fourteen"
        long.numberOfLines = 0
        let short = UILabel()
        short.text = "End"
        let stack = UIStackView(arrangedSubviews: [long, short])
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame.width == 200)
        #expect(long.frame.height > 3 * short.frame.height)
        #expect(abs(short.frame.minY - long.frame.maxY - 10) < 0.01)
        #expect(abs(stack.frame.height - short.frame.maxY) < 0.01)
    }

    @Test func itemsOfAToolbarAreDrawnInTheColourOfTextUnlessTheyHaveOneOfTheirOwn() throws {
        let controller = UIViewController()
        let plain = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        let red = UIBarButtonItem(title: "Remove", style: .plain, target: nil, action: nil)
        red.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        controller.toolbarItems = [plain, red]
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        let view = LiveView.showing(navigation)
        #expect(view.texts == ["Sort", "Remove"])
        let lines = SnapshotDump(view.window.root, options: .init()).text.split(separator: "\n")
        let sort = try #require(lines.first { $0.contains("\"Sort\"") })
        let remove = try #require(lines.first { $0.contains("\"Remove\"") })
        #expect(sort.contains("#000000") && remove.contains("#FF0000"))
    }

    @Test func aLowerPriorityGivesWay() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let wide = box.widthAnchor.constraint(equalToConstant: 500)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-20-[box]-(>=30)-|", metrics: nil, views: ["box": box])
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[box(40)]", metrics: nil, views: ["box": box]) + [wide])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 20, y: 5, width: 250, height: 40))
    }

    @Test func constraintsThatContradictEachOtherAreNamed() {
        let findings = FindingStore()
        findings.collect {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(box)
            NSLayoutConstraint.activate([
                box.widthAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 80),
            ])
            root.layoutIfNeeded()
        }
        #expect(findings.take().contains { $0.code == .unsatisfiableConstraints && $0.message.contains("UIView.width = ") })
    }

    @Test func masksFollowTheSuperview() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(inner)
        root.frame.size = CGSize(width: 200, height: 300)
        #expect(inner.frame == CGRect(x: 10, y: 210, width: 180, height: 20))
    }

    @Test func rowsOpenScreensAndTheWayBackLeadsBack() {
        let view = LiveView.showing(UINavigationController(rootViewController: NamesController()))
        #expect(view.texts.contains("Ada"))
        view.tap("Ada")
        #expect(view.texts.contains("About Ada"))
        #expect(!view.texts.contains("Grace"))
        view.tap("Back")
        #expect(view.texts.contains("Grace"))
    }

    @Test func onlyRowsInSightAreMade() {
        let controller = ManyRowsController(style: .plain)
        let view = LiveView.showing(controller)
        #expect(view.texts.contains("Row 0"))
        #expect(controller.made.count < 60)
        #expect(controller.tableView._scroll(by: CGSize(width: 0, height: 44_000)))
        #expect(!view.texts.contains("Row 0"))
        #expect(controller.made.count < 120)
    }

    @Test func anAlertAsksAndItsActionRuns() {
        let controller = UIViewController()
        let view = LiveView.showing(controller)
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        var answers: [String] = []
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in answers.append("yes") })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        controller.present(alert, animated: true)
        #expect(view.texts.contains("Really?"))
        view.tap("Yes")
        #expect(answers == ["yes"])
        #expect(!view.texts.contains("Really?"))
        #expect(controller.presentedViewController == nil)
    }

    @Test func aViewOfSwiftUIKeepsItsStateInAController() {
        let view = LiveView.showing(UIHostingController(rootView: Counter()))
        view.tap("0 times")
        view.tap("1 times")
        #expect(view.texts == ["2 times"])
    }

    @Test func aRepresentedViewIsMadeOnceAndUpdated() {
        let view = LiveView(Represented())
        #expect(view.texts.contains("made 1, shows 0"))
        view.tap("More")
        #expect(view.texts.contains("made 1, shows 1"))
    }
}

private final class NamesController: UITableViewController {
    private let names = ["Ada", "Grace"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        label.text = "About \(names[indexPath.row])"
        next.view.addSubview(label)
        navigationController?.pushViewController(next, animated: true)
    }
}

private final class ManyRowsController: UITableViewController {
    var made: Set<Int> = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made.insert(indexPath.row)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count) times") { count += 1 } }
}

private struct Represented: View {
    @State private var number = 0

    var body: some View {
        VStack {
            NumberLabel(number: number)
            Button("More") { number += 1 }
        }
    }
}

private struct NumberLabel: UIViewRepresentable {
    let number: Int

    final class Coordinator { var made = 0 }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel {
        context.coordinator.made += 1
        return UILabel()
    }
    func updateUIView(_ label: UILabel, context: Context) { label.text = "made \(context.coordinator.made), shows \(number)" }
}
