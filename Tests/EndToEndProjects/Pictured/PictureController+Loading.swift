import UIKit

/// On a device an extension may override what its class inherits.
extension PictureController {
    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = greeting
    }
}
