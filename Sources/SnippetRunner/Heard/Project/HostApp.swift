import SnippetCompiling

/// The files of the host app.
///
/// The app delegate shows the screen that a launch argument names. It is the same for every book;
/// the table of the screens is generated.
enum HostApp {
  static let delegate = """
    import SwiftUI
    import UIKit

    /// Shows the screen that the launch argument `-HeardScreen` names.
    @main
    final class HeardAppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        let id = UserDefaults.standard.string(forKey: "HeardScreen") ?? ""
        Task { @MainActor in
          guard let shown = try? await heardScreen(id) else { return }
          window.rootViewController = heardController(showing: shown)
        }
        return true
      }
    }

    /// Returns a controller for a view controller, a view, or an array of views.
    @MainActor func heardController(showing shown: Any) -> UIViewController {
      if let controller = shown as? UIViewController { return controller }
      if let view = shown as? any View { return hosted(view) }
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      if let view = shown as? UIView {
        controller.view.addSubview(view)
        if view.frame.isEmpty { view.frame = controller.view.bounds }
        view.frame.origin = CGPoint(x: 16, y: 100)
      } else if let views = shown as? [UIView] {
        stack(views, in: controller.view)
      }
      return controller
    }

    /// Returns a controller for a SwiftUI view.
    @MainActor fileprivate func hosted(_ view: some View) -> UIViewController {
      UIHostingController(rootView: view)
    }

    /// Stacks views vertically; those without a size get their fitting size.
    @MainActor fileprivate func stack(_ views: [UIView], in container: UIView) {
      let width = container.bounds.width - 32
      var y: CGFloat = 100
      for view in views {
        container.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = true
        var size = view.bounds.size
        if size == .zero {
          size = view.systemLayoutSizeFitting(CGSize(width: width, height: 0))
          if size.width <= 0 || size.width > width { size.width = width }
          if size.height <= 0 { size.height = 44 }
        }
        view.frame = CGRect(origin: CGPoint(x: 16, y: y), size: size)
        if !view.isHidden { y += size.height + 16 }
      }
    }

    """

  static func table(_ sources: [HostedSource]) -> String {
    var lines = [
      "/// Returns the screen with an id, or `nil`.",
      "@MainActor func heardScreen(_ id: String) async throws -> Any? {",
      "  switch id {",
    ]
    for source in sources where !source.ids.isEmpty {
      let ids = source.ids.map(\.swiftLiteral).joined(separator: ",\n    ")
      lines += ["  case \(ids):", "    return try await \(source.function)(id)"]
    }
    lines += ["  default: return nil", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }
}
