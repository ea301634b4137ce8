import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct TouchTests {
  private final class Card: UIView {
    var touches = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += touches.count
    }
  }

  @Test func `a double tap on a view without actions touches it`() throws {
    let card = Card(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    let screen = try AccessibleScreen(showing: card)
    #expect(screen.perform(.activate, onElementLabeled: "Card"))
    #expect(card.touches == 1)
  }

  @Test func `an unhandled touch does nothing`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Picture"
    let screen = try AccessibleScreen(showing: view)
    #expect(!screen.perform(.activate, onElementLabeled: "Picture"))
  }
}
