import FoundationOverlay
import ViewEngine

/// The rows of one `ForEach` in a container that makes only those in sight. What is known of their heights is kept as long as the window
/// shows them; the others are taken to be as high as the known ones are in the mean.
final class RowBlock: @unchecked Sendable {
    /// From the upper edge of a row to that of the next, in points; not a number where it is not known.
    private var pitches: [CGFloat] = []
    /// The part of a pitch that lies between two rows, in points.
    private var spacing: CGFloat = 0
    /// The upper edge in the content that is scrolled, in points.
    private var top: CGFloat = 0
    private var made = 0..<0
    private var last: (index: Int, frame: CGRect)?
    /// Passes that found other heights than expected, one after the other.
    private var surprises = 0
    private static let mostSurprises = 6

    /// The rows to be made, and the room above and below them, in points.
    struct Window {
        var rows: Range<Int>
        var above: CGFloat
        var below: CGFloat
    }

    /// - Parameter sight: What can be seen of the content, in points from its upper edge.
    func window(count: Int, sight: ClosedRange<CGFloat>) -> Window {
        if pitches.count != count { pitches = Array(pitches.prefix(count)) + Array(repeating: .nan, count: max(0, count - pitches.count)) }
        let known = pitches.lazy.filter { !$0.isNaN }
        let (sum, number) = known.reduce(into: (CGFloat(0), 0)) { $0 = ($0.0 + $1, $0.1 + 1) }
        let mean = number > 0 ? sum / CGFloat(number) : Self.firstGuess
        var (y, first, above) = (top, 0, CGFloat(0))
        while first < count - 1, y + pitch(first, mean) < sight.lowerBound {
            y += pitch(first, mean)
            first += 1
        }
        above = y - top
        var end = first
        while end < count, y < sight.upperBound || end == first {
            y += pitch(end, mean)
            end += 1
        }
        var below: CGFloat = 0
        for index in end..<count { below += pitch(index, mean) }
        (made, last) = (first..<end, nil)
        return Window(rows: made, above: max(0, above - spacing), below: max(0, below - spacing))
    }

    /// The upper edge of a row in the content that is scrolled, in points, as far as it is known.
    func top(of row: Int) -> CGFloat {
        let known = pitches.lazy.filter { !$0.isNaN }
        let (sum, number) = known.reduce(into: (CGFloat(0), 0)) { $0 = ($0.0 + $1, $0.1 + 1) }
        let mean = number > 0 ? sum / CGFloat(number) : Self.firstGuess
        return (0..<min(row, pitches.count)).reduce(top) { $0 + pitch($1, mean) }
    }

    private func pitch(_ index: Int, _ mean: CGFloat) -> CGFloat { pitches[index].isNaN ? mean : pitches[index] }

    /// Points, until a row was seen.
    private static let firstGuess: CGFloat = 44

    /// Learns where a row lies. Answers whether other rows have to be made.
    ///
    /// - Parameter frame: In the content that is scrolled, in points.
    func learn(_ index: Int, _ frame: CGRect, sight: ClosedRange<CGFloat>) -> Bool {
        if let last, last.index == index - 1 {
            pitches[index - 1] = frame.minY - last.frame.minY
            spacing = max(0, frame.minY - last.frame.maxY)
        }
        if index == pitches.count - 1 || (pitches.indices.contains(index) && pitches[index].isNaN) { pitches[index] = frame.height + spacing }
        last = (index, frame)
        let moved = index == 0 && abs(frame.minY - top) > 0.5
        if index == 0 { top = frame.minY }
        let isShort = index == made.upperBound - 1 && index < pitches.count - 1 && frame.maxY < sight.upperBound
        guard moved || isShort, surprises < Self.mostSurprises else {
            if index == made.upperBound - 1, !isShort { surprises = 0 }
            return false
        }
        surprises += 1
        return true
    }

    /// Learns where the room above the rows lies, in the content that is scrolled, in points. Answers whether other rows have to be made.
    func learnRoom(_ frame: CGRect) -> Bool {
        defer { top = frame.minY }
        guard abs(frame.minY - top) > 0.5, surprises < Self.mostSurprises else { return false }
        surprises += 1
        return true
    }
}

