/// What a screen can show.
@MainActor
package enum ScreenContent {
  /// A controller with its view.
  case controller(UIViewController)
  /// A lone view, or a window.
  case view(UIView)
  /// Views one under the other.
  case views([UIView])

  /// Recognizes what can be shown.
  ///
  /// - Throws: ``ScreenContentError`` if it is something else.
  package init(_ content: Any) throws(ScreenContentError) {
    switch content {
    case let controller as UIViewController: self = .controller(controller)
    case let view as UIView: self = .view(view)
    case let views as [UIView]: self = .views(views)
    default: throw .notShowable(String(describing: type(of: content)))
    }
  }

  /// The views that the screen takes.
  var views: [UIView] {
    switch self {
    case .controller(let controller): [controller.viewIfLoaded].compactMap(\.self)
    case .view(let view): [view]
    case .views(let views): views
    }
  }
}
