public import Foundation

/// An action that the icon of the app offers.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// The kind of action, in the app's own words.
  public let type: String
  /// What it is called.
  public let localizedTitle: String
  /// A line below.
  public let localizedSubtitle: String?
  /// Its picture.
  public let icon: UIApplicationShortcutIcon?
  /// What the app needs to do it.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates an action without a picture.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}
