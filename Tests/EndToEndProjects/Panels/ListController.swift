import UIKit

struct Plant: Hashable {
    let name: String
    let note: String
    let symbol: String
}

/// A table with a large title, rows that open a screen, and a button that opens an alert.
final class ListController: UITableViewController {
    private var plants = [
        Plant(name: "Fern", note: "Every other day", symbol: "leaf"),
        Plant(name: "Cactus", note: "Once a month", symbol: "sun.max"),
        Plant(name: "Basil", note: "Daily, in the evening, and never on the leaves: it does not like that at all", symbol: "drop"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plants"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
    }

    @objc private func add() {
        let alert = UIAlertController(title: "New plant", message: "What is it called?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
                let name = alert?.textFields?.first?.text ?? ""
                self?.plants.append(Plant(name: name.isEmpty ? "Unnamed" : name, note: "New", symbol: "plus"))
                self?.tableView.reloadData()
            })
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plants.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "On the balcony" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = plants[indexPath.row].name
        content.secondaryText = plants[indexPath.row].note
        content.image = UIImage(systemName: plants[indexPath.row].symbol)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(PlantController(plant: plants[indexPath.row]), animated: true)
    }
}

/// A screen with a stack in a scroll view.
final class PlantController: UIViewController {
    private let plant: Plant
    private let counter = UILabel()
    private var count = 0

    init(plant: Plant) {
        self.plant = plant
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not made from a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = plant.name
        navigationItem.largeTitleDisplayMode = .never
        let picture = UIImageView(image: UIImage(systemName: plant.symbol))
        picture.tintColor = .systemGreen
        picture.contentMode = .scaleAspectFit
        let note = UILabel()
        note.text = plant.note
        note.numberOfLines = 0
        note.textAlignment = .center
        counter.text = "Watered 0 times"
        counter.font = .preferredFont(forTextStyle: .headline)
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Water") { [weak self] _ in self?.water() })
        let stack = UIStackView(arrangedSubviews: [picture, note, counter, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 96),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func water() {
        count += 1
        counter.text = "Watered \(count) times"
    }
}
