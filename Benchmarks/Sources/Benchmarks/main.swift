import Foundation

do {
    try Program.run(Array(CommandLine.arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
    exit(2)
}
