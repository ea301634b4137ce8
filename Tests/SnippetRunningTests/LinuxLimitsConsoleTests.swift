import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// Advice on code that needs Apple's platforms.
struct LinuxLimitsConsoleTests {
  @Test func `each limit of Linux is explained in one sentence`() async {
    let page = Page(
      """
      ```swift
      import MapKit
      ```

      ```swift
      import UIKit
      class Card<Content>: UIView {}
      extension Card where Content == Int {
        override var accessibilityLabel: String? {
          get { nil }
          set {}
        }
      }
      ```

      ```swift
      import UIKit
      final class Item: NSObject {
        override var accessibilityLabel: String? {
          get { nil }
          set {}
        }
      }
      ```

      ```swift
      import UIKit
      let gradient = CAValueFunction()
      ```

      ```swift
      import UIKit
      let view = UIView()
      view.setValue(true, forKey: "hidden")
      ```
      """
    )
    let said = await page.check().report.diagnostics.map { "\($0.summary) – \($0.help ?? "")" }
    let expected = [
      ("no such module 'MapKit'", "exists only on Apple's platforms"),
      ("cannot be overridden from extension", "override it in the class itself"),
      ("does not override any property", "'UIAccessibilityElement' have accessibility properties"),
      ("cannot find 'CAValueFunction'", "the model of UIKit has no 'CAValueFunction'"),
      ("no member 'setValue'", "needs Objective-C"),
    ]
    for (summary, advice) in expected {
      #expect(said.contains { $0.contains(summary) && $0.contains(advice) }, "\(said)")
    }
  }

  // Regression: inside a class, the advice was to add a file or to use a different name.
  @Test func `calling Objective-C methods on self gets the same advice`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      final class Card: UIView {
        func look() {
          setValue(true, forKey: "hidden")
          _ = value(forKeyPath: "layer.opacity")
          _ = responds(to: #selector(tap))
          perform(#selector(tap))
          perform(#selector(tap), with: nil)
          _ = NSSelectorFromString("tap")
        }
        @objc func tap() {}
      }
      ```
      """
    )
    let findings = await page.check().report.diagnostics
    let said = findings.map { "\($0.summary) – \($0.help ?? "")" }
    let expected = [
      ("'setValue'", "'setValue' needs Objective-C"), ("'value'", "'value' needs Objective-C"),
      ("'responds'", "needs Objective-C"),
      ("'with', 'afterDelay'", "call the method directly"),
      ("parameter 'afterDelay'", "call the method directly"),
      ("'NSSelectorFromString'", "write '#selector(method)'"),
    ]
    for (summary, advice) in expected {
      #expect(said.contains { $0.contains(summary) && $0.contains(advice) }, "\(said)")
    }
    let proposals = findings.flatMap { $0.details + [$0.help ?? ""] }
    #expect(!proposals.contains { $0.contains("NSValue") || $0.contains("NSRect") }, "\(proposals)")
    #expect(!proposals.contains { $0.contains("afterDelay:") }, "\(proposals)")
  }

  @Test func `loading an Interface Builder file explains the alternative`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let nib = UINib(nibName: "Card", bundle: nil)
      let list = UITableView()
      list.register(nib, forCellReuseIdentifier: "card")
      ```

      ```swift
      import UIKit
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      ```

      ```swift
      import UIKit
      _ = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
      ```

      ```swift
      import UIKit
      let list = UITableView()
      list.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "card")
      _ = list.dequeueReusableCell(withIdentifier: "card")
      ```
      """
    )
    let said = await page.check().report.diagnostics.map(\.summary)
    #expect(said.count == 3, "\(said)")
    let expected = [
      "the storyboard 'Main' cannot be read here; create its first controller in code",
      "the nib 'Card' cannot be read here; create its views in code",
      "the nib 'Card' cannot be read here; create the cell 'card' in code, and register its class",
    ]
    for sentence in expected {
      #expect(said.contains { $0.contains(sentence) }, "\(said)")
    }
  }

  // Regression: the advice was to add a file.
  @Test func `API of Combine is recognized`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      final class Counter {
        @Published var count = 0
        var cancellables = Set<AnyCancellable>()
        let changes = PassthroughSubject<Int, Never>()
      }
      ```
      """
    )
    let said = await page.check().report.diagnostics.map { "\($0.summary) – \($0.help ?? "")" }
    for name in ["'Published'", "'AnyCancellable'", "'PassthroughSubject'"] {
      #expect(
        said.contains {
          $0.contains(name) && $0.contains("Combine exists only on Apple's platforms")
        },
        "\(said)"
      )
    }
  }

  @Test func `attributes for Interface Builder and entry points are accepted`() async {
    await Page.expectNothing(
      about: """
        ```swift
        import UIKit

        @main
        class AppDelegate: UIResponder {}

        @IBDesignable
        final class CardController: UIViewController {
          @IBOutlet weak var titleLabel: UILabel!
          @IBInspectable var radius: CGFloat = 0

          @IBAction func close() {}
          @IBAction func open(_ sender: UIButton) {
            titleLabel.text = "Open"
          }
        }
        let controller = CardController()
        controller.close()
        ```
        """
    )
  }
}
