import UIKit

/// A collection of coloured squares, three beside each other.
final class GridController: UIViewController {
    private enum Section { case all }
    private var source: UICollectionViewDiffableDataSource<Section, Int>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Grid"
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
        let collection = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collection)
        let registration = UICollectionView.CellRegistration<SquareCell, Int> { cell, _, number in cell.show(number) }
        let source = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collection) { collection, path, number in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.all])
        snapshot.appendItems(Array(0..<1000))
        source.apply(snapshot, animatingDifferences: false)
        self.source = source
    }
}

private final class SquareCell: UICollectionViewCell {
    private let label = UILabel()
    private let gradient = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.insertSublayer(gradient, at: 0)
        contentView.layer.cornerRadius = 12
        contentView.layer.masksToBounds = true
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not made from a storyboard") }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = contentView.bounds
    }

    func show(_ number: Int) {
        label.text = "\(number)"
        let hue = CGFloat(number % 12) / 12
        gradient.colors = [
            UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1).cgColor,
            UIColor(hue: hue, saturation: 0.9, brightness: 0.5, alpha: 1).cgColor,
        ]
    }
}
