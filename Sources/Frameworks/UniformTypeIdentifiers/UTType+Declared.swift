import FoundationOverlay

/// The types the system declares.
extension UTType {
    public static let item = UTType(declared: "public.item")
    public static let data = UTType(declared: "public.data")
    public static let content = UTType(declared: "public.content")
    public static let image = UTType(declared: "public.image")
    public static let png = UTType(declared: "public.png")
    public static let jpeg = UTType(declared: "public.jpeg")
    public static let heic = UTType(declared: "public.heic")
    public static let gif = UTType(declared: "com.compuserve.gif")
    public static let webP = UTType(declared: "org.webmproject.webp")
    public static let tiff = UTType(declared: "public.tiff")
    public static let svg = UTType(declared: "public.svg-image")
    public static let pdf = UTType(declared: "com.adobe.pdf")
    public static let text = UTType(declared: "public.text")
    public static let plainText = UTType(declared: "public.plain-text")
    public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
    public static let json = UTType(declared: "public.json")
    public static let xml = UTType(declared: "public.xml")
    public static let html = UTType(declared: "public.html")
    public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
    public static let url = UTType(declared: "public.url")
    public static let fileURL = UTType(declared: "public.file-url")
    public static let audio = UTType(declared: "public.audio")
    public static let mp3 = UTType(declared: "public.mp3")
    public static let wav = UTType(declared: "com.microsoft.waveform-audio")
    public static let movie = UTType(declared: "public.movie")
    public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
    public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
    public static let zip = UTType(declared: "public.zip-archive")
    public static let folder = UTType(declared: "public.folder")
    public static let propertyList = UTType(declared: "com.apple.property-list")

    static let table: [Declaration] = [
        Declaration(identifier: "public.item", extensions: [], mimeType: nil, supertypes: []),
        Declaration(identifier: "public.data", extensions: [], mimeType: nil, supertypes: ["public.item"]),
        Declaration(identifier: "public.content", extensions: [], mimeType: nil, supertypes: []),
        Declaration(identifier: "public.image", extensions: [], mimeType: nil, supertypes: ["public.data", "public.content"]),
        Declaration(identifier: "public.png", extensions: ["png"], mimeType: "image/png", supertypes: ["public.image"]),
        Declaration(identifier: "public.jpeg", extensions: ["jpg", "jpeg"], mimeType: "image/jpeg", supertypes: ["public.image"]),
        Declaration(identifier: "public.heic", extensions: ["heic"], mimeType: "image/heic", supertypes: ["public.image"]),
        Declaration(identifier: "com.compuserve.gif", extensions: ["gif"], mimeType: "image/gif", supertypes: ["public.image"]),
        Declaration(identifier: "org.webmproject.webp", extensions: ["webp"], mimeType: "image/webp", supertypes: ["public.image"]),
        Declaration(identifier: "public.tiff", extensions: ["tiff", "tif"], mimeType: "image/tiff", supertypes: ["public.image"]),
        Declaration(identifier: "public.svg-image", extensions: ["svg"], mimeType: "image/svg+xml", supertypes: ["public.image"]),
        Declaration(identifier: "com.adobe.pdf", extensions: ["pdf"], mimeType: "application/pdf", supertypes: ["public.data", "public.content"]),
        Declaration(identifier: "public.text", extensions: [], mimeType: nil, supertypes: ["public.data", "public.content"]),
        Declaration(identifier: "public.plain-text", extensions: ["txt"], mimeType: "text/plain", supertypes: ["public.text"]),
        Declaration(identifier: "public.utf8-plain-text", extensions: [], mimeType: nil, supertypes: ["public.plain-text"]),
        Declaration(identifier: "public.json", extensions: ["json"], mimeType: "application/json", supertypes: ["public.text"]),
        Declaration(identifier: "public.xml", extensions: ["xml"], mimeType: "application/xml", supertypes: ["public.text"]),
        Declaration(identifier: "public.html", extensions: ["html", "htm"], mimeType: "text/html", supertypes: ["public.text"]),
        Declaration(identifier: "public.comma-separated-values-text", extensions: ["csv"], mimeType: "text/csv", supertypes: ["public.text"]),
        Declaration(identifier: "public.url", extensions: [], mimeType: nil, supertypes: ["public.data"]),
        Declaration(identifier: "public.file-url", extensions: [], mimeType: nil, supertypes: ["public.url"]),
        Declaration(identifier: "public.audio", extensions: [], mimeType: nil, supertypes: ["public.data", "public.content"]),
        Declaration(identifier: "public.mp3", extensions: ["mp3"], mimeType: "audio/mpeg", supertypes: ["public.audio"]),
        Declaration(identifier: "com.microsoft.waveform-audio", extensions: ["wav"], mimeType: "audio/vnd.wave", supertypes: ["public.audio"]),
        Declaration(identifier: "public.movie", extensions: [], mimeType: nil, supertypes: ["public.data", "public.content"]),
        Declaration(identifier: "public.mpeg-4", extensions: ["mp4"], mimeType: "video/mp4", supertypes: ["public.movie"]),
        Declaration(identifier: "com.apple.quicktime-movie", extensions: ["mov"], mimeType: "video/quicktime", supertypes: ["public.movie"]),
        Declaration(identifier: "public.zip-archive", extensions: ["zip"], mimeType: "application/zip", supertypes: ["public.data"]),
        Declaration(identifier: "public.folder", extensions: [], mimeType: nil, supertypes: ["public.item"]),
        Declaration(identifier: "com.apple.property-list", extensions: ["plist"], mimeType: nil, supertypes: ["public.data"]),
    ]
}
