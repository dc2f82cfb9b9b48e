/// The packed form of messages: what JSON would say, in fewer bytes and without the writing and reading of numbers as text.
///
/// A packed message is the byte ``magic``, the byte ``version``, the table of keys (their number, then each as a text), and one
/// value. A value is a tag and what follows it. Counts are variable-length: seven bits a byte, the lowest first, the high bit set
/// on all but the last. Lists and objects say how many bytes they take, so that a reader can step over what it does not know.
/// Views and their drawings are lists of their fields instead of objects: see ``PackedRecord``. Doubles lie as the machine has
/// them in memory; both ends run on the same one.
enum PackedFormat {
    /// No JSON text begins with it.
    static let magic: UInt8 = 0xB1
    static let version: UInt8 = 3
    /// Lists and objects may lie this deep inside each other.
    static let mostLevels = 1024

    enum Tag: UInt8 {
        case null, no, yes
        /// A count; even numbers are n/2, odd ones -(n+1)/2.
        case signed
        /// A count.
        case unsigned
        /// Eight bytes.
        case double
        /// A count of bytes and UTF-8.
        case text
        /// A count of bytes and the bytes.
        case bytes
        /// A count and as many doubles.
        case doubles
        /// A count and as many counts.
        case integers
        /// Four bytes of length, the lowest first, and values.
        case list
        /// Four bytes of length, the lowest first, and pairs of a key's index (a count) and a value.
        case object
    }
}
