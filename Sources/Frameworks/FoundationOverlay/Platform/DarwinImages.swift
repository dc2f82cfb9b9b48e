/// The images of Darwin's loader that a program is made of. There are none here: a program that looks for a system library finds it missing.
public func _dyld_image_count() -> UInt32 { 0 }
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>! { nil }
public func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>! { nil }
public func _dyld_get_image_vmaddr_slide(_ index: UInt32) -> Int { 0 }

/// The head of an image, as `mach-o/loader.h` lays it out.
public struct mach_header: Sendable {
    public var magic: UInt32 = 0
    public var cputype: Int32 = 0
    public var cpusubtype: Int32 = 0
    public var filetype: UInt32 = 0
    public var ncmds: UInt32 = 0
    public var sizeofcmds: UInt32 = 0
    public var flags: UInt32 = 0
    public init() {}
}

public struct mach_header_64: Sendable {
    public var magic: UInt32 = 0
    public var cputype: Int32 = 0
    public var cpusubtype: Int32 = 0
    public var filetype: UInt32 = 0
    public var ncmds: UInt32 = 0
    public var sizeofcmds: UInt32 = 0
    public var flags: UInt32 = 0
    public var reserved: UInt32 = 0
    public init() {}
}

public struct load_command: Sendable {
    public var cmd: UInt32 = 0
    public var cmdsize: UInt32 = 0
    public init() {}
}

public struct segment_command_64: Sendable {
    public var cmd: UInt32 = 0
    public var cmdsize: UInt32 = 0
    public var vmaddr: UInt64 = 0
    public var vmsize: UInt64 = 0
    public var fileoff: UInt64 = 0
    public var filesize: UInt64 = 0
    public var maxprot: Int32 = 0
    public var initprot: Int32 = 0
    public var nsects: UInt32 = 0
    public var flags: UInt32 = 0
    public init() {}
}

public let LC_SEGMENT: UInt32 = 0x1
public let LC_SEGMENT_64: UInt32 = 0x19
