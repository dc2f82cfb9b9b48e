import UIKit

class PictureController: UIViewController {
    @IBOutlet var label: UILabel!
    @IBOutlet var picture: UIImageView!
    var greeting = "Nothing given"
    var count = 0

    /// Draws a picture of its own, which the image view shows.
    @IBAction func draw(_ sender: UIButton) {
        count += 1
        let title = sender.titleLabel!.text!
        picture.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.systemGreen.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        label.text = "\(title) \(count)"
    }
}
