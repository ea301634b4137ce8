/// The reason why something cannot be put on a screen.
package enum ScreenContentError: Error, Hashable, CustomStringConvertible {
  /// It is neither a view, a view controller nor an array of views; the payload names its type.
  case notShowable(String)

  /// The reason in words.
  package var description: String {
    switch self {
    case .notShowable(let type):
      "cannot show a value of type '\(type)'; give a view, a view controller or an array of views"
    }
  }
}
