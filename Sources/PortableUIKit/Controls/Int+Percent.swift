import Foundation

extension Int {
  /// The number as a percentage in the language of the device: Russian puts a space before the sign.
  @MainActor var asPercent: String {
    DeviceSettings.current.language.lowercased().hasPrefix("ru") ? "\(self)\u{A0}%" : "\(self)%"
  }
}
