/// Which side of the plot an axis lies on.
public struct AxisMarkPosition: CustomStringConvertible, Equatable, Sendable {
    enum Storage { case automatic, leading, trailing, top, bottom }

    let storage: Storage

    public static var automatic: AxisMarkPosition { AxisMarkPosition(storage: .automatic) }
    public static var leading: AxisMarkPosition { AxisMarkPosition(storage: .leading) }
    public static var trailing: AxisMarkPosition { AxisMarkPosition(storage: .trailing) }
    public static var top: AxisMarkPosition { AxisMarkPosition(storage: .top) }
    public static var bottom: AxisMarkPosition { AxisMarkPosition(storage: .bottom) }

    public var description: String { "\(storage)" }
}

/// How the marks of an axis lie at the edges of the plot.
public struct AxisMarkPreset: CustomStringConvertible, Equatable, Sendable {
    enum Storage { case automatic, extended, aligned, inset }

    let storage: Storage

    public static var automatic: AxisMarkPreset { AxisMarkPreset(storage: .automatic) }
    public static var extended: AxisMarkPreset { AxisMarkPreset(storage: .extended) }
    public static var aligned: AxisMarkPreset { AxisMarkPreset(storage: .aligned) }
    public static var inset: AxisMarkPreset { AxisMarkPreset(storage: .inset) }

    public var description: String { "\(storage)" }
}

/// Which way the text of a label runs.
public struct AxisValueLabelOrientation: CustomStringConvertible, Equatable, Sendable {
    enum Storage { case automatic, horizontal, vertical, verticalReversed }

    let storage: Storage

    public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(storage: .automatic) }
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(storage: .horizontal) }
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(storage: .vertical) }
    public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(storage: .verticalReversed) }

    public var description: String { "\(storage)" }
}
