@preconcurrency import Glibc

/// What the program prints.
enum StandardOutput {
    /// Hands every line on when it is complete, as on a terminal, so that nothing is lost when the process is ended.
    static func writeByLines() { setvbuf(stdout, nil, _IOLBF, 0) }
}
