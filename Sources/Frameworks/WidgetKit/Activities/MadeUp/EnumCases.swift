/// The cases of enumerations, from what the language's runtime knows of their types.
///
/// Swift's ABI is stable in this: the metadata of an enumeration begin with their kind and their descriptor, whose sixth and seventh words
/// count the cases with and without values, and the cases of one without values are numbered as they are declared
/// (`TypeMetadata.rst`, `TypeLayout.rst` and `MetadataValues.h` of the Swift project).
enum EnumCases {
    private static let enumerationKind = 0x201
    private static let payloadCasesOffset = 20
    private static let emptyCasesOffset = 24
    private static let payloadCasesMask: UInt32 = 0x00FF_FFFF

    /// The cases of an enumeration none of whose cases has a value, as they are declared; none of every other type.
    static func all<Value>(of type: Value.Type) -> [Value] {
        let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self)
        guard metadata[0] == enumerationKind, let descriptor = UnsafeRawPointer(bitPattern: metadata[1]) else { return [] }
        let payloads = descriptor.load(fromByteOffset: payloadCasesOffset, as: UInt32.self) & payloadCasesMask
        guard payloads == 0 else { return [] }
        return (0..<descriptor.load(fromByteOffset: emptyCasesOffset, as: UInt32.self)).compactMap { value(type, numbered: $0) }
    }

    private static func value<Value>(_ type: Value.Type, numbered number: UInt32) -> Value? {
        let size = MemoryLayout<Value>.size
        return withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: MemoryLayout<Value>.alignment) { memory in
            memory.initializeMemory(as: UInt8.self, repeating: 0)
            withUnsafeBytes(of: number.littleEndian) { memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0.prefix(size))) }
            return memory.baseAddress?.load(as: Value.self)
        }
    }
}
