import HeardSpeech
import SnippetCompiling

/// The files of the host app that are the same for every book, and the table of its screens.
enum HostApp {
  /// The app: it shows the screen that a launch argument names.
  static let delegate = """
    import UIKit

    /// Shows the screen that the launch argument `-HeardScreen` names.
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
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
          window.rootViewController = controller(showing: shown)
        }
        return true
      }
    }

    /// Puts what a fence names on a screen.
    @MainActor func controller(showing shown: Any) -> UIViewController {
      if let controller = shown as? UIViewController { return controller }
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      guard let view = shown as? UIView else { return controller }
      controller.view.addSubview(view)
      if view.frame.isEmpty { view.frame = controller.view.bounds }
      view.frame.origin = CGPoint(x: 16, y: 100)
      return controller
    }

    """

  /// The table of screens by their names.
  static func table(_ screens: [HostedScreen]) -> String {
    var lines = [
      "/// The screen with a name; `nil` if there is none.",
      "@MainActor func heardScreen(_ id: String) async throws -> Any? {",
      "  switch id {",
    ]
    for screen in screens {
      let ids = screen.walks.map(\.id.swiftLiteral).joined(separator: ",\n    ")
      lines += ["  case \(ids):", "    return try await \(screen.function)(id)"]
    }
    lines += ["  default: return nil", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }
}
