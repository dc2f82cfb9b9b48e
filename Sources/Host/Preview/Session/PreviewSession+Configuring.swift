import DeviceDriver
import Devices
import ExtensionProtocol
import Foundation
import IsletModel
import WidgetSystem

/// The form by which a person configures a widget or a control.
extension PreviewSession {
    struct ParameterQuestion: Decodable {
        /// Of a widget.
        var id: Int?
        /// Identifier of a control.
        var control: String?
        /// JSON of the parameters as they stand in the form; what it has unless given.
        var configuration: String?
        var searches: [String: String]?
    }

    struct ControlSize: Decodable {
        var control: String
        var size: ControlPlaceName?
        var configuration: String?
    }

    func parameters(_ asked: ParameterQuestion) throws -> [ConfigurationParameter] {
        let (app, kind, configuration, family) = try subject(of: asked)
        let question = ConfigurationQuestion(family: family, searches: asked.searches ?? [:])
        guard let found = driver.parameters(of: kind, in: app, configuration: asked.configuration ?? configuration, question: question) else {
            throw SessionRefusal(id: nil, .notPossible, "the extension of “\(kind)” does not answer how it is configured")
        }
        return found
    }

    private func subject(of asked: ParameterQuestion) throws -> (app: String, kind: String, configuration: String?, family: String?) {
        if let control = asked.control {
            let found = try self.control(control)
            return (found.app, found.kind, found.configuration, nil)
        }
        guard let widget = asked.id.flatMap({ driver.system.first[WidgetID($0)] }), widget.life != .removed else {
            throw SessionRefusal(id: nil, .notPossible, "there is no widget \(asked.id.map(String.init) ?? "")")
        }
        let placement = widget.placement
        return (placement.app, placement.kind, placement.configuration, placement.family.rawValue)
    }

    func size(_ asked: ControlSize) throws {
        let control = try control(asked.control)
        if let size = asked.size { controlSizes[control.id] = size }
        if let text = asked.configuration { try perform(.editControl(control.id, configuration: text)) }
        isChanged = true
    }

    private func control(_ id: String) throws -> DeviceControl {
        guard let control = driver.controls.first(where: { $0.id == id }) else {
            throw SessionRefusal(id: nil, .notPossible, "there is no control “\(id)”")
        }
        return control
    }
}
