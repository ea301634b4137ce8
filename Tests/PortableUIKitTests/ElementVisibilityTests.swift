import AccessibilityTree
import PortableUIKit
import Testing

/// Which objects become elements.
///
/// Source of all rules: AccessibilitySnapshot, AccessibilityHierarchyParser; certainty A.
@MainActor
struct ElementVisibilityTests {
  // Rule: visible-alpha.
  @Test func `a hidden or fully transparent view hides its subviews`() throws {
    let hidden = UIView.box([.element("hidden")])
    hidden.isHidden = true
    let transparent = UIView.box([.element("transparent")])
    transparent.alpha = 0
    let faint = UIView.box([.element("faint")])
    faint.alpha = 0.01
    #expect(try AccessibleScreen(showing: [hidden, transparent, faint]).labels == ["faint"])
  }

  // Rule: visible-hidden.
  @Test func `accessibilityElementsHidden also hides the view itself`() throws {
    let element = UIView.element("A")
    element.accessibilityElementsHidden = true
    let box = UIView.box([.element("B")])
    box.accessibilityElementsHidden = true
    #expect(try AccessibleScreen(showing: [element, box]).labels.isEmpty)
  }

  // Rule: visible-zero.
  @Test func `an element without any size is left out`() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UIView.label("no size")
    parent.addSubview(label)
    #expect(try AccessibleScreen(showing: parent).labels.isEmpty)
  }

  // Rule: visible-zero.
  @Test func `the subviews of a view without size are read unless it clips`() throws {
    let open = UIView()
    open.addSubview(.element("open"))
    let clipping = UIView()
    clipping.clipsToBounds = true
    clipping.addSubview(.element("clipping"))
    let parent = UIView.box([open, clipping])
    #expect(try AccessibleScreen(showing: parent).labels == ["open"])
  }

  // Rule: visible-leaf.
  @Test func `an element is a leaf`() throws {
    let box = UIView.box([.element("inner")])
    box.isAccessibilityElement = true
    box.accessibilityLabel = "outer"
    #expect(try AccessibleScreen(showing: box).labels == ["outer"])
  }

  // Rule: visible-listed.
  @Test func `listed elements are read alone, in list order`() throws {
    let (a, b, c) = (UIView.element("a"), UIView.element("b"), UIView.element("c"))
    let box = UIView.box([a, b, c])
    box.accessibilityElements = [c, a]
    let screen = try AccessibleScreen(showing: box)
    #expect(screen.labels == ["c", "a"])
    #expect(screen.containers.map(\.order) == [.explicit])
  }

  // Rule: visible-listed.
  @Test func `an empty list of elements hides everything`() throws {
    let box = UIView.box([.element("a")])
    box.accessibilityElements = []
    #expect(try AccessibleScreen(showing: box).labels.isEmpty)
  }

  @Test func `a view that lists itself does not recurse endlessly`() throws {
    let box = UIView.box([.element("a")])
    box.accessibilityElements = [box]
    #expect(try AccessibleScreen(showing: box).labels.isEmpty)
  }

  @Test func `the container methods list elements as well`() throws {
    let screen = try AccessibleScreen(
      showing: CountingView(frame: .init(x: 0, y: 0, width: 90, height: 9))
    )
    #expect(screen.labels == ["Bar 1", "Bar 2", "Bar 3"])
  }

  // Rule: visible-modal.
  @Test func `the last of several modal views is read`() throws {
    let (plain, first, last) = (
      UIView.element("plain"), UIView.element("first"), UIView.element("last")
    )
    first.accessibilityViewIsModal = true
    last.accessibilityViewIsModal = true
    let screen = try AccessibleScreen(showing: [
      UIView.element("cousin"), .box([last, first, plain]),
    ])
    #expect(screen.labels == ["cousin", "first"])
  }

  @Test func `an element that isn't a view is positioned in its container`() throws {
    let box = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
    let element = UIAccessibilityElement(accessibilityContainer: box)
    element.accessibilityLabel = "dot"
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 10, height: 12)
    box.accessibilityElements = [element]
    let found = try #require(AccessibleScreen(showing: box).elements.first)
    #expect(found.label == "dot")
    #expect(found.frame == Rect(x: 25, y: 306, width: 10, height: 12))
    #expect(found.activationPoint == Point(x: 30, y: 312))
  }

  private final class CountingView: UIView {
    override func accessibilityElementCount() -> Int { 3 }

    override func accessibilityElement(at index: Int) -> Any? {
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "Bar \(index + 1)"
      return element
    }
  }
}
