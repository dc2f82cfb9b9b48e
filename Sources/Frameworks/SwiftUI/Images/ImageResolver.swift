import Assets
import Metrics
import FoundationOverlay
import Snapshot
import UIKit
import ViewEngine

/// Finds what an image draws in its surroundings.
@MainActor
struct ImageResolver {
    let environment: EnvironmentValues
    let archive: ArchiveContext

    func content(of image: Image) -> ImageContent {
        var content = source(of: image)
        if let resizing = image.resizing {
            content.isResizable = true
            if resizing.capInsets != EdgeInsets() { content.capInsets = resizing.capInsets }
            content.resizing = resizing.mode == .tile ? .tile : .stretch
        }
        content.interpolation = image.interpolation.drawing
        content.accentedRendering = image.accentedRendering ?? environment._accentedRendering
        if environment.isRedacted {
            content.isRedacted = true
            content.redactionPaint = foreground.opacity(RedactionLook.opacity)
        }
        switch image.label {
        case .automatic: break
        case .decorative: content.isDecorative = true
        case .text(let text): content.label = TextResolver.content(of: text, environment, archive).plainText
        }
        return content
    }

    var foreground: PaintSource { ForegroundStyles.paint(level: 0, in: environment) }

    private func source(of image: Image) -> ImageContent {
        switch image.source {
        case .symbol(let name): SymbolResolver(images: self).content(system: name, image)
        case .symbolFile(let path, let name): SymbolResolver(images: self).content(custom: name, path: path, image)
        case .named(let name, let bundle): named(name, bundle, image)
        case .uiImage(let picture): PictureResolver(images: self).content(picture, image)
        case .cgImage(let picture, let scale, let orientation):
            PictureResolver(images: self).content(
                UIImage(cgImage: picture, scale: scale, orientation: orientation.uiOrientation), image)
        }
    }

    private func named(_ name: String, _ bundle: Bundle?, _ image: Image) -> ImageContent {
        let bundle = bundle ?? .main
        if let content = found(name, bundle, image) { return content }
        if let catalog = BundleAssets.catalog(of: bundle), let other = environment._madeUpTexts.picture(for: name, in: catalog),
            let content = found(other, bundle, image)
        {
            return content
        }
        archive.report(
            SnapshotDiagnostic(
                code: .missingImage, severity: .warning,
                message: "There is no image “\(name)” in \(bundle.bundleURL.lastPathComponent); "
                    + "add it to an asset catalog of the extension's target."))
        return ImageContent(name: name, source: .missing, size: .zero)
    }

    private func found(_ name: String, _ bundle: Bundle, _ image: Image) -> ImageContent? {
        let traits = environment.assetTraits
        if let catalog = BundleAssets.catalog(of: bundle) {
            if let asset = catalog.image(named: name, traits: traits) { return PictureResolver(images: self).content(asset, image) }
            if let path = catalog.symbol(named: name, traits: traits) {
                return SymbolResolver(images: self).content(custom: name, path: path, image)
            }
        }
        if let picture = UIImage(named: name, in: bundle, compatibleWith: nil) {
            var content = PictureResolver(images: self).content(picture, image)
            content.name = name
            return content
        }
        return nil
    }
}

extension EnvironmentValues {
    /// What chooses between the variants of an asset.
    var assetTraits: AssetTraits {
        var traits = AssetTraits(
            isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased, scale: displayScale,
            languages: [locale.identifier], isRightToLeft: isRightToLeft)
        traits.idiom =
            switch DeviceTraits.current.idiom {
            case .phone: .phone
            case .pad: .pad
            case .watch: .watch
            case .vision: .vision
            case .mac: .mac
            }
        return traits
    }
}
