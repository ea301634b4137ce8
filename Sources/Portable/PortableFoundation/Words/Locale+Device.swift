import Foundation

extension Locale {
  /// The language of the device, which formatters follow.
  package static var ofDevice: Locale {
    Locale(identifier: DeviceLanguage.current)
  }
}
