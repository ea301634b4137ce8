import Foundation

/// Every view can be asked where the focus of a keyboard goes.
extension UIView: UIFocusItem {}
