public import Foundation

/// How a movement speeds up; nothing moves here.
open class CAMediaTimingFunction: NSObject {
  /// Creates a way from its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init()
  }
}

/// The name of a way of speeding up.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not at all.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow first and last.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As usual.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
