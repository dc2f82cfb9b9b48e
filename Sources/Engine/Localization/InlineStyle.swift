/// What inline Markdown says of a part of a text.
public struct InlineStyle: Equatable, Sendable {
    public var isEmphasized = false
    public var isStrong = false
    public var isCode = false
    public var isStruckThrough = false
    /// The address of a link as it is written.
    public var link: String?
    /// Which of the texts that agree in number it belongs to, `^[3 boat](inflect: true)`; nil for none.
    public var inflection: Int?
    /// For the white space that stands for the end of a line within a paragraph.
    public var lineBreak: LineBreak?

    public enum LineBreak: Sendable { case soft, hard }

    public init() {}
}
