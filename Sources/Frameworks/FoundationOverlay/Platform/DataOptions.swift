import Foundation

// Older names of options, which sources still use.

extension Data.WritingOptions {
    /// Another name of `atomic`.
    public static var atomicWrite: Self { .atomic }
}

extension Data.ReadingOptions {
    /// Another name of `mappedIfSafe`.
    public static var mappedRead: Self { .mappedIfSafe }
    /// Another name of `mappedIfSafe`.
    public static var dataReadingMapped: Self { .mappedIfSafe }
    /// Another name of `uncached`.
    public static var uncachedRead: Self { .uncached }
}
