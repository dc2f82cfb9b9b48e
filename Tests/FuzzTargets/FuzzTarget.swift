import Foundation

/// What reads bytes of strangers. `Scripts/fuzz` gives it many; nothing but a crash, a hang or a growth without end is a fault.
enum FuzzTarget: String, CaseIterable {
    case sources, propertyLists = "property-lists", projects, manifests, settings, yaml
    case strings, plurals, catalogs, formats, markdown
    case images, symbols, fonts, models, assets
    case scenarios, states, pushes, pushPaths = "push-paths"
    case programMessages = "program-messages", hostMessages = "host-messages", systemMessages = "system-messages", questions, archives, journals
    case compilerOutput = "compiler-output"

    /// The one that the variable `ISLET_FUZZ` names.
    static let chosen: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["ISLET_FUZZ"] ?? ""
        guard let target = FuzzTarget(rawValue: name) else {
            FileHandle.standardError.write(Data("no format “\(name)”: \(allCases.map(\.rawValue).joined(separator: ", "))\n".utf8))
            exit(2)
        }
        return target
    }()

    /// Reads the bytes. What is refused with an error is as good as what is read.
    func read(_ data: Data) {
        switch self {
        case .sources, .compilerOutput: SourceReading.read(data, isOutput: self == .compilerOutput)
        case .propertyLists, .projects, .manifests, .settings, .yaml: ProjectReading.read(data, self)
        case .strings, .plurals, .catalogs, .formats, .markdown: TextReading.read(data, self)
        case .images, .symbols, .fonts, .models, .assets: ResourceReading.read(data, self)
        case .scenarios, .states, .pushes, .pushPaths: EventReading.read(data, self)
        case .programMessages, .hostMessages, .systemMessages, .questions, .archives, .journals: MessageReading.read(data, self)
        }
    }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    FuzzTarget.chosen.read(bytes.map { Data(bytes: $0, count: count) } ?? Data())
    return 0
}