/// What is seen of content that is scrolled, for rows that are made when they come in sight.
struct RowSight {
    let extent: ScrollExtent
    /// Whether the container puts each row into one of its own, which then says where the row lies.
    var hasOwnRows = false
}

private enum RowSightKey: EnvironmentKey { static var defaultValue: RowSight? { nil } }
private enum ScrollExtentKey: EnvironmentKey { static var defaultValue: ScrollExtent? { nil } }
private enum RowPlaceKey {}
private enum RowRoomKey {}

extension EnvironmentValues {
    /// Set where rows need not all be made.
    var rowSight: RowSight? {
        get { self[RowSightKey.self] }
        set { self[RowSightKey.self] = newValue }
    }

    /// What scrolls vertically around a view.
    var scrollExtent: ScrollExtent? {
        get { self[ScrollExtentKey.self] }
        set { self[ScrollExtentKey.self] = newValue }
    }
}

extension NodeTraits {
    /// Hears where the row lies, where its container makes rows as they come in sight.
    var rowPlaced: (@MainActor (CGRect, ArchiveContext) -> Void)? {
        get { layoutValues[ObjectIdentifier(RowPlaceKey.self)] as? @MainActor (CGRect, ArchiveContext) -> Void }
        set { layoutValues[ObjectIdentifier(RowPlaceKey.self)] = newValue }
    }

    /// Whether the node is only the room that rows out of sight take.
    var isRowRoom: Bool {
        get { layoutValues[ObjectIdentifier(RowRoomKey.self)] as? Bool ?? false }
        set { layoutValues[ObjectIdentifier(RowRoomKey.self)] = newValue }
    }
}

extension Evaluation {
    /// Appends the rows in sight, and the room that the others take.
    ///
    /// - Parameters:
    ///   - wished: A row that a program wants to see.
    ///   - row: Appends the views of a row.
    func appendRows(count: Int, in sight: RowSight, wished: Int? = nil, _ row: (Int) -> Void) {
        let (extent, pass) = (sight.extent, archive.pass)
        let block = PropertySite(in: self).nested("Rows").keep { RowBlock() }
        let window = block.window(count: count, sight: extent.sight)
        if let wished, !window.rows.contains(wished), environment.scrollWish?.id != nil {
            environment.scrollWish?.attempt()
            extent.move(to: block.top(of: wished))
        }
        if window.rows.lowerBound > 0 {
            appendRoom(window.above) { frame, _ in if block.learnRoom(extent.content(frame)) { pass.changed() } }
        }
        for index in window.rows {
            var nodes: [Node] = []
            withEnvironment({ $0.rowSight = nil }) { nodes = collect { row(index) } }
            for (number, node) in nodes.enumerated() {
                guard number == 0 else { append(node); continue }
                let placed: @MainActor (CGRect, ArchiveContext) -> Void = { frame, _ in
                    if block.learn(index, extent.content(frame), sight: extent.sight) { pass.changed() }
                }
                if sight.hasOwnRows {
                    node.traits.rowPlaced = placed
                    append(node)
                } else {
                    append(Node(.annotation(.placed(placed), node), environment: node.environment, path: node.path, traits: node.traits))
                }
            }
        }
        if window.rows.upperBound < count { appendRoom(window.below) { _, _ in } }
    }

    private func appendRoom(_ height: CGFloat, _ placed: @escaping @MainActor (CGRect, ArchiveContext) -> Void) {
        descend(.view("Room")) {
            for node in Color.clear.frame(height: height).annotation(.placed(placed)).nodes(in: self) {
                node.traits.isRowRoom = true
                append(node)
            }
        }
    }
}

extension View {
    /// Hears where the view lies in the window.
    @ViewBuilder @MainActor
    func placed(_ hear: (@MainActor (CGRect, ArchiveContext) -> Void)?) -> some View {
        if let hear { annotation(.placed(hear)) } else { self }
    }
}
