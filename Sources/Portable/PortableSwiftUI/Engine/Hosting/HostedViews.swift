package import PortableUIKit

/// Views of SwiftUI of which only a running program knows the type.
@MainActor
package enum HostedViews {
  /// A controller that shows a view; `nil` if something is no view of SwiftUI.
  package static func controller(showing content: Any) -> UIViewController? {
    (content as? any View).map { UIHostingController(rootView: AnyView($0)) }
  }

  /// Whether a type is that of views of SwiftUI.
  package static func isView(_ type: Any.Type) -> Bool { type is any View.Type }
}
