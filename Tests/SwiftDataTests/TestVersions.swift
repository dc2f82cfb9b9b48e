import FoundationOverlay
import Observation
import SwiftData

/// The first version of an app.
enum Notes1: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Note.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

    final class Note: PersistentModel {
        @_Persisted var text: String
        @_Persisted var stars: Int = 0

        init(text: String, stars: Int) {
            self.text = text
            self.stars = stars
            _modelBacking._connect(to: self)
        }

        var _modelBacking = _ModelBacking()
        required init(_modelBacking: _ModelBacking) {
            self._modelBacking = _modelBacking
            self._text = _Persisted(_kept: "text")
            self._stars = _Persisted(_kept: "stars")
        }

        func _adoptInitialValues() {
            self._text._adopt("text", _modelBacking)
            self._stars._adopt("stars", _modelBacking)
        }

        static var schemaMetadata: [Schema.PropertyMetadata] {
            [._property("text", \Note.text), ._property("stars", \Note.stars, default: 0)]
        }
    }
}

/// A property gains a name, others come and go, a model comes.
enum Notes2: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Note.self, Folder.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

    final class Note: PersistentModel {
        @_Persisted var title: String
        @_Persisted var colour: String = "blue"
        @_Persisted var mood: Mood = .wild
        @_Persisted var hint: String? = nil

        init(title: String) {
            self.title = title
            _modelBacking._connect(to: self)
        }

        var _modelBacking = _ModelBacking()
        required init(_modelBacking: _ModelBacking) {
            self._modelBacking = _modelBacking
            self._title = _Persisted(_kept: "title")
            self._colour = _Persisted(_kept: "colour")
            self._mood = _Persisted(_kept: "mood")
            self._hint = _Persisted(_kept: "hint")
        }

        func _adoptInitialValues() {
            self._title._adopt("title", _modelBacking)
            self._colour._adopt("colour", _modelBacking)
            self._mood._adopt("mood", _modelBacking)
            self._hint._adopt("hint", _modelBacking)
        }

        static var schemaMetadata: [Schema.PropertyMetadata] {
            [
                ._property("title", \Note.title, Schema.Attribute(originalName: "text")), ._property("colour", \Note.colour, default: "blue"),
                ._property("mood", \Note.mood, default: .wild), ._property("hint", \Note.hint),
            ]
        }
    }

    final class Folder: PersistentModel {
        @_Persisted var name: String

        init(name: String) {
            self.name = name
            _modelBacking._connect(to: self)
        }

        var _modelBacking = _ModelBacking()
        required init(_modelBacking: _ModelBacking) {
            self._modelBacking = _modelBacking
            self._name = _Persisted(_kept: "name")
        }

        func _adoptInitialValues() {
            self._name._adopt("name", _modelBacking)
        }

        static var schemaMetadata: [Schema.PropertyMetadata] {
            [._property("name", \Folder.name)]
        }
    }
}

/// A property becomes another type.
enum Notes3: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Note.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

    final class Note: PersistentModel {
        @_Persisted var text: Int
        @_Persisted var stars: Int = 0

        init(text: Int) {
            self.text = text
            _modelBacking._connect(to: self)
        }

        var _modelBacking = _ModelBacking()
        required init(_modelBacking: _ModelBacking) {
            self._modelBacking = _modelBacking
            self._text = _Persisted(_kept: "text")
            self._stars = _Persisted(_kept: "stars")
        }

        func _adoptInitialValues() {
            self._text._adopt("text", _modelBacking)
            self._stars._adopt("stars", _modelBacking)
        }

        static var schemaMetadata: [Schema.PropertyMetadata] {
            [._property("text", \Note.text), ._property("stars", \Note.stars, default: 0)]
        }
    }
}

/// A property that has no value yet is required.
enum Notes4: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Note.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(4, 0, 0) }

    final class Note: PersistentModel {
        @_Persisted var text: String
        @_Persisted var stars: Int = 0
        @_Persisted var due: Date

        init(text: String, due: Date) {
            self.text = text
            self.due = due
            _modelBacking._connect(to: self)
        }

        var _modelBacking = _ModelBacking()
        required init(_modelBacking: _ModelBacking) {
            self._modelBacking = _modelBacking
            self._text = _Persisted(_kept: "text")
            self._stars = _Persisted(_kept: "stars")
            self._due = _Persisted(_kept: "due")
        }

        func _adoptInitialValues() {
            self._text._adopt("text", _modelBacking)
            self._stars._adopt("stars", _modelBacking)
            self._due._adopt("due", _modelBacking)
        }

        static var schemaMetadata: [Schema.PropertyMetadata] {
            [._property("text", \Note.text), ._property("stars", \Note.stars, default: 0), ._property("due", \Note.due)]
        }
    }
}
