import ProjectReader

extension BuildTarget {
    /// The target without the modules of packages that ``DeclaredFrameworks`` declares instead.
    var withoutDeclaredPackages: BuildTarget {
        var result = self
        result.dependencies.removeAll { DeclaredFrameworks.replacement(ofPackage: $0.moduleName) != nil }
        return result
    }

    /// Whether a package was taken at another revision than the project names, so that what it declares may differ.
    var hasPackagesOfOtherRevisions: Bool { (dependencies + [self]).contains { $0.notes.contains { $0.code == .otherRevision } } }
}
