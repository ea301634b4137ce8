public import Foundation

/// A way to share something.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a way to share.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// By message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// By mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// On paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// For pasting.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Among the pictures.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// To a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }
}
