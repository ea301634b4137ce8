import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

struct ScopeTests {
  @Test func `blocks with the same names do not clash`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      final class Cell: UITableViewCell {}
      extension UIView { var shout: String { "one" } }
      print(Cell().shout)
      ```

      ```output
      one
      ```

      ```swift
      import UIKit
      final class Cell: UITableViewCell {}
      extension UIView { var shout: String { "two" } }
      print(Cell().shout)
      ```

      ```output
      two
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
  }

  @Test func `a block that continues sees what came before`() async {
    let page = Page(
      """
      ```swift name=first
      let price = 49
      ```

      ```swift
      let price = 99
      ```

      ```swift continues=first
      print(price)
      ```

      ```output
      49
      ```

      ```swift continues
      print(price + 1)
      ```

      ```output
      50
      ```
      """
    )
    #expect(await page.check().report.diagnostics.isEmpty)
  }

  @Test func `hidden setup precedes its block`() async {
    let page = Page(
      """
      <!-- swift
      let menu = ["Pepperoni"]
      -->

      ```swift
      print(menu[0])
      ```

      ```output
      Pepperoni
      ```
      """
    )
    #expect(await page.check().report.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      // A type that uses a constant at file scope.
      "let limit = 3\nstruct Bag { var isFull: Bool { limit > 2 } }\nprint(Bag().isFull)",
      // Top-level await.
      "func answer() async -> Bool { true }\nprint(await answer())",
      // A property wrapper with its attribute on the same line.
      "@propertyWrapper struct Yes { var wrappedValue: Bool { true } }\n"
        + "struct Box { @Yes var value }\nprint(Box().value)",
      // A result builder, a generic type and a protocol with an extension.
      "@resultBuilder enum All { static func buildBlock(_ parts: Bool...) -> Bool "
        + "{ parts.allSatisfy(\\.self) } }\n"
        + "func all(@All _ body: () -> Bool) -> Bool { body() }\nprint(all { true; true })",
      // Private names and access modifiers.
      "private struct Hidden { fileprivate let value = true }\npublic enum Shown { }\n"
        + "print(Hidden().value)",
      // A custom operator.
      "infix operator <~>\nfunc <~> (left: Int, right: Int) -> Bool { left < right }\nprint(1 <~> 2)",
      // Target and action.
      "import UIKit\nfinal class Till: UIViewController {\n  let button = UIButton()\n"
        + "  override func viewDidLoad() {\n"
        + "    button.addTarget(self, action: #selector(pay), for: .touchUpInside)\n  }\n"
        + "  @objc func pay() { print(true) }\n}\nlet till = Till()\ntill.loadViewIfNeeded()\n"
        + "till.button.sendActions(for: .touchUpInside)",
      // A conformance that two blocks could both add.
      "extension Int: @retroactive Error {}\nprint((1 as Any) is any Error)",
    ]
  )
  func `code works as in a separate file`(code: String) async {
    let page = Page("```swift\n\(code)\n```\n\n```output\ntrue\n```\n\n```swift\nprint(1)\n```\n")
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
  }
}
