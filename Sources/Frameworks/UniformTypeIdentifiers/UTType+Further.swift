/// Further types of the system, as Apple's reference lists them.
extension UTType {
    public static let compositeContent = UTType(declared: "public.composite-content")
    public static let directory = UTType(declared: "public.directory")
    public static let package = UTType(declared: "com.apple.package")
    public static let bundle = UTType(declared: "com.apple.bundle")
    public static let volume = UTType(declared: "public.volume")
    public static let symbolicLink = UTType(declared: "public.symlink")
    public static let executable = UTType(declared: "public.executable")
    public static let application = UTType(declared: "com.apple.application")
    public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
    public static let resolvable = UTType(declared: "com.apple.resolvable")
    public static let bookmark = UTType(declared: "public.bookmark")
    public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
    public static let delimitedText = UTType(declared: "public.delimited-values-text")
    public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
    public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
    public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
    public static let rtf = UTType(declared: "public.rtf")
    public static let rtfd = UTType(declared: "com.apple.rtfd")
    public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
    public static let webArchive = UTType(declared: "com.apple.webarchive")
    public static let yaml = UTType(declared: "public.yaml")
    public static let log = UTType(declared: "com.apple.log")
    public static let sourceCode = UTType(declared: "public.source-code")
    public static let swiftSource = UTType(declared: "public.swift-source")
    public static let cSource = UTType(declared: "public.c-source")
    public static let objectiveCSource = UTType(declared: "public.objective-c-source")
    public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
    public static let objectiveCPlusPlusSource = UTType(declared: "public.objective-c-plus-plus-source")
    public static let cHeader = UTType(declared: "public.c-header")
    public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
    public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
    public static let script = UTType(declared: "public.script")
    public static let shellScript = UTType(declared: "public.shell-script")
    public static let pythonScript = UTType(declared: "public.python-script")
    public static let rubyScript = UTType(declared: "public.ruby-script")
    public static let perlScript = UTType(declared: "public.perl-script")
    public static let phpScript = UTType(declared: "public.php-script")
    public static let javaScript = UTType(declared: "com.netscape.javascript-source")
    public static let appleScript = UTType(declared: "com.apple.applescript.text")
    public static let message = UTType(declared: "public.message")
    public static let contact = UTType(declared: "public.contact")
    public static let vCard = UTType(declared: "public.vcard")
    public static let calendarEvent = UTType(declared: "public.calendar-event")
    public static let toDoItem = UTType(declared: "public.to-do-item")
    public static let emailMessage = UTType(declared: "public.email-message")
    public static let internetLocation = UTType(declared: "com.apple.internet-location")
    public static let internetShortcut = UTType(declared: "com.microsoft.internet-shortcut")
    public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
    public static let video = UTType(declared: "public.video")
    public static let mpeg = UTType(declared: "public.mpeg")
    public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
    public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
    public static let avi = UTType(declared: "public.avi")
    public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
    public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")
    public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")
    public static let aiff = UTType(declared: "public.aiff-audio")
    public static let midi = UTType(declared: "public.midi-audio")
    public static let playlist = UTType(declared: "public.playlist")
    public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
    public static let heif = UTType(declared: "public.heif")
    public static let bmp = UTType(declared: "com.microsoft.bmp")
    public static let ico = UTType(declared: "com.microsoft.ico")
    public static let icns = UTType(declared: "com.apple.icns")
    public static let rawImage = UTType(declared: "public.camera-raw-image")
    public static let livePhoto = UTType(declared: "com.apple.live-photo")
    public static let threeDContent = UTType(declared: "public.3d-content")
    public static let usd = UTType(declared: "com.pixar.universal-scene-description")
    public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
    public static let realityFile = UTType(declared: "com.apple.reality")
    public static let sceneKitScene = UTType(declared: "com.apple.scenekit.scene")
    public static let archive = UTType(declared: "public.archive")
    public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
    public static let bz2 = UTType(declared: "public.bzip2-archive")
    public static let appleArchive = UTType(declared: "com.apple.archive")
    public static let tarArchive = UTType(declared: "public.tar-archive")
    public static let diskImage = UTType(declared: "public.disk-image")
    public static let spreadsheet = UTType(declared: "public.spreadsheet")
    public static let presentation = UTType(declared: "public.presentation")
    public static let epub = UTType(declared: "org.idpf.epub-container")
    public static let database = UTType(declared: "public.database")
    public static let font = UTType(declared: "public.font")
    public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
    public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
    public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
    public static let x509Certificate = UTType(declared: "public.x509-certificate")

