import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct ContentColumnTests {
  @Test func `views are in a column, below the edge of the screen`() throws {
    let screen = try AccessibleScreen(showing: [UIView.label("a"), UISwitch(), .element("b")])
    let frames = screen.elements.map(\.frame)
    #expect(frames.map(\.x) == [16, 16, 16])
    #expect(frames[0].y == 78)
    #expect(abs(frames[1].y - frames[0].y - frames[0].height - 16) < 0.001)
    #expect(frames[1].width == 63)
    #expect(abs(frames[2].y - frames[1].y - 44) < 0.001)
    #expect(frames[2].width == 100)
  }

  @Test func `a single view keeps its position`() throws {
    let view = UIView.element("a")
    view.frame = CGRect(x: 30, y: 200, width: 50, height: 60)
    #expect(
      try AccessibleScreen(showing: view).elements.first?.frame
        == Rect(x: 30, y: 200, width: 50, height: 60)
    )
  }

  @Test func `a single view without a size fills the screen`() throws {
    let view = UIView()
    view.isAccessibilityElement = true
    #expect(
      try AccessibleScreen(showing: view).elements.first?.frame == Rect(width: 402, height: 874)
    )
  }

  @Test func `a constrained view gets the height of its constraints`() throws {
    let view = UIView()
    view.isAccessibilityElement = true
    let label = UIView.label("text")
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    let frame = try #require(AccessibleScreen(showing: view).elements.first?.frame)
    #expect(frame.width == 370)
    #expect(abs(frame.height - 20 - label.intrinsicContentSize.height) < 0.001)
  }

  @Test func `a tablet is larger`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let tree = try AccessibleScreen(showing: UIView(), device: .pad).currentTree()
    #expect(tree.screen == Rect(width: 820, height: 1180))
    #expect(tree.device == .pad)
  }
}
