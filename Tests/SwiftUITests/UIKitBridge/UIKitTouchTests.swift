import Foundation
@testable import SwiftUI
import Testing
@testable import UIKit
import ViewEngine

@MainActor
@Suite struct UIKitTouchTests {
    @Test func aDelegatesButtonsLieBehindARow() {
        let controller = SwipedRowsController()
        let view = LiveView.showing(controller)
        view.touch("Swipe", .drag(x: -100, y: 0, seconds: 0.3))
        #expect(view.texts.contains("Archive"))
        view.tap("Archive")
        #expect(controller.archived.count == 1)
        view.touch("Swipe", .drag(x: 300, y: 0, seconds: 0.3))
        #expect(controller.archived.count == 1, "there are no buttons at the leading edge")
    }

    @Test func aViewOfTheAppsOwnClassTakesTouchesUntilARecognizerHasThem() {
        let controller = UIViewController()
        let pad = Pad(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
        controller.view.addSubview(pad)
        let view = LiveView.showing(controller)
        let middle = CGPoint(x: 120, y: 200)
        view.window.updateNow()
        view.window.touch(TouchStep(.began, [middle], at: 0))
        view.window.touch(TouchStep(.moved, [CGPoint(x: 150, y: 200)], at: 0.1))
        view.window.touch(TouchStep(.ended, [CGPoint(x: 150, y: 200)], at: 0.2))
        #expect(pad.heard == ["began 100, 100", "moved 130, 100", "ended 130, 100"])
        let pan = UIPanGestureRecognizer()
        pad.addGestureRecognizer(pan)
        pad.heard = []
        view.window.updateNow()
        view.window.touch(TouchStep(.began, [middle], at: 1))
        view.window.touch(TouchStep(.moved, [CGPoint(x: 150, y: 200)], at: 1.1))
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
        #expect(pad.heard == ["began 100, 100", "cancelled 100, 100"])
    }

    @Test func aFlowLayoutFillsLineAfterLine() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (10, 20)
        let source = FlowSource()
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 330, height: 400), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.layoutIfNeeded()
        let frames = (0..<5).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.map(\.minX) == [0, 115, 230, 0, 115])
        #expect(frames.map(\.minY) == [0, 0, 0, 70, 70])
    }
}

private final class SwipedRowsController: UITableViewController {
    var archived: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, done in
                self?.archived.append(indexPath.row)
                done(true)
            }
        ])
    }
}

private final class Pad: UIView {
    var heard: [String] = []

    private func hear(_ what: String, _ touches: Set<UITouch>) {
        for touch in touches {
            let place = touch.location(in: self)
            heard.append("\(what) \(Int(place.x)), \(Int(place.y))")
        }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled", touches) }
}

private final class FlowSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
