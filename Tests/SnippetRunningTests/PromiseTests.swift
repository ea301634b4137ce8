import SnippetMessages
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// What the elements of the last screen do when they are used.
struct PromiseTests {
  private func broken(_ code: String, framework: String = "UIKit") async -> [BrokenPromise] {
    let page = Page(
      "```swift\nimport \(framework)\n\(code)\n```\n\n1️⃣```voiceover view expect=1 stops\n```\n"
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
    return report.brokenPromises[page.fence("1️⃣")] ?? []
  }

  private static func control(_ increment: String) -> String {
    """
    final class Rating: UIControl {
      var stars = 3 { didSet { accessibilityValue = "\\(stars)" } }
      override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Rating"
        accessibilityValue = "3"
        accessibilityTraits = .adjustable
      }
      required init?(coder: NSCoder) { nil }
      override func accessibilityIncrement() { \(increment) }
      override func accessibilityDecrement() {
        guard stars > 1 else { return }
        stars -= 1
        sendActions(for: .valueChanged)
      }
    }
    let view = Rating(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    """
  }

  private static let row = """
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Pizza"
    view.accessibilityTraits = .button

    """

  @Test(arguments: [
    row, row + "view.accessibilityTraits = .link",
    row + "view.accessibilityActivateBlock = { false }",
    #"let view = UIButton(type: .system); view.setTitle("Pizza", for: .normal)"#,
  ])
  func `what promises an answer and gives none is found`(code: String) async {
    let broken = await broken(code)
    #expect(broken.map(\.kind) == [.unanswered])
    #expect(broken.map(\.name) == ["Pizza"])
  }

  @Test(arguments: [
    row + "view.accessibilityTraits = [.button, .notEnabled]",
    row + "view.accessibilityTraits = .staticText",
    row + "view.accessibilityActivateBlock = { true }",
    row + #"view.accessibilityActivateBlock = { view.accessibilityValue = "open"; return false }"#,
    row + #"view.accessibilityActivateBlock = { print("opened"); return false }"#,
    row + """
      view.accessibilityActivateBlock = {
        UIAccessibility.post(notification: .announcement, argument: "Added")
        return false
      }
      """,
    #"let view = UIButton(primaryAction: UIAction(title: "Pizza") { _ in })"#,
    #"let view = UISwitch(); view.accessibilityLabel = "Pizza""#,
    #"let view = UITextField(); view.placeholder = "Name""#,
    control("guard stars < 5 else { return }; stars += 1; sendActions(for: .valueChanged)"),
  ])
  func `what answers is not reported`(code: String) async {
    #expect(await broken(code) == [])
  }

  @Test func `a button of SwiftUI answers`() async {
    #expect(await broken(#"let view = Button("Pizza") {}"#, framework: "SwiftUI") == [])
  }

  @Test(arguments: [
    ("stars = stars % 5 + 1; sendActions(for: .valueChanged)", BrokenPromise.Kind.endless),
    ("stars = min(stars + 1, 5); sendActions(for: .valueChanged)", .idleEvent),
  ])
  func `what an adjustable does at its end is checked`(
    increment: String,
    kind: BrokenPromise.Kind
  ) async {
    #expect(await broken(Self.control(increment)).map(\.kind) == [kind])
  }

  @Test func `an adjustable without a step is stuck`() async {
    let code = Self.row + "view.accessibilityTraits = .adjustable"
    #expect(await broken(code).map(\.kind) == [.stuck])
  }

  @Test func `using the screen changes nothing that the page shows`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let view = UIButton(primaryAction: UIAction(title: "Buy") { _ in print("bought") })
      ```

      ```output
      ```

      ```voiceover view
      Buy, Button
      ```

      """
    )
    #expect(await page.check().report.diagnostics.isEmpty)
  }
}
