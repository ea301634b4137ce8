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
    /// To a person among the contacts.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// To the list for later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// To a service for pictures.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// To a service for films.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// To a social network.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// To a social network.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// To the app for books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// As a document.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// To a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// What of this kind is offered: the app's own, or the system's.
  public enum Category: Int, Sendable {
    /// Something done with it here.
    case action = 0
    /// Something that sends it elsewhere.
    case share = 1
  }

  /// Creates a way to share.
  public override init() {
    super.init()
  }

  /// What of this kind is offered.
  open class var activityCategory: UIActivity.Category { .action }
  /// The name of the way.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The title of the way.
  open var activityTitle: String? { nil }
  /// The picture of the way.
  open var activityImage: UIImage? { nil }
  /// The screen on which it is done; `nil` if it needs none.
  open var activityViewController: UIViewController? { nil }

  /// Tells whether things can be shared in this way.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Is called with the things before they are shared.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Shares the things; at first it only tells that it is done.
  open func perform() {
    activityDidFinish(false)
  }

  /// Tells that it is done.
  open func activityDidFinish(_ completed: Bool) {}
}
