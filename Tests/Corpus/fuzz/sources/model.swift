import SwiftData
@Model final class Note { var text: String = ""; init() {} }
extension EnvironmentValues { @Entry var a = 1 }
if #available(iOS 17, *) { print("a") }
@objc func tap() {}
#selector(tap)
let a = #"b"#
