public import Foundation

/// A view that shows a content given as a value.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The content.
  var configuration: any UIContentConfiguration { get set }
  /// Tells whether the view can show a content.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Tells whether the content has the type the view shows at present; Apple's method is optional.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
