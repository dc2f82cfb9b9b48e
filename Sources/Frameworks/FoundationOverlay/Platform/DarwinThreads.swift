import Foundation
import Glibc

/// Kinds of mutexes are numbers of Darwin's own type there.
@discardableResult
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int) -> Int32 {
    Glibc.pthread_mutexattr_settype(attributes, Int32(kind))
}

/// Who gets a mutex first is not chosen here.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32) -> Int32 { 0 }

/// 1 on the main thread.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }
