public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the activity of following a link to a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user is doing, so that it can be taken up elsewhere; it is kept and goes nowhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity, in the app's own words.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to take it up.
  open var userInfo: [AnyHashable: Any]?
  /// The keys without which it cannot be taken up.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` must be asked for.
  open var needsSave = false
  /// The page that shows the same.
  open var webpageURL: URL?
  /// The page that led here.
  open var referrerURL: URL?
  /// When it is no longer of use.
  open var expirationDate: Date?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  /// Whether it can be taken up on another device.
  open var isEligibleForHandoff = true
  /// Whether it can be found on the device.
  open var isEligibleForSearch = false
  /// Whether everyone can find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// A name by which it is deleted.
  open var persistentIdentifier: String?
  /// A name of the scene it belongs to.
  open var targetContentIdentifier: String?
  /// The object that is told about it.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Says that the user is doing it now.
  open func becomeCurrent() {}

  /// Says that the user is no longer doing it.
  open func resignCurrent() {}

  /// Says that it is over.
  open func invalidate() {}

  /// Adds what is needed to take it up.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
