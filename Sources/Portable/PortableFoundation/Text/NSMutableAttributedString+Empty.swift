public import Foundation

extension NSMutableAttributedString {
  /// Creates an empty text to which others are added, as on Apple's systems.
  ///
  /// The argument is never given: Foundation for Linux has no initializer without any.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}
