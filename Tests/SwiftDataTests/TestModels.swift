import FoundationOverlay
import Observation
import SwiftData

enum Mood: String, Codable { case calm, wild }

struct Place: Codable, Equatable {
    var latitude: Double
    var name: String?
}

/// Models as the build makes them.
final class Trip: PersistentModel {
    @_Persisted var name: String
    @_Persisted var days: Int
    @_Persisted var note: String? = nil
    @_Persisted var mood: Mood = .calm
    @_Persisted var place: Place? = nil
    @_Persisted var tags: [String] = []
    @_Persisted var start: Date = Date(timeIntervalSinceReferenceDate: 0)
    @_Persisted var price: Decimal = 0
    @_Persisted var isDone: Bool = false
    @_Persisted var stops: [Stop] = []
    @_Persisted var guides: [Guide] = []

    init(name: String, days: Int, note: String? = nil) {
        self.name = name
        self.days = days
        self.note = note
        _modelBacking._connect(to: self)
    }

    var _modelBacking = _ModelBacking()
    required init(_modelBacking: _ModelBacking) {
        self._modelBacking = _modelBacking
        self._name = _Persisted(_kept: "name")
        self._days = _Persisted(_kept: "days")
        self._note = _Persisted(_kept: "note")
        self._mood = _Persisted(_kept: "mood")
        self._place = _Persisted(_kept: "place")
        self._tags = _Persisted(_kept: "tags")
        self._start = _Persisted(_kept: "start")
        self._price = _Persisted(_kept: "price")
        self._isDone = _Persisted(_kept: "isDone")
        self._stops = _Persisted(_kept: "stops")
        self._guides = _Persisted(_kept: "guides")
    }

    func _adoptInitialValues() {
        self._name._adopt("name", _modelBacking)
        self._days._adopt("days", _modelBacking)
        self._note._adopt("note", _modelBacking)
        self._mood._adopt("mood", _modelBacking)
        self._place._adopt("place", _modelBacking)
        self._tags._adopt("tags", _modelBacking)
        self._start._adopt("start", _modelBacking)
        self._price._adopt("price", _modelBacking)
        self._isDone._adopt("isDone", _modelBacking)
        self._stops._adopt("stops", _modelBacking)
        self._guides._adopt("guides", _modelBacking)
    }

    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            ._property("name", \Trip.name, Schema.Attribute(.unique)), ._property("days", \Trip.days), ._property("note", \Trip.note),
            ._property("mood", \Trip.mood, default: .calm), ._property("place", \Trip.place), ._property("tags", \Trip.tags),
            ._property("start", \Trip.start), ._property("price", \Trip.price), ._property("isDone", \Trip.isDone),
            ._property("stops", \Trip.stops, Schema.Relationship(deleteRule: .cascade, inverse: \Stop.trip)),
            ._property("guides", \Trip.guides, Schema.Relationship(deleteRule: .deny, inverse: \Guide.trips)),
        ]
    }
}

final class Stop: PersistentModel {
    @_Persisted var title: String
    @_Persisted var trip: Trip? = nil

    init(title: String, trip: Trip? = nil) {
        self.title = title
        self.trip = trip
        _modelBacking._connect(to: self)
    }

    var _modelBacking = _ModelBacking()
    required init(_modelBacking: _ModelBacking) {
        self._modelBacking = _modelBacking
        self._title = _Persisted(_kept: "title")
        self._trip = _Persisted(_kept: "trip")
    }

    func _adoptInitialValues() {
        self._title._adopt("title", _modelBacking)
        self._trip._adopt("trip", _modelBacking)
    }

    static var schemaMetadata: [Schema.PropertyMetadata] { [._property("title", \Stop.title), ._property("trip", \Stop.trip)] }
}

final class Guide: PersistentModel {
    @_Persisted var first: String
    @_Persisted var last: String
    @_Persisted var trips: [Trip] = []

    init(first: String, last: String) {
        self.first = first
        self.last = last
        _modelBacking._connect(to: self)
    }

    var _modelBacking = _ModelBacking()
    required init(_modelBacking: _ModelBacking) {
        self._modelBacking = _modelBacking
        self._first = _Persisted(_kept: "first")
        self._last = _Persisted(_kept: "last")
        self._trips = _Persisted(_kept: "trips")
    }

    func _adoptInitialValues() {
        self._first._adopt("first", _modelBacking)
        self._last._adopt("last", _modelBacking)
        self._trips._adopt("trips", _modelBacking)
    }

    static var schemaMetadata: [Schema.PropertyMetadata] {
        [._property("first", \Guide.first), ._property("last", \Guide.last), ._property("trips", \Guide.trips)]
    }

    static var _schemaConstraints: [any _SchemaConstraint] { [Schema.Unique<Guide>([\.first, \.last]), Schema.Index<Guide>([\.last])] }
}

/// A store's file in a folder of its own.
final class StoreFile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("islet-swiftdata-\(UUID().uuidString)/Trips.store")

    deinit {
        do { try FileManager.default.removeItem(at: url.deletingLastPathComponent()) } catch { print("left behind: \(url.path)") }
    }

    /// A context with a connection of its own, as another process has it.
    func context(for types: any PersistentModel.Type...) throws -> ModelContext {
        let schema = Schema(types.isEmpty ? [Trip.self] : types)
        return ModelContext(try ModelContainer(for: schema, configurations: ModelConfiguration(url: url)))
    }
}

func memoryContext() throws -> ModelContext {
    ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
}
