extension KnownModules {
  /// Places as data, which models contain; nothing locates the device.
  static let coreLocation = #"""
    import Foundation
    typealias CLLocationAccuracy = Double
    typealias CLLocationDegrees = Double
    typealias CLLocationDirection = Double
    typealias CLLocationDistance = Double
    struct CLLocationCoordinate2D: Sendable {
      var latitude = 0.0; var longitude = 0.0
      init() {}
      init(latitude: Double, longitude: Double) { self.latitude = latitude; self.longitude = longitude }
    }
    func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool { abs(place.latitude) <= 90 && abs(place.longitude) <= 180 }
    class CLLocation: NSObject, @unchecked Sendable {
      let coordinate: CLLocationCoordinate2D; let altitude: Double; let timestamp: Date
      init(latitude: Double, longitude: Double) { coordinate = .init(latitude: latitude, longitude: longitude); altitude = 0; timestamp = Date(); super.init() }
      init(coordinate: CLLocationCoordinate2D, altitude: Double, horizontalAccuracy: Double, verticalAccuracy: Double, timestamp: Date) { self.coordinate = coordinate; self.altitude = altitude; self.timestamp = timestamp; super.init() }
      func distance(from other: CLLocation) -> Double {
        let (a, b) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
        let (x, y) = (sin((b - a) / 2), sin((other.coordinate.longitude - coordinate.longitude) * .pi / 360))
        return 12_742_018 * asin(min(1, sqrt(x * x + cos(a) * cos(b) * y * y)))
      }
    }
    """#
}
