import Diagnostics
import SnippetRunner
import Testing

/// What the console advises where code needs what only Apple's systems have.
struct LinuxLimitsConsoleTests {
  @Test func `each limit of Linux is explained in one sentence`() async {
    let page = Page(
      """
      ```swift
      import SwiftUI
      ```

      ```swift
      import UIKit
      protocol Named {
        @objc optional func rename()
      }
      ```

      ```swift
      import UIKit
      final class Card: UIView {}
      extension Card {
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
      let screen = UIStoryboard(name: "Main", bundle: nil)
      let nib = UINib(nibName: "Card", bundle: nil)
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
      ("no such module 'SwiftUI'", "exists on Apple's systems only"),
      ("'optional' can only", "give the method a default in an extension of the protocol"),
      ("cannot be overridden from extension", "override it in the class itself"),
      ("does not override any property", "'UIAccessibilityElement' have accessibility properties"),
      ("'UIStoryboard' is unavailable", "make the controller in code"),
      ("'UINib' is unavailable", "register the class instead"),
      ("cannot find 'CAValueFunction'", "the model of UIKit has no 'CAValueFunction'"),
      ("no member 'setValue'", "needs Objective-C"),
    ]
    for (summary, advice) in expected {
      #expect(said.contains { $0.contains(summary) && $0.contains(advice) }, "\(said)")
    }
  }

  @Test func `attributes for Interface Builder and an app's entry do no harm`() async {
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
