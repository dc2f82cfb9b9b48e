import IsletModel

/// What is said of the build-tool plug-ins that a target of an Xcode project asks for.
struct PluginNotes {
    let target: XcodeObject
    let project: XcodeProject

    /// Whether the product of a package is a plug-in, which nothing is linked with.
    static func isPlugin(_ product: String) -> Bool { product.hasPrefix("plugin:") }

    var notes: [ProjectProblem] {
        let references =
            target.strings("dependencies").compactMap { project[$0]?.string("productRef") } + target.strings("packageProductDependencies")
        let products = Set(references.compactMap { project[$0]?.string("productName") }.filter(Self.isPlugin))
        return products.sorted().map { product in
            let name = product.dropFirst("plugin:".count)
            return ProjectProblem(
                code: .buildPlugin, file: project.url.appendingPathComponent("project.pbxproj").path,
                message: "target “\(target.name)” asks for the build-tool plug-in “\(name)”, which is not run",
                mend: "Run the plug-in and add the files it makes to the target")
        }
    }
}
