import Testing

/// What Apple has and the model lacks.
struct SayGapTests {
  /// The errors of screens that run these lines.
  private func errors(of lines: String..., outside: String = "") async throws -> String {
    try await errors(of: lines, outside: outside)
  }

  private func errors(of lines: [String], outside: String = "") async throws -> String {
    let screens = lines.enumerated().map { number, line in
      """
      final class Screen\(number): UIViewController {
        private let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(line)
        }
      }

      """
    }
    return try await errors(in: "import UIKit\n\(screens.joined())\(outside)\n")
  }

  private func errors(in code: String) async throws -> String {
    let tool = try await Tool()
    try tool.write(code, to: "Screen.swift")
    return try await tool.run("say", "Screen.swift").errors
  }

  private static let gaps = [
    ("label.sizingRule = .oversize", "UIKit's 'UILabel.sizingRule' is not modelled"),
    ("setContentScrollView(nil)", "UIKit's 'setContentScrollView' is not modelled"),
    ("navigationItem.documentProperties = nil", "UIKit's 'UINavigationItem.documentProperties' is"),
    ("let find: UIFindInteraction? = nil", "UIKit's 'UIFindInteraction' is not modelled"),
    ("_ = UIButton(type: .system, style: 1)", "if UIKit has 'UIButton(type:style:)', it is not"),
    ("_ = UIView(kind: 1)", "if UIKit has 'UIView(kind:)', it is not modelled"),
    ("view.addSubview(label, animated: true)", "if UIKit has 'addSubview(_:animated:)', it is"),
    ("label.setText(\"\", animated: true)", "if UIKit has 'UILabel.setText', it is not modelled"),
    ("label.glow = 2", "if UIKit has 'UILabel.glow', it is not modelled"),
    ("_ = UIScreen.count", "if UIKit has 'UIScreen.count', it is not modelled"),
    ("present(self, style: 1)", "if UIKit has 'present(_:style:)', it is not modelled"),
    (
      "navigationController?.pushViewController(self, style: 1)",
      "if UIKit has 'pushViewController(_:style:)', it is not modelled"
    ),
  ]

  @Test func `what UIKit has, or may have, is a gap of the model`() async throws {
    let errors = try await errors(of: Self.gaps.map(\.0))
    for (_, sentence) in Self.gaps { #expect(errors.contains(sentence), "\(errors)") }
  }

  private static let types = [
    (
      "view.frame.origin.x = UIKitConstants.space",
      "if another file declares 'UIKitConstants', add it"
    ),
    ("let text: UserText? = nil", "if another file declares 'UserText', add it"),
    ("let theme: UITheme? = nil", "if another file declares 'UITheme', add it"),
  ]

  @Test func `a type of the app is not a gap of UIKit`() async throws {
    let errors = try await errors(of: Self.types.map(\.0))
    for (_, sentence) in Self.types { #expect(errors.contains(sentence), "\(errors)") }
    #expect(!errors.contains("UIKit's"), "\(errors)")
    #expect(!errors.contains("did you mean"), "\(errors)")
  }

  @Test func `a member that a class of the file lacks is no gap`() async throws {
    let errors = try await errors(
      of: "UIBadge().glow = 1; UIBadge(kind: 1).isHidden = true",
      outside: "final class UIBadge: UIView {}"
    )
    #expect(!errors.contains("modelled"), "\(errors)")
  }

  private static let gapsOfSwiftUI = [
    ("Toggle(\"a\", style: 1, isOn: .constant(true))", "if SwiftUI has 'Toggle(_:style:isOn:)'"),
    ("Gauge(value: 1, bounds: 0...1) { Text(\"a\") }", "if SwiftUI has 'Gauge(value:bounds:)'"),
    ("Text(\"a\").frame(size: 20)", "if SwiftUI has 'frame(size:)', it is not modelled"),
    ("Text(\"a\").presentationDetents([], at: 1)", "if SwiftUI has 'presentationDetents(_:at:)'"),
    ("Label(\"a\", systemImage: \"b\").iconGap(8)", "if SwiftUI has 'Label.iconGap', it is not"),
    ("Text(\"a\").buttonStyle(.sparkling)", "if SwiftUI has 'buttonStyle(.sparkling)', it is"),
    ("Text(\"a\").foregroundStyle(Color.brandish)", "if SwiftUI has 'Color.brandish', it is not"),
    (
      "Menu(\"a\", order: 1) { Text(\"b\") }", "if SwiftUI has 'Menu(_:order:)', it is not modelled"
    ),
  ]

  @Test func `what SwiftUI has, or may have, is a gap of the model`() async throws {
    let screens = Self.gapsOfSwiftUI.enumerated().map { number, gap in
      "struct Screen\(number): View { var body: some View { \(gap.0) } }\n"
    }
    let errors = try await errors(in: "import SwiftUI\n" + screens.joined())
    for (_, sentence) in Self.gapsOfSwiftUI { #expect(errors.contains(sentence), "\(errors)") }
  }

  @Test func `a key of the environment may be a gap of SwiftUI`() async throws {
    let errors = try await errors(
      in: """
        import SwiftUI
        struct Screen: View {
          @Environment(\\.headerShine) private var shine
          var body: some View { Text("a") }
        }
        """
    )
    #expect(errors.contains("if SwiftUI has 'EnvironmentValues.headerShine', it is"), "\(errors)")
  }

  @Test(arguments: [
    ("Badge(kind: 1)", "struct Badge: View { var body: some View { EmptyView() } }"),
    (
      "Text(\"a\").glow(radius: 1)", "extension View { func glow(size: Int) -> some View { self } }"
    ),
    ("Toggle(size: 1)", "struct Toggle: View { var body: some View { EmptyView() } }"),
  ])
  func `what the file declares is no gap of SwiftUI`(
    view: String,
    declaration: String
  ) async throws {
    let errors = try await errors(
      in: """
        import SwiftUI
        \(declaration)
        struct Screen: View { var body: some View { \(view) } }
        """
    )
    #expect(errors.contains("error:") && !errors.contains("modelled"), "\(errors)")
  }

  @Test func `a method that overrides nothing may be a gap`() async throws {
    let errors = try await errors(
      of: "",
      outside: """
        final class Card: UIView {
          override func updateProperties() {}
          override func glow() {}
        }
        """
    )
    #expect(errors.contains("UIKit's 'updateProperties' is not modelled"), "\(errors)")
    #expect(errors.contains("if UIKit has 'glow', it is not modelled"), "\(errors)")
  }
}
