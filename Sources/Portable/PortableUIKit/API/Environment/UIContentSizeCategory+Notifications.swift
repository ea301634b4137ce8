public import Foundation

extension UIContentSizeCategory {
  /// The user prefers another size; posted when a screen is shown in another size than before.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  /// The key of the name of the size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
