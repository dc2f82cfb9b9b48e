import Foundation

// What programs ask the kernel of Apple's systems. It has nothing to say here: calls fail, so that the same input gives the same pictures.

public typealias kern_return_t = Int32
public typealias natural_t = UInt32
public typealias integer_t = Int32
public typealias mach_port_t = UInt32
public typealias host_t = mach_port_t
public typealias task_t = mach_port_t
public typealias task_name_t = mach_port_t
public typealias task_flavor_t = natural_t
public typealias host_flavor_t = integer_t
public typealias processor_flavor_t = Int32
public typealias mach_msg_type_number_t = natural_t
public typealias mach_vm_size_t = UInt64
public typealias mach_vm_address_t = UInt64
public typealias vm_size_t = UInt
public typealias vm_address_t = UInt
public typealias vm_map_t = mach_port_t
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias host_info_t = UnsafeMutablePointer<integer_t>
public typealias host_info64_t = UnsafeMutablePointer<integer_t>

public let KERN_SUCCESS: kern_return_t = 0
public let KERN_FAILURE: kern_return_t = 5
public let MACH_PORT_NULL: Int32 = 0
public let mach_task_self_: mach_port_t = 0
public let vm_page_size: vm_size_t = 16_384
public let vm_kernel_page_size: vm_size_t = 16_384

public let PROCESSOR_CPU_LOAD_INFO: Int32 = 2
public let CPU_STATE_USER: Int32 = 0
public let CPU_STATE_SYSTEM: Int32 = 1
public let CPU_STATE_IDLE: Int32 = 2
public let CPU_STATE_NICE: Int32 = 3
public let CPU_STATE_MAX: Int32 = 4
public let HOST_CPU_LOAD_INFO: Int32 = 3
public let HOST_BASIC_INFO: Int32 = 1
public let HOST_VM_INFO64: Int32 = 4
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_BASIC_INFO: Int32 = 18
public let TASK_VM_INFO: Int32 = 22
public let TASK_THREAD_TIMES_INFO: Int32 = 3

public struct time_value_t: Sendable {
    public var seconds: integer_t = 0
    public var microseconds: integer_t = 0
    public init() {}
}

public struct mach_task_basic_info: Sendable {
    public var virtual_size: mach_vm_size_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_max: mach_vm_size_t = 0
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var policy: Int32 = 0
    public var suspend_count: integer_t = 0
    public init() {}
}

public struct task_vm_info: Sendable {
    public var virtual_size: mach_vm_size_t = 0
    public var region_count: integer_t = 0
    public var page_size: integer_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_peak: mach_vm_size_t = 0
    public var `internal`: mach_vm_size_t = 0
    public var compressed: mach_vm_size_t = 0
    public var phys_footprint: mach_vm_size_t = 0
    public init() {}
}

public struct vm_statistics64: Sendable {
    public var free_count: natural_t = 0
    public var active_count: natural_t = 0
    public var inactive_count: natural_t = 0
    public var wire_count: natural_t = 0
    public var speculative_count: natural_t = 0
    public var purgeable_count: natural_t = 0
    public var compressor_page_count: natural_t = 0
    public var external_page_count: natural_t = 0
    public var internal_page_count: natural_t = 0
    public init() {}
}

public struct host_cpu_load_info: Sendable {
    public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)
    public init() {}
}

public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32 = 0
    public var denom: UInt32 = 0
    public init() {}
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info
public typealias task_vm_info_data_t = task_vm_info
public typealias vm_statistics64_data_t = vm_statistics64
public typealias host_cpu_load_info_data_t = host_cpu_load_info

public func mach_host_self() -> mach_port_t { 0 }

public func host_processor_info(
    _ host: host_t, _ flavor: processor_flavor_t, _ out_processor_count: UnsafeMutablePointer<natural_t>!,
    _ out_processor_info: UnsafeMutablePointer<processor_info_array_t?>!, _ out_processor_infoCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }

public func host_statistics(
    _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t!, _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }

public func host_statistics64(
    _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info64_out: host_info64_t!,
    _ host_info64_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }

public func host_page_size(_ host: host_t, _ out_page_size: UnsafeMutablePointer<vm_size_t>!) -> kern_return_t {
    out_page_size.pointee = vm_page_size
    return KERN_SUCCESS
}

public func task_info(
    _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t { KERN_FAILURE }

@discardableResult
public func vm_deallocate(_ target_task: vm_map_t, _ address: vm_address_t, _ size: vm_size_t) -> kern_return_t { KERN_FAILURE }

/// Nanoseconds since the machine was started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}
