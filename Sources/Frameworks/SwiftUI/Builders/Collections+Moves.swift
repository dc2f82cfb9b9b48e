import FoundationOverlay

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at `offsets`, counted from the beginning.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let rest = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: rest)
    }
}

extension MutableCollection {
    /// Moves the elements at the offsets `source` in front of the one at `destination`.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = elements.indices.filter(source.contains).map { elements[$0] }
        let isKept = { (offset: Int) in !source.contains(offset) }
        let before = elements.indices.prefix(Swift.max(0, destination)).filter(isKept).map { elements[$0] }
        let after = elements.indices.dropFirst(Swift.max(0, destination)).filter(isKept).map { elements[$0] }
        var place = startIndex
        for element in before + moved + after {
            self[place] = element
            formIndex(after: &place)
        }
    }
}
