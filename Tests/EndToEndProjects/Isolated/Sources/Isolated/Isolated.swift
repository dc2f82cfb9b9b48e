import SwiftUI
import UIKit

/// Of the main actor, as is all of this module that says nothing else.
final class Words {
    var text = "kept"
}

final class Panel: UIView {
    private let words = Words()
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = words.text
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

final class Row: UITableViewCell {
    private let words = Words()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = words.text
    }

    required init?(coder: NSCoder) { nil }
}

/// Inherits its initializers.
class Screen: UIViewController {
    private let words = Words()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Panel(frame: CGRect(x: 20, y: 100, width: 100, height: 20)))
        let row = Row(style: .default, reuseIdentifier: nil)
        let names = [row.textLabel?.text, words.text, Named().name].compactMap(\.self).joined(separator: " ")
        let label = UILabel(frame: CGRect(x: 20, y: 140, width: 300, height: 20))
        label.text = names
        view.addSubview(label)
    }
}

final class Named: UIViewController {
    private let words = Words()
    var name: String { "\(words.text) too" }

    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

final class Model: NSObject, ObservableObject {
    @Published var words = Words()
}

#Preview("screen") { Screen() }
