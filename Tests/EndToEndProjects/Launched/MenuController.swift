import MapKit
import UIKit

/// A screen with what a storyboard has beside its view.
final class MenuController: UITableViewController, MKMapViewDelegate {
    @IBOutlet weak var tips: UIButton!
    @IBOutlet weak var play: UIButton!
    @IBOutlet weak var note: UILabel!
    @IBOutlet weak var field: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: tips)
        let font: UIFont? = play.configuration?.attributedTitle?.font
        play.configuration?.subtitle = "\(font?.pointSize ?? 0) points"
        field.placeholder? += field.keyboardType == .emailAddress && field.returnKeyType == .done ? " and address" : ""
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { self.title = "Launch \(AppDelegate.launches)" }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! MenuCell
        cell.name.text = ["Check", "List"][indexPath.row]
        return cell
    }
}

final class MenuCell: UITableViewCell {
    @IBOutlet var name: UILabel!
}
