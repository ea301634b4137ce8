import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct TouchTests {
  private static let frame = CGRect(x: 20, y: 100, width: 250, height: 50)

  private class Rating: UIView {
    var stars = 1

    override init(frame: CGRect) {
      super.init(frame: frame)
      isAccessibilityElement = true
      accessibilityLabel = "Rating"
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityValue: String? {
      get { "\(stars) of 5" }
      set {}
    }

    func choose(_ touches: Set<UITouch>) {
      guard let x = touches.first?.location(in: self).x else { return }
      stars = min(5, Int(x / bounds.width * 5) + 1)
    }
  }

  private final class Card: UIView {
    var touches = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += touches.count
    }
  }

  private final class StarsInSuper: Rating {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      choose(touches)
    }
  }

  private final class StarsAtEnd: Rating {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches) }
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

  // Rule: touch-change.
  // Source: evgenyneu/Cosmos, issue 194; certainty B.
  @Test func `a value that a touch changes is heard, even if the touch is passed on`() async throws
  {
    for rating in [StarsInSuper(frame: Self.frame), StarsAtEnd(frame: Self.frame)] {
      let screen = try AccessibleScreen(showing: rating)
      #expect(
        try await screen.driven(by: "double tap").suffix(2)
          == ["[activated Rating]", "Rating, 3 of 5"]
      )
    }
  }

  @Test func `the touch is at the activation point that the view returns`() throws {
    final class LastStar: Rating {
      override var accessibilityActivationPoint: CGPoint {
        get { convert(CGPoint(x: bounds.width - 5, y: bounds.midY), to: nil) }
        set {}
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches) }
    }
    let rating = LastStar(frame: Self.frame)
    let screen = try AccessibleScreen(showing: rating)
    #expect(screen.perform(.activate, onElementLabeled: "Rating"))
    #expect(rating.stars == 5)
  }

  // Rule: control-tracking.
  // Source: Apple's documentation of `beginTracking(_:with:)`; certainty A.
  @Test func `a control tracks the touch and sends its events`() throws {
    final class Dial: UIControl {
      var log: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("begin \(Int(touch.location(in: self).x)) \(isTracking)")
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        log.append("end \(isTouchInside)")
      }
    }
    let dial = Dial(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    dial.isAccessibilityElement = true
    dial.accessibilityLabel = "Dial"
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "outside"),
      (.touchCancel, "cancel"),
    ] {
      dial.addAction(UIAction { _ in dial.log.append(name) }, for: event)
    }
    let screen = try AccessibleScreen(showing: dial)
    #expect(screen.perform(.activate, onElementLabeled: "Dial"))
    #expect(dial.log == ["begin 50 false", "down", "end true", "up"])
    #expect(!dial.isTracking && !dial.isHighlighted && !dial.isTouchInside)
    dial.log = []
    dial.isEnabled = false
    #expect(!screen.perform(.activate, onElementLabeled: "Dial"))
    #expect(dial.log.isEmpty)
  }

  @Test func `a control that does not track sends no events`() throws {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let control = Refusing(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    control.isAccessibilityElement = true
    control.accessibilityLabel = "Dial"
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .allTouchEvents)
    let screen = try AccessibleScreen(showing: control)
    #expect(!screen.perform(.activate, onElementLabeled: "Dial"))
    #expect(events == 0)
  }

  // Rule: touch-recognizers.
  // Source: Apple's documentation of `cancelsTouchesInView`; certainty A.
  @Test(arguments: [true, false])
  func `a recognizer of a control comes before its events`(cancels: Bool) throws {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("cancel") }, for: .touchCancel)
    let target = Target { log.append("tap") }
    let tap = UITapGestureRecognizer(target: target, action: Selector(target.tap))
    tap.cancelsTouchesInView = cancels
    button.addGestureRecognizer(tap)
    let screen = try AccessibleScreen(showing: button)
    #expect(screen.perform(.activate, onElementLabeled: "Buy"))
    #expect(log == ["tap", cancels ? "cancel" : "up"])
  }

  @Test func `a recognizer whose delegate declines the touch leaves it to the view`() throws {
    let delegate = Declining()
    let card = Card(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    let tap = UITapGestureRecognizer()
    tap.delegate = delegate
    card.addGestureRecognizer(tap)
    let screen = try AccessibleScreen(showing: card)
    #expect(screen.perform(.activate, onElementLabeled: "Card"))
    #expect(card.touches == 1)
  }

  @Test func `a recognizer of the app's own sees the touch`() throws {
    final class Press: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    var states: [UIGestureRecognizer.State] = []
    let target = Target {}
    let press = Press(target: target, action: Selector(target.tap))
    target.onTap = { states.append(press.state) }
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Pad"
    view.addGestureRecognizer(press)
    let screen = try AccessibleScreen(showing: view)
    #expect(screen.perform(.activate, onElementLabeled: "Pad"))
    #expect(states == [.began, .ended])
  }

  private final class Target: NSObject {
    var onTap: () -> Void
    init(onTap: @escaping () -> Void) { self.onTap = onTap }
    func tap() { onTap() }
  }

  private final class Declining: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive touch: UITouch
    ) -> Bool { false }
  }
}
