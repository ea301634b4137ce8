import SnippetTestSupport
import Testing

/// Code that Xcode rejects is rejected here, with a helpful message.
///
/// The mistakes were found in published articles and books about accessibility.
struct XcodeRejectionTests {
  @Test func `mistakes in published code do not compile`() async {
    await Page.expectNothing(
      about: """
        ```swift fails
        import UIKit
        private static let formatter = NumberFormatter()
        guard let text = formatter.string(from: 1812) else { return }
        ```

        ```error
        static properties may only be declared on a type
        return invalid outside of a func
        ```

        ```swift fails
        import UIKit
        let toggle: UIAccessibilityTraits = 1 << 53
        ```

        ```error
        cannot convert value of type 'Int' to specified type 'UIAccessibilityTraits'
        ```

        ```swift fails
        import UIKit
        let view = UIView()
        view.accessibilityActivationPoint = view.accessibilityFrame.center
        ```

        ```error
        value of type 'CGRect' has no member 'center'
        ```

        ```swift fails
        import UIKit
        let view = UIView()
        let point = UIAccessibility.convertToScreenCoordinates(CGPoint(x: 1, y: 1), in: view)
        ```

        ```error
        no exact matches in call to static method 'convertToScreenCoordinates'
        ```

        ```swift fails
        import UIKit
        let width = IntUIScreen.main.bounds.width
        ```

        ```error
        cannot find 'IntUIScreen' in scope
        ```

        ```swift fails
        import UIKit
        class Card: UIView {
          override func accessibilityPerformEscape() -> Bool {
          }
        }
        ```

        ```error
        missing return in instance method expected to return 'Bool'
        ```

        ```swift fails
        import UIKit
        let cell = UIView()
        cell.isAccessibleElement = true
        ```

        ```error
        value of type 'UIView' has no member 'isAccessibleElement'
        ```

        ```swift fails
        import UIKit
        class Card: UIView {
          override func accessibilityElementDidBecomeFocused() -> Bool {
            true
          }
        }
        ```

        ```error
        method does not override any method from its superclass
        ```
        """
    )
  }

  @Test func `names and types that Apple lacks do not exist here`() async {
    await Page.expectNothing(
      about: """
        ```swift fails
        import UIKit
        UIView().accessibilityTraits = .tab
        UIView().accessibilityContainerType = .table
        ```

        ```error
        type 'UIAccessibilityTraits' has no member 'tab'
        type 'UIAccessibilityContainerType' has no member 'table'
        ```

        ```swift fails
        import UIKit
        UIView().accessibilityTraits = 53
        UIView().accessibilityLabel = 5
        UIAccessibility.isVoiceOverRunning = true
        ```

        ```error
        cannot assign value of type 'Int' to type 'UIAccessibilityTraits'
        cannot assign value of type 'Int' to type 'String'
        cannot assign to property: 'isVoiceOverRunning' is a get-only property
        ```

        ```swift fails
        import UIKit
        let action = UIAccessibilityCustomAction(name: "Share", actionHandler: nil)
        ```

        ```error
        'nil' is not compatible with expected argument type 'UIAccessibilityCustomAction.Handler'
        ```

        ```swift fails
        import UIKit
        UIView().accessibilityTraits = UIAccessibilityTraitButton
        UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, nil)
        ```

        ```error
        'UIAccessibilityTraitButton' has been renamed to 'UIAccessibilityTraits.button'
        'UIAccessibilityPostNotification' has been replaced by 'UIAccessibility.post(notification:argument:)'
        'UIAccessibilityScreenChangedNotification' has been renamed to 'UIAccessibility.Notification.screenChanged'
        ```
        """
    )
  }
}
