import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct ContainerTests {
  // Source: AccessibilitySnapshot, AccessibilityHierarchyParser; certainty A.
  @Test(arguments: [
    (UIAccessibilityContainerType.list, AccessibilityContainer.Kind.list),
    (.landmark, .landmark),
    (.dataTable, .dataTable),
    (.semanticGroup, .semanticGroup),
  ])
  func `a container type becomes a named container`(
    _ type: UIAccessibilityContainerType,
    _ kind: AccessibilityContainer.Kind
  ) throws {
    let box = UIView.box([.element("a")])
    box.accessibilityContainerType = type
    box.accessibilityLabel = "Box"
    let container = try #require(AccessibleScreen(showing: box).containers.first)
    #expect(container.kind == kind)
    #expect(container.label == "Box")
    #expect(container.order == .geometric)
  }

  // Rule: group-name.
  // Source: AccessibilitySnapshot, AccessibilityHierarchyParserTests; certainty A.
  @Test func `a semantic group without a name is invisible`() throws {
    let box = UIView.box([.element("a")])
    box.accessibilityContainerType = .semanticGroup
    #expect(try AccessibleScreen(showing: box).containers.isEmpty)
    box.accessibilityIdentifier = "box"
    #expect(try AccessibleScreen(showing: box).containers.map(\.kind) == [.semanticGroup])
  }

  @Test func `grouping keeps elements together without an announcement`() throws {
    let box = UIView.box([.element("a")])
    box.shouldGroupAccessibilityChildren = true
    box.accessibilityLabel = "never spoken"
    let container = try #require(AccessibleScreen(showing: box).containers.first)
    #expect(container.kind == .group)
    #expect(container.label == nil)
  }

  // Source: the header of UIAccessibility: the style applies to Switch Control only; certainty A.
  // Rule: switch-navigation-style.
  @Test func `a navigation style creates a container that is not spoken`() throws {
    let box = UIView.box([.element("a")])
    box.accessibilityNavigationStyle = .separate
    #expect(try AccessibleScreen(showing: box).containers.isEmpty)
    box.accessibilityNavigationStyle = .combined
    let container = try #require(AccessibleScreen(showing: box).containers.first)
    #expect(container.navigationStyle == .combined)
    #expect(!container.isReadTogether)
    box.shouldGroupAccessibilityChildren = true
    #expect(try AccessibleScreen(showing: box).containers.map(\.isReadTogether) == [true])
  }

  @Test func `the tab bar trait makes a container of tabs`() throws {
    let box = UIView.box([.element("a")])
    box.accessibilityTraits = .tabBar
    #expect(try AccessibleScreen(showing: box).containers.map(\.kind) == [.tabBarTrait])
  }

  @Test func `a container without elements is left out`() throws {
    let box = UIView.box([])
    box.accessibilityContainerType = .list
    #expect(try AccessibleScreen(showing: box).currentTree().nodes.isEmpty)
  }

  @Test func `identities stay the same while objects live`() throws {
    let screen = try AccessibleScreen(showing: [UIView.element("a"), .element("b")])
    let before = screen.elements.map(\.id)
    #expect(Set(before).count == 2)
    #expect(screen.elements.map(\.id) == before)
  }

  // Rule: list-listed.
  // Source: AccessibilitySnapshot asks the container for index and count; certainty A.
  @Test func `all listed objects count, readable or not`() throws {
    let tabs = UIView.box(["A", "B", "C"].map(UIView.element))
    tabs.accessibilityTraits = .tabBar
    tabs.accessibilityElements = tabs.subviews
    tabs.subviews[1].isHidden = true
    #expect(try AccessibleScreen(showing: tabs).spoken() == ["A, Tab, 1 of 3", "C, Tab, 3 of 3"])

    let list = UIView.box([UIView.element("A"), UIView.box(["B", "C"].map(UIView.element))])
    list.accessibilityContainerType = .list
    list.accessibilityElements = list.subviews
    #expect(try AccessibleScreen(showing: list).spoken() == ["A, List start", "B", "C"])
  }
}
