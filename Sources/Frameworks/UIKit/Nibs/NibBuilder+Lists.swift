import CoreGraphics
import FoundationOverlay

/// The cells of a table that a storyboard lists one by one.
struct StaticTable {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
        /// Points; nil: as the table says.
        var heights: [CGFloat?]
    }

    var sections: [Section]
}

extension NibBuilder {
    func fill(_ table: UITableView, _ node: NibNode) {
        let styles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
        table._setStyle(node["style"].flatMap { styles[$0] } ?? .plain)
        if let height = node.number("rowHeight"), height > 0 { table.rowHeight = height }
        if node["separatorStyle"] == "none" { table.separatorStyle = .none }
        for (attribute, path) in [("sectionHeaderHeight", \UITableView.sectionHeaderHeight), ("sectionFooterHeight", \.sectionFooterHeight)] {
            if let height = node.number(attribute), height > 0, table.style == .plain { table[keyPath: path] = height }
        }
        if let inset = node.child(key: "separatorInset") { table.separatorInset = inset.edgeInsets }
        if let color = node.child(key: "separatorColor")?.color { table.separatorColor = color }
        if let allows = node.flag("allowsSelection") { table.allowsSelection = allows }
        fillScroll(table, node)
        for (key, path) in [("tableHeaderView", \UITableView.tableHeaderView), ("tableFooterView", \UITableView.tableFooterView)] {
            if let node = node.child(key: key) { table[keyPath: path] = view(node) }
        }
        for prototype in node.child("prototypes")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table._prototypes[identifier] = { [document, weak controller] in
                let builder = NibBuilder(document)
                builder.controller = controller
                let cell = builder.view(prototype) as? UITableViewCell
                builder.finish()
                return cell
            }
        }
        if node["dataMode"] == "static" { (controller as? UITableViewController)?._static = staticTable(node) }
    }

    private func staticTable(_ node: NibNode) -> StaticTable {
        let sections = node.child("sections")?.children ?? []
        return StaticTable(
            sections: sections.map { section in
                let cells = section.child("cells")?.children ?? []
                return .init(
                    header: section.string("headerTitle"), footer: section.string("footerTitle"),
                    cells: cells.map { view($0) as? UITableViewCell ?? UITableViewCell() },
                    heights: cells.map { $0.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } })
            })
    }

    func fill(_ cell: UITableViewCell, _ node: NibNode) {
        cell._reuseIdentifier = node["reuseIdentifier"]
        let styles: [String: UITableViewCell.CellStyle] = [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        if let style = node["style"].flatMap({ styles[$0] }) { cell._setStyle(style) }
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
            "detailButton": .detailButton,
        ]
        if let accessory = node["accessoryType"].flatMap({ accessories[$0] }) { cell.accessoryType = accessory }
        if node["selectionStyle"] == "none" { cell.selectionStyle = .none }
        guard let content = node.children.first(where: { $0.name == "tableViewCellContentView" }) else { return }
        objects[content.id] = cell.contentView
        let parts = content.child("subviews")?.children ?? []
        let isStyled = node["style"].flatMap { styles[$0] } != nil
        for part in parts {
            guard isStyled else {
                cell.contentView.addSubview(view(part))
                continue
            }
            style(part, of: cell, node)
        }
        addConstraints(content)
    }

    /// The labels and the picture of a cell in one of UIKit's styles are the cell's own.
    private func style(_ part: NibNode, of cell: UITableViewCell, _ node: NibNode) {
        let own: UIView? =
            part.id == node["textLabel"]
            ? cell.textLabel : part.id == node["detailTextLabel"] ? cell.detailTextLabel : part.id == node["imageView"] ? cell.imageView : nil
        guard let own else { return cell.contentView.addSubview(view(part)) }
        objects[part.id] = own
        applyContent(part, to: own)
    }

    func fill(_ collection: UICollectionView, _ node: NibNode) {
        if let flow = node.child("collectionViewFlowLayout") {
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = flow.number("minimumLineSpacing") ?? 10
            layout.minimumInteritemSpacing = flow.number("minimumInteritemSpacing") ?? 10
            if flow["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
            if let size = flow.child(key: "itemSize") { layout.itemSize = size.rect.size }
            if let inset = flow.child(key: "sectionInset") { layout.sectionInset = inset.edgeInsets }
            objects[flow.id] = layout
            collection.collectionViewLayout = layout
        }
        if let allows = node.flag("allowsSelection") { collection.allowsSelection = allows }
        fillScroll(collection, node)
        for prototype in node.child("cells")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            collection._prototypes[identifier] = { [document, weak controller] in
                let builder = NibBuilder(document)
                builder.controller = controller
                let cell = builder.view(prototype) as? UICollectionViewCell
                builder.finish()
                return cell
            }
        }
    }

    func fill(_ cell: UICollectionViewCell, _ node: NibNode) {
        cell._reuseIdentifier = node["reuseIdentifier"]
        guard let content = node.children.first(where: { $0.name == "collectionViewCellContentView" || $0["key"] == "contentView" }) else { return }
        objects[content.id] = cell.contentView
        cell.contentView.frame = cell.bounds
        for part in content.child("subviews")?.children ?? [] { cell.contentView.addSubview(view(part)) }
        addConstraints(content)
    }
}
