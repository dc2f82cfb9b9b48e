/// What outlives one picture: memory, opened fonts, decoded pictures.
final class PaintStores: Sendable {
    let fonts: FontStore
    let pictures: PictureStore
    let paths = PathStore()
    let texts: any TextSource
    let pool = SurfacePool()

    init(faces: any FaceSource, pictures: any PictureSource, texts: any TextSource) {
        fonts = FontStore(source: faces)
        self.pictures = PictureStore(source: pictures)
        self.texts = texts
    }
}
