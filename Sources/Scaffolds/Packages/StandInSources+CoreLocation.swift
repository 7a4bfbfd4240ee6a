extension StandInSources {
  /// The part of CoreLocation that reactors and services use.
  static let coreLocation = """
    // The part of CoreLocation that reactors and services use. Locations come from scripts, and not from a device.
    @_exported import Foundation

    public typealias CLLocationDegrees = Double
    public typealias CLLocationDistance = Double
    public typealias CLLocationAccuracy = Double
    public typealias CLLocationSpeed = Double
    public typealias CLLocationDirection = Double

    public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
    public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
    public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
    public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
    public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
    public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
    public let kCLDistanceFilterNone: CLLocationDistance = -1

    public struct CLLocationCoordinate2D: Decodable, Sendable {
      public var latitude: CLLocationDegrees
      public var longitude: CLLocationDegrees

      public init() { self.init(latitude: 0, longitude: 0) }
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
      }
    }

    public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

    public func CLLocationCoordinate2DMake(
      _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
    ) -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
      abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
    }

    /// A place. A script writes its latitude, its longitude and any other field that matters.
    public final class CLLocation: NSObject, Decodable, @unchecked Sendable {
      public let coordinate: CLLocationCoordinate2D
      public let altitude: CLLocationDistance
      public let horizontalAccuracy: CLLocationAccuracy
      public let verticalAccuracy: CLLocationAccuracy
      public let course: CLLocationDirection
      public let speed: CLLocationSpeed
      public let timestamp: Date

      public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
          coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
          horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: .distantPast)
      }

      public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
      ) {
        self.init(
          coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
          verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
      }

      public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
      ) {
        (self.coordinate, self.altitude, self.course, self.speed) = (coordinate, altitude, course, speed)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
        self.timestamp = timestamp
      }

      public convenience init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        let timestamp = try values.decodeIfPresent(Date.self, forKey: .timestamp)
        func value(_ key: Keys, or other: Double) throws -> Double {
          try values.decodeIfPresent(Double.self, forKey: key) ?? other
        }
        self.init(
          coordinate: try CLLocationCoordinate2D(from: decoder), altitude: try value(.altitude, or: 0),
          horizontalAccuracy: try value(.horizontalAccuracy, or: 0),
          verticalAccuracy: try value(.verticalAccuracy, or: -1),
          course: try value(.course, or: -1), speed: try value(.speed, or: -1),
          timestamp: timestamp ?? .distantPast)
      }

      private enum Keys: CodingKey { case altitude, horizontalAccuracy, verticalAccuracy, course, speed, timestamp }

      /// The length of the way along a sphere.
      public func distance(from other: CLLocation) -> CLLocationDistance {
        let (here, there) = (coordinate, other.coordinate)
        let up = sin((there.latitude - here.latitude) * .pi / 360)
        let along = sin((there.longitude - here.longitude) * .pi / 360)
        let chord = up * up + cos(here.latitude * .pi / 180) * cos(there.latitude * .pi / 180) * along * along
        return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
      }
    }

    public enum CLAuthorizationStatus: Int32, Decodable, Sendable {
      case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }

    public enum CLAccuracyAuthorization: Int, Decodable, Sendable { case fullAccuracy, reducedAccuracy }

    public struct CLError: Error, Equatable, Sendable {
      public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure
        case geocodeFoundNoResult = 8
        case geocodeFoundPartialResult, geocodeCanceled
      }

      public let code: Code
      public init(_ code: Code) { self.code = code }
    }

    open class CLPlacemark: NSObject {
      public let location: CLLocation?
      public let name: String?
      public let locality: String?
      public let administrativeArea: String?
      public let country: String?

      public init(
        location: CLLocation? = nil, name: String? = nil, locality: String? = nil, administrativeArea: String? = nil,
        country: String? = nil
      ) {
        (self.location, self.name, self.locality) = (location, name, locality)
        (self.administrativeArea, self.country) = (administrativeArea, country)
      }
    }

    /// A geocoder that finds nothing: scripts answer the service around it.
    open class CLGeocoder: NSObject {
      public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, Error?) -> Void

      public func geocodeAddressString(_ address: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
      }

      public func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
      ) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
      }

      public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
      ) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
      }

      public func cancelGeocode() {}
    }

    public protocol CLLocationManagerDelegate: AnyObject {
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
      func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
      func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    }

    extension CLLocationManagerDelegate {
      public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
      public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
      public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
      public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    }

    /// A manager without events: scripts answer the service around it.
    open class CLLocationManager: NSObject {
      public weak var delegate: CLLocationManagerDelegate?
      public var desiredAccuracy = kCLLocationAccuracyBest
      public var distanceFilter = kCLDistanceFilterNone
      public var allowsBackgroundLocationUpdates = false
      public var pausesLocationUpdatesAutomatically = true
      public private(set) var location: CLLocation?
      public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
      public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

      public static func locationServicesEnabled() -> Bool { true }
      public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
      public func requestWhenInUseAuthorization() {}
      public func requestAlwaysAuthorization() {}
      public func requestLocation() {}
      public func startUpdatingLocation() {}
      public func stopUpdatingLocation() {}
    }

    """
}
