import Foundation

extension Int {
  /// The number as a percentage in the language of the device: Russian and German put a space
  /// before the sign.
  @MainActor var asPercent: String {
    let tag = DeviceSettings.current.language.lowercased()
    return ["ru", "de"].contains(where: tag.hasPrefix) ? "\(self)\u{A0}%" : "\(self)%"
  }
}
