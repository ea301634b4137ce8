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
}
