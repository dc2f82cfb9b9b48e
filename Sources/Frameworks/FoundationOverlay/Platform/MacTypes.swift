/// The result of a function of the system's C libraries: zero is success.
public typealias OSStatus = Int32
/// Four letters as a number.
public typealias OSType = UInt32
/// Four letters as a number.
public typealias FourCharCode = UInt32
/// What functions of the system's C libraries give when nothing is wrong.
public let noErr: OSStatus = 0
/// A unit of text in UTF-16.
public typealias UniChar = UInt16
/// A unit of text in UTF-8.
public typealias UTF8Char = UInt8
/// A unit of text in UTF-16.
public typealias UTF16Char = UInt16
/// A unit of text in UTF-32.
public typealias UTF32Char = UInt32
