/// The cases of enumerations, from what the language's runtime knows of their types.
///
/// Swift's ABI is stable in this: the metadata of an enumeration begin with their kind and their descriptor, whose sixth and seventh words
/// count the cases with and without values (`TypeMetadata.rst` and `MetadataValues.h` of the Swift project).
enum EnumCases {
    private static let enumerationKind = 0x201
    private static let payloadCasesOffset = 20
    private static let emptyCasesOffset = 24
    private static let payloadCasesMask: UInt32 = 0x00FF_FFFF

    /// The first case of an enumeration none of whose cases has a value; nil of every other type. All its bytes are zero.
    static func first<Value>(of type: Value.Type) -> Value? {
        let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self)
        guard metadata[0] == enumerationKind, let descriptor = UnsafeRawPointer(bitPattern: metadata[1]) else { return nil }
        let payloads = descriptor.load(fromByteOffset: payloadCasesOffset, as: UInt32.self) & payloadCasesMask
        guard payloads == 0, descriptor.load(fromByteOffset: emptyCasesOffset, as: UInt32.self) > 0 else { return nil }
        return withUnsafeTemporaryAllocation(byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment) { memory in
            memory.initializeMemory(as: UInt8.self, repeating: 0)
            return memory.baseAddress?.load(as: Value.self)
        }
    }
}
