import AccessibilityTree
import AssistiveTechnology
import Foundation
import PortableUIKit
import SpeechRules
import Testing

/// The reading order of real views.
///
/// Source of all rules: AccessibilitySnapshot, its parser, unit tests and images; certainty A.
@MainActor
struct ScreenOrderTests {
  private func labels(
    _ content: Any,
    device: AccessibilityTree.Device = .phone,
    direction: AccessibilityTree.LayoutDirection = .leftToRight
  ) throws -> [String] {
    defer { DeviceSettings.current = DeviceSettings() }
    let screen = try AccessibleScreen(showing: content, device: device, direction: direction)
    return ReadingOrder(screen.currentTree()).stops.map { $0.element.label ?? "" }
  }

  private func element(
    _ label: String,
    _ x: CGFloat,
    _ y: CGFloat,
    width: CGFloat = 20,
    height: CGFloat = 20
  ) -> UIView {
    let view = UIView.element(label)
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    return view
  }

  private func canvas(_ views: [UIView]) -> UIView {
    let canvas = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 600))
    for view in views { canvas.addSubview(view) }
    return canvas
  }

  // Rule: order-threshold.
  @Test(arguments: [
    (AccessibilityTree.Device.phone, 7.5, "LR"), (.phone, 8, "RL"), (.pad, 12.5, "LR"),
    (.pad, 13, "RL"),
  ])
  func `a new row begins exactly 8 points below, 13 on an iPad`(
    device: AccessibilityTree.Device,
    distance: Double,
    expected: String
  ) throws {
    let views = [element("R", 200, 0), element("L", 0, distance)]
    #expect(try labels(canvas(views), device: device).joined() == expected)
  }

  // Rule: order-direction.
  @Test func `the app's layout direction counts, not a view's`() throws {
    let views = [element("A", 0, 0), element("B", 100, 0)]
    let view = canvas(views)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try labels(view) == ["A", "B"])
    #expect(try labels(canvas(views), direction: .rightToLeft) == ["B", "A"])
  }

  // Rule: order-frame.
  @Test func `the accessibility frame determines the order, never the path`() throws {
    let (first, second) = (element("first", 0, 300), element("second", 0, 0))
    first.accessibilityFrame = CGRect(x: 0, y: 0, width: 20, height: 20)
    second.accessibilityFrame = CGRect(x: 0, y: 50, width: 20, height: 20)
    second.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: -50, width: 9, height: 9))
    #expect(try labels(canvas([second, first])) == ["first", "second"])
  }

  // Rule: order-explicit.
  @Test func `listed groups keep the order of the list`() throws {
    let groups = [200.0, 0, 100].map { y in
      let group = UIView(frame: CGRect(x: 0, y: y, width: 100, height: 50))
      group.addSubview(element("\(Int(y)) right", 50, 0))
      group.addSubview(element("\(Int(y)) left", 0, 0))
      group.shouldGroupAccessibilityChildren = true
      return group
    }
    let view = canvas(groups)
    view.accessibilityElements = groups
    #expect(
      try labels(view)
        == ["200 left", "200 right", "0 left", "0 right", "100 left", "100 right"]
    )
  }

  // Rule: order-group.
  @Test(arguments: [
    UIAccessibilityContainerType.none, .list, .landmark, .semanticGroup, .dataTable,
  ])
  func `a group is ordered by its first member and stays together`(
    type: UIAccessibilityContainerType
  ) throws {
    // The group's own frame begins above everything, its first member is in the second row.
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    group.addSubview(element("B", 0, 200))
    group.addSubview(element("A", 0, 100))
    group.accessibilityContainerType = type
    group.accessibilityLabel = "Group"
    group.shouldGroupAccessibilityChildren = type == .none
    let view = canvas([group, element("X", 200, 0), element("Y", 200, 100), element("Z", 200, 150)])
    #expect(try labels(view) == ["X", "A", "B", "Y", "Z"])
  }

  // Rule: order-no-group.
  @Test func `without a group the hierarchy does not matter`() throws {
    let column = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    column.addSubview(element("A", 0, 0))
    column.addSubview(element("C", 0, 100))
    #expect(
      try labels(canvas([column, element("D", 200, 100), element("B", 200, 0)]))
        == ["A", "B", "C", "D"]
    )
  }

  // Rule: order-tab-bar.
  @Test func `a list of elements inside a tab bar is ordered by its own frame`() throws {
    let listed = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 20))
    let inner = element("listed", -200, 0)
    listed.addSubview(inner)
    listed.accessibilityElements = [inner]
    let bar = canvas([listed, element("between", 100, 0)])
    #expect(try labels(bar) == ["listed", "between"])
    bar.accessibilityTraits = .tabBar
    #expect(try labels(bar) == ["between", "listed"])
  }

  // Rule: order-shuffle.
  @Test(arguments: 1...20)
  func `shuffled subviews are read in the same order if rows are far apart`(seed: UInt64) throws {
    var random = seed
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    func shuffle(_ view: UIView) {
      for subview in view.subviews {
        view.insertSubview(subview, at: next(view.subviews.count))
        shuffle(subview)
      }
    }
    let rows = (0..<6).map { row in
      let group = UIView(frame: CGRect(x: 0, y: row * 60, width: 400, height: 50))
      group.shouldGroupAccessibilityChildren = row.isMultiple(of: 2)
      for column in 0..<5 {
        // Within a row the tops differ by less than the threshold.
        group.addSubview(element("\(row)\(column)", CGFloat(column) * 70, CGFloat(next(8))))
      }
      return group
    }
    let view = canvas(rows)
    let before = try labels(view)
    shuffle(view)
    #expect(try labels(view) == before)
    #expect(before == (0..<6).flatMap { row in (0..<5).map { "\(row)\($0)" } })
  }

  // Rule: visible-covered.
  @Test func `covered and off-screen elements remain`() throws {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let view = canvas([element("covered", 0, 0), element("far", 0, 2_000), cover])
    #expect(try labels(view) == ["covered", "far"])
  }

  // Rule: visible-zero.
  @Test func `an element without width remains, one without any size doesn't`() throws {
    let listing = UIView(frame: CGRect(x: 0, y: 40, width: 0, height: 0))
    let inner = element("listed", 0, 0)
    listing.addSubview(inner)
    listing.accessibilityElements = [inner]
    let view = canvas([
      element("thin", 0, 0, width: 0), element("nothing", 0, 20, width: 0, height: 0), listing,
    ])
    #expect(try labels(view) == ["thin"])
  }

  // Rule: visible-modal.
  @Test func `a modal view hides its siblings, even if it is empty`() throws {
    let empty = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    empty.accessibilityViewIsModal = true
    let view = canvas([element("sibling", 0, 0), empty, element("other", 0, 50)])
    #expect(try labels([view, UIView.element("cousin")]) == ["cousin"])
    let modal = element("modal", 0, 100)
    modal.accessibilityViewIsModal = true
    view.insertSubview(modal, at: 0)
    #expect(try labels(view).isEmpty)
    empty.removeFromSuperview()
    #expect(try labels(view) == ["modal"])
  }

  // Rule: silent-properties.
  @Test func `properties without words change no text`() throws {
    let plain = UIView.element("Buy")
    let busy = UIView.element("Buy")
    for view in [plain, busy] { view.accessibilityTraits = .button }
    busy.accessibilityIdentifier = "buy"
    busy.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    busy.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    busy.accessibilityRespondsToUserInteraction = false
    busy.accessibilityNavigationStyle = .combined
    busy.alpha = 0.1
    busy.layer.cornerRadius = 4
    let voiceOver = VoiceOver(
      app: try AccessibleScreen(showing: [plain, busy]),
      settings: SpeechSettings(language: "en")
    )
    #expect(Transcript(entries: voiceOver.walk()).lines == ["Buy, Button", "Buy, Button"])
  }
}
