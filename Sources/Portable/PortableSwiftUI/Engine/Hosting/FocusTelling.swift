import PortableUIKit

/// A view of UIKit that takes the focus of assistive technologies as an app of SwiftUI asks it to, and
/// tells where the focus is.
@MainActor
protocol FocusTelling: UIView {
  /// Is called when the focus comes and goes.
  var focusDidChange: ((Bool) -> Void)? { get set }
}
