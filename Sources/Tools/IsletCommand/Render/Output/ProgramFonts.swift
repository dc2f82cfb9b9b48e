import Builder
import IsletModel
import Painter

/// The fonts that a built program brings along.
enum ProgramFonts {
    /// Makes them known to the painter of this process, as layout knows them in the program's own. Answers, a warning each, what could not be
    /// read.
    static func register(_ product: BuildProduct) -> [Finding] {
        BundleFonts.register(in: product.bundle).map { Finding(.missingFont, .warning, $0) }
    }
}
