import Foundation
import WebServer

/// The page's files, which are part of the program.
public enum PageFiles {
    private static let files: [String: (type: String, bytes: [UInt8])] = [
        "": ("text/html; charset=utf-8", PackageResources.index_html),
        "style.css": ("text/css; charset=utf-8", PackageResources.style_css),
        "main.js": (script, PackageResources.main_js),
        "session.js": (script, PackageResources.session_js),
        "phone.js": (script, PackageResources.phone_js),
        "layers.js": (script, PackageResources.layers_js),
        "touches.js": (script, PackageResources.touches_js),
        "typing.js": (script, PackageResources.typing_js),
        "time.js": (script, PackageResources.time_js),
        "reasons.js": (script, PackageResources.reasons_js),
        "elements.js": (script, PackageResources.elements_js),
        "menus.js": (script, PackageResources.menus_js),
        "form.js": (script, PackageResources.form_js),
        "device.js": (script, PackageResources.device_js),
        "data.js": (script, PackageResources.data_js),
        "inspector.js": (script, PackageResources.inspector_js),
        "icon.svg": ("image/svg+xml", PackageResources.icon_svg),
    ]

    private static let script = "text/javascript; charset=utf-8"

    /// The file at a path; nil where there is none.
    public static func file(_ path: String) -> WebResponse? {
        files[path].map { WebResponse(type: $0.type, body: Data($0.bytes)) }
    }
}
