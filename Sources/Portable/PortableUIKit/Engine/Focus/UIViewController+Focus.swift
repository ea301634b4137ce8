import Foundation

/// Every controller can be asked where the focus of a keyboard goes.
extension UIViewController: UIFocusEnvironment {}
