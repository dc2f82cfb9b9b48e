import Foundation
import HealthKit
import Testing

@Suite struct HealthTests {
    /// As for a person who refused: health data is there, and nothing of it is seen.
    @Test func queriesFindNothing() throws {
        #expect(HKHealthStore.isHealthDataAvailable())
        let type = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
        #expect(HKHealthStore().authorizationStatus(for: type) == .sharingDenied)
        var found: Int?
        let samples = HKSampleQuery(
            sampleType: type, predicate: nil, limit: HKObjectQueryNoLimit,
            sortDescriptors: [NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)]
        ) { if $2 == nil { found = $1?.count } }
        HKHealthStore().execute(samples)
        #expect(found == 0)
        var failure: HKError.Code?
        HKHealthStore().execute(
            HKStatisticsQuery(quantityType: type, quantitySamplePredicate: nil, options: .cumulativeSum) { failure = ($2 as? HKError)?.code })
        #expect(failure == .errorNoData)
    }

    @Test func anAnchorIsArchived() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: HKQueryAnchor(fromValue: 7), requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data) != nil)
    }

    @Test func everyIntervalIsCountedWithoutSamples() {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let query = HKStatisticsCollectionQuery(
            quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .cumulativeSum, anchorDate: day,
            intervalComponents: DateComponents(hour: 1))
        var starts: [TimeInterval] = []
        query.initialResultsHandler = { _, collection, error in
            #expect(error == nil)
            collection?.enumerateStatistics(from: day + 3600 * 5 + 60, to: day + 3600 * 8) { statistics, stop in
                #expect(statistics.sumQuantity() == nil)
                starts.append(statistics.startDate.timeIntervalSince(day) / 3600)
                if starts.count == 20 { stop.pointee = true }
            }
        }
        HKHealthStore().execute(query)
        #expect(starts == [5, 6, 7])
    }

    @Test func queriesOfSwiftConcurrencyFindNothing() async throws {
        let steps = HKQuantityType(.stepCount)
        let today = HKQuery.predicateForSamples(withStart: Date(timeIntervalSince1970: 0), end: nil)
        let statistics = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: steps, predicate: today), options: .cumulativeSum)
        #expect(try await statistics.result(for: HKHealthStore()) == nil)
        let samples = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: steps)], sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 1)
        #expect(try await samples.result(for: HKHealthStore()).isEmpty)
        let days = HKStatisticsCollectionQueryDescriptor(
            predicate: .quantitySample(type: steps), options: .cumulativeSum, anchorDate: Date(timeIntervalSince1970: 0),
            intervalComponents: DateComponents(day: 1))
        for try await result in days.results(for: HKHealthStore()) {
            #expect(result.statisticsCollection.statistics().isEmpty)
            break
        }
    }

    @Test func nothingIsWritten() async {
        let sample = HKQuantitySample(
            type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 1), start: .distantPast, end: .distantPast)
        await #expect(throws: HKError(.errorAuthorizationDenied)) { try await HKHealthStore().save(sample) }
    }

    @Test func quantitiesConvertBetweenUnits() {
        #expect(abs(HKQuantity(unit: .mile(), doubleValue: 1).doubleValue(for: .meterUnit(with: .kilo)) - 1.609344) < 1e-9)
        #expect(abs(HKQuantity(unit: .kilocalorie(), doubleValue: 1).doubleValue(for: .joule()) - 4184) < 1e-9)
        #expect(abs(HKQuantity(unit: .degreeCelsius(), doubleValue: 37).doubleValue(for: .degreeFahrenheit()) - 98.6) < 1e-9)
        let millimoles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
        #expect(abs(HKQuantity(unit: millimoles, doubleValue: 5).doubleValue(for: HKUnit(from: "mg/dL")) - 90.078) < 1e-3)
        let beats = HKUnit.count().unitDivided(by: .minute())
        #expect(abs(HKQuantity(unit: beats, doubleValue: 60).doubleValue(for: HKUnit(from: "count/s")) - 1) < 1e-9)
        #expect(!HKQuantity(unit: .meter(), doubleValue: 1).is(compatibleWith: .second()))
    }

    @Test func unitStringsAreRead() {
        #expect(HKUnit(from: "km") == .meterUnit(with: .kilo))
        #expect(HKUnit(from: "m/s^2").unitMultiplied(by: .second()).unitMultiplied(by: .second()) == .meter())
        #expect(HKUnit(from: "mg/dL") == HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci)))
    }

    @Test func workoutsAreComparedByDuration() {
        let start = Date(timeIntervalSince1970: 0)
        let workout = HKWorkout(
            activityType: .danceInspiredTraining, start: start, end: start + 60, duration: 60,
            totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 100), totalDistance: nil, device: nil, metadata: nil)
        #expect(HKQuery.predicateForWorkouts(with: .greaterThanOrEqualTo, duration: 60).evaluate(with: workout))
        #expect(!HKQuery.predicateForWorkouts(with: .lessThan, duration: 60).evaluate(with: workout))
        #expect(!HKQuery.predicateForWorkouts(with: .equalTo, totalDistance: HKQuantity(unit: .meter(), doubleValue: 1)).evaluate(with: workout))
    }

    @Test func workoutsAreNotRecorded() async throws {
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = .running
        #expect(throws: HKError.self) { try HKWorkoutSession(healthStore: HKHealthStore(), configuration: configuration) }
        let builder = HKWorkoutBuilder(healthStore: HKHealthStore(), configuration: configuration, device: nil)
        await #expect(throws: HKError.self) { try await builder.beginCollection(at: Date(timeIntervalSince1970: 0)) }
        let route = HKWorkoutRouteBuilder(healthStore: HKHealthStore(), device: nil)
        await #expect(throws: HKError.self) { try await route.insertRouteData([]) }
        let workout = HKWorkout(activityType: .running, start: Date(timeIntervalSince1970: 0), end: Date(timeIntervalSince1970: 60))
        #expect(workout.statistics(for: HKQuantityType(.heartRate)) == nil)
        #expect(throws: HKError.self) { try HKHealthStore().dateOfBirthComponents() }
    }

    @Test func predicatesFindObjectsByWhatTheyCarry() {
        let start = Date(timeIntervalSince1970: 0)
        let sample = HKQuantitySample(
            type: HKQuantityType(.waterTemperature), quantity: HKQuantity(unit: .degreeCelsius(), doubleValue: 18), start: start, end: start,
            metadata: [HKMetadataKeyIndoorWorkout: true])
        #expect(HKQuery.predicateForObject(with: sample.uuid).evaluate(with: sample))
        #expect(!HKQuery.predicateForObject(with: UUID()).evaluate(with: sample))
        #expect(HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyIndoorWorkout).evaluate(with: sample))
        #expect(!HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyIndoorWorkout, allowedValues: [false]).evaluate(with: sample))
        let asleep = HKCategorySample(type: HKCategoryType(.sleepAnalysis), value: 3, start: start, end: start)
        #expect(HKQuery.predicateForCategorySamples(equalTo: HKCategoryValueSleepAnalysis.allAsleepValues).evaluate(with: asleep))
        #expect(!HKQuery.predicateForCategorySamples(with: .equalTo, value: 0).evaluate(with: asleep))
    }

    @Test func rarerTypesHaveApplesNames() {
        #expect(HKQuantityTypeIdentifier.uvExposure.rawValue == "HKQuantityTypeIdentifierUVExposure")
        #expect(HKCategoryTypeIdentifier.headache.rawValue == "HKCategoryTypeIdentifierHeadache")
        #expect(HKObjectType.characteristicType(forIdentifier: .dateOfBirth)?.identifier == "HKCharacteristicTypeIdentifierDateOfBirth")
    }
}
