import FoundationOverlay

/// Which sections and items a table or collection shows, by identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

    public init() {}

    public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    public var reloadedItemIdentifiers: [ItemIdentifierType] { [] }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items[identifier] ?? [] }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionIdentifiers.first { items[$0]?.contains(identifier) ?? false }
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: identifier) }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { sectionIdentifiers += identifiers }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection next: SectionIdentifierType) {
        sectionIdentifiers.insert(contentsOf: identifiers, at: sectionIdentifiers.firstIndex(of: next) ?? 0)
    }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection previous: SectionIdentifierType) {
        sectionIdentifiers.insert(contentsOf: identifiers, at: sectionIdentifiers.firstIndex(of: previous).map { $0 + 1 } ?? sectionIdentifiers.count)
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sectionIdentifiers.removeAll(where: identifiers.contains)
        for identifier in identifiers { items[identifier] = nil }
    }

    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {
        guard let section = section ?? sectionIdentifiers.last else { return }
        items[section, default: []] += identifiers
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem next: ItemIdentifierType) { insert(identifiers, next, 0) }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem previous: ItemIdentifierType) { insert(identifiers, previous, 1) }
    private mutating func insert(_ identifiers: [ItemIdentifierType], _ sibling: ItemIdentifierType, _ offset: Int) {
        guard let section = sectionIdentifier(containingItem: sibling), let index = items[section]?.firstIndex(of: sibling) else { return }
        items[section]?.insert(contentsOf: identifiers, at: index + offset)
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in sectionIdentifiers { items[section]?.removeAll(where: gone.contains) }
    }
    public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem next: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: next)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem previous: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: previous)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sectionIdentifiers.indices.contains(path.section) else { return nil }
        let items = items[sectionIdentifiers[path.section]] ?? []
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        for (section, identifier) in sectionIdentifiers.enumerated() {
            if let index = items[identifier]?.firstIndex(of: item) { return IndexPath(item: index, section: section) }
        }
        return nil
    }
}
