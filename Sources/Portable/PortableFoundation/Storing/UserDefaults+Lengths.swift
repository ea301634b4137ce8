public import Foundation

extension UserDefaults {
  /// Stores a length as a number, where Foundation for Linux would stop the app.
  public func set(_ value: CGFloat, forKey defaultName: String) {
    set(Double(value), forKey: defaultName)
  }
}