    static let furtherTable: [Declaration] = [
        Declaration(identifier: "public.composite-content", extensions: [], mimeType: nil, supertypes: ["public.content"]),
        Declaration(identifier: "public.directory", extensions: [], mimeType: nil, supertypes: ["public.item"]),
        Declaration(identifier: "com.apple.package", extensions: [], mimeType: nil, supertypes: ["public.directory"]),
        Declaration(identifier: "com.apple.bundle", extensions: [], mimeType: nil, supertypes: ["public.directory"]),
        Declaration(identifier: "public.volume", extensions: [], mimeType: nil, supertypes: ["public.folder"]),
        Declaration(identifier: "public.symlink", extensions: [], mimeType: nil, supertypes: ["public.item"]),
        Declaration(identifier: "public.executable", extensions: [], mimeType: nil, supertypes: ["public.item"]),
        Declaration(identifier: "com.apple.application", extensions: [], mimeType: nil, supertypes: ["public.executable"]),
        Declaration(
            identifier: "com.apple.application-bundle", extensions: ["app"], mimeType: nil,
            supertypes: ["com.apple.application", "com.apple.bundle", "com.apple.package"]),
        Declaration(identifier: "com.apple.resolvable", extensions: [], mimeType: nil, supertypes: []),
        Declaration(identifier: "public.bookmark", extensions: [], mimeType: nil, supertypes: []),
        Declaration(identifier: "com.apple.bookmark", extensions: [], mimeType: nil, supertypes: ["public.data", "public.bookmark"]),
        Declaration(identifier: "public.delimited-values-text", extensions: [], mimeType: nil, supertypes: ["public.text"]),
        Declaration(
            identifier: "public.tab-separated-values-text", extensions: ["tsv"], mimeType: "text/tab-separated-values",
            supertypes: ["public.delimited-values-text"]),
        Declaration(identifier: "public.utf16-plain-text", extensions: [], mimeType: nil, supertypes: ["public.plain-text"]),
        Declaration(identifier: "public.utf16-external-plain-text", extensions: [], mimeType: nil, supertypes: ["public.plain-text"]),
        Declaration(identifier: "public.rtf", extensions: ["rtf"], mimeType: "text/rtf", supertypes: ["public.text"]),
        Declaration(
            identifier: "com.apple.rtfd", extensions: ["rtfd"], mimeType: nil,
            supertypes: ["com.apple.package", "public.composite-content"]),
        Declaration(identifier: "com.apple.flat-rtfd", extensions: [], mimeType: nil, supertypes: ["public.data", "public.composite-content"]),
        Declaration(
            identifier: "com.apple.webarchive", extensions: ["webarchive"], mimeType: nil,
            supertypes: ["public.data", "public.composite-content"]),
        Declaration(identifier: "public.yaml", extensions: ["yml", "yaml"], mimeType: "application/x-yaml", supertypes: ["public.text"]),
        Declaration(identifier: "com.apple.log", extensions: ["log"], mimeType: nil, supertypes: ["public.plain-text"]),
        Declaration(identifier: "public.source-code", extensions: [], mimeType: nil, supertypes: ["public.plain-text"]),
        Declaration(identifier: "public.swift-source", extensions: ["swift"], mimeType: nil, supertypes: ["public.source-code"]),
        Declaration(identifier: "public.c-source", extensions: ["c"], mimeType: nil, supertypes: ["public.source-code"]),
        Declaration(identifier: "public.objective-c-source", extensions: ["m"], mimeType: nil, supertypes: ["public.source-code"]),
        Declaration(
            identifier: "public.c-plus-plus-source", extensions: ["cpp", "cp", "cc", "cxx"], mimeType: nil,
            supertypes: ["public.source-code"]),
        Declaration(identifier: "public.objective-c-plus-plus-source", extensions: ["mm"], mimeType: nil, supertypes: ["public.source-code"]),
        Declaration(identifier: "public.c-header", extensions: ["h"], mimeType: nil, supertypes: ["public.source-code"]),
        Declaration(identifier: "public.c-plus-plus-header", extensions: ["hpp", "hh", "hxx"], mimeType: nil, supertypes: ["public.source-code"]),
        Declaration(identifier: "public.assembly-source", extensions: ["s"], mimeType: nil, supertypes: ["public.source-code"]),
        Declaration(identifier: "public.script", extensions: [], mimeType: nil, supertypes: ["public.source-code"]),
        Declaration(identifier: "public.shell-script", extensions: ["sh", "command"], mimeType: nil, supertypes: ["public.script"]),
        Declaration(identifier: "public.python-script", extensions: ["py"], mimeType: "text/x-python-script", supertypes: ["public.shell-script"]),
        Declaration(identifier: "public.ruby-script", extensions: ["rb"], mimeType: "text/x-ruby-script", supertypes: ["public.shell-script"]),
        Declaration(identifier: "public.perl-script", extensions: ["pl", "pm"], mimeType: "text/x-perl-script", supertypes: ["public.shell-script"]),
        Declaration(identifier: "public.php-script", extensions: ["php"], mimeType: "text/php", supertypes: ["public.shell-script"]),
        Declaration(
            identifier: "com.netscape.javascript-source", extensions: ["js"], mimeType: "text/javascript",
            supertypes: ["public.source-code", "public.executable"]),
        Declaration(identifier: "com.apple.applescript.text", extensions: ["applescript"], mimeType: nil, supertypes: ["public.script"]),
        Declaration(identifier: "public.message", extensions: [], mimeType: nil, supertypes: []),
        Declaration(identifier: "public.contact", extensions: [], mimeType: nil, supertypes: []),
        Declaration(identifier: "public.vcard", extensions: ["vcf"], mimeType: "text/vcard", supertypes: ["public.text", "public.contact"]),
        Declaration(identifier: "public.calendar-event", extensions: [], mimeType: nil, supertypes: []),
        Declaration(identifier: "public.to-do-item", extensions: [], mimeType: nil, supertypes: []),
        Declaration(identifier: "public.email-message", extensions: [], mimeType: nil, supertypes: ["public.message"]),
        Declaration(identifier: "com.apple.internet-location", extensions: [], mimeType: nil, supertypes: ["public.data", "public.bookmark"]),
        Declaration(
            identifier: "com.microsoft.internet-shortcut", extensions: ["url"], mimeType: nil,
            supertypes: ["public.data", "public.bookmark"]),
        Declaration(identifier: "public.audiovisual-content", extensions: [], mimeType: nil, supertypes: ["public.data", "public.content"]),
        Declaration(identifier: "public.video", extensions: [], mimeType: nil, supertypes: ["public.movie"]),
        Declaration(identifier: "public.mpeg", extensions: ["mpg", "mpeg"], mimeType: "video/mpeg", supertypes: ["public.movie"]),
        Declaration(identifier: "public.mpeg-2-video", extensions: ["m2v"], mimeType: "video/mpeg2", supertypes: ["public.video"]),
        Declaration(identifier: "public.mpeg-2-transport-stream", extensions: ["ts"], mimeType: "video/mp2t", supertypes: ["public.movie"]),
        Declaration(identifier: "public.avi", extensions: ["avi"], mimeType: "video/avi", supertypes: ["public.movie"]),
        Declaration(identifier: "public.mpeg-4-audio", extensions: ["mp4a"], mimeType: "audio/mp4", supertypes: ["public.mpeg-4", "public.audio"]),
        Declaration(identifier: "com.apple.protected-mpeg-4-audio", extensions: ["m4p"], mimeType: nil, supertypes: ["public.audio"]),
        Declaration(identifier: "com.apple.protected-mpeg-4-video", extensions: ["m4v"], mimeType: nil, supertypes: ["public.video"]),
        Declaration(identifier: "public.aiff-audio", extensions: ["aiff", "aif"], mimeType: "audio/aiff", supertypes: ["public.audio"]),
        Declaration(identifier: "public.midi-audio", extensions: ["midi", "mid"], mimeType: "audio/midi", supertypes: ["public.audio"]),
        Declaration(identifier: "public.playlist", extensions: [], mimeType: nil, supertypes: []),
        Declaration(
            identifier: "public.m3u-playlist", extensions: ["m3u"], mimeType: "audio/mpegurl",
            supertypes: ["public.text", "public.playlist"]),
        Declaration(identifier: "public.heif", extensions: ["heif"], mimeType: "image/heif", supertypes: ["public.image"]),
        Declaration(identifier: "com.microsoft.bmp", extensions: ["bmp"], mimeType: "image/bmp", supertypes: ["public.image"]),
        Declaration(identifier: "com.microsoft.ico", extensions: ["ico"], mimeType: "image/vnd.microsoft.icon", supertypes: ["public.image"]),
        Declaration(identifier: "com.apple.icns", extensions: ["icns"], mimeType: nil, supertypes: ["public.image"]),
        Declaration(identifier: "public.camera-raw-image", extensions: [], mimeType: nil, supertypes: ["public.image"]),
        Declaration(identifier: "com.apple.live-photo", extensions: [], mimeType: nil, supertypes: []),
        Declaration(identifier: "public.3d-content", extensions: [], mimeType: nil, supertypes: ["public.content"]),
        Declaration(
            identifier: "com.pixar.universal-scene-description", extensions: ["usd"], mimeType: nil,
            supertypes: ["public.data", "public.3d-content"]),
        Declaration(
            identifier: "com.pixar.universal-scene-description-mobile", extensions: ["usdz"], mimeType: "model/vnd.usdz+zip",
            supertypes: ["public.data", "public.3d-content"]),
        Declaration(identifier: "com.apple.reality", extensions: ["reality"], mimeType: nil, supertypes: ["public.data", "public.3d-content"]),
        Declaration(identifier: "com.apple.scenekit.scene", extensions: ["scn"], mimeType: nil, supertypes: ["public.3d-content"]),
        Declaration(identifier: "public.archive", extensions: [], mimeType: nil, supertypes: ["public.data"]),
        Declaration(
            identifier: "org.gnu.gnu-zip-archive", extensions: ["gz"], mimeType: "application/gzip",
            supertypes: ["public.data", "public.archive"]),
        Declaration(
            identifier: "public.bzip2-archive", extensions: ["bz2"], mimeType: "application/x-bzip2",
            supertypes: ["public.data", "public.archive"]),
        Declaration(identifier: "com.apple.archive", extensions: ["aar"], mimeType: nil, supertypes: ["public.data", "public.archive"]),
        Declaration(
            identifier: "public.tar-archive", extensions: ["tar"], mimeType: "application/x-tar",
            supertypes: ["public.data", "public.archive"]),
        Declaration(identifier: "public.disk-image", extensions: [], mimeType: nil, supertypes: ["public.archive"]),
        Declaration(identifier: "public.spreadsheet", extensions: [], mimeType: nil, supertypes: ["public.content"]),
        Declaration(identifier: "public.presentation", extensions: [], mimeType: nil, supertypes: ["public.composite-content"]),
        Declaration(
            identifier: "org.idpf.epub-container", extensions: ["epub"], mimeType: "application/epub+zip",
            supertypes: ["public.data", "public.composite-content"]),
        Declaration(identifier: "public.database", extensions: [], mimeType: nil, supertypes: []),
        Declaration(identifier: "public.font", extensions: [], mimeType: nil, supertypes: []),
        Declaration(identifier: "com.apple.binary-property-list", extensions: [], mimeType: nil, supertypes: ["com.apple.property-list"]),
        Declaration(identifier: "com.apple.xml-property-list", extensions: [], mimeType: nil, supertypes: ["com.apple.property-list", "public.xml"]),
        Declaration(identifier: "com.rsa.pkcs-12", extensions: ["p12", "pfx"], mimeType: "application/x-pkcs12", supertypes: ["public.data"]),
        Declaration(
            identifier: "public.x509-certificate", extensions: ["cer", "crt", "der"], mimeType: "application/x-x509-ca-cert",
            supertypes: ["public.data"]),
    ]
}
