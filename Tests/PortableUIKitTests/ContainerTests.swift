import AccessibilityTree
import PortableUIKit
import Testing

/// What becomes of views that hold elements together.
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

  @Test func `grouping keeps elements together without a word`() throws {
    let box = UIView.box([.element("a")])
    box.shouldGroupAccessibilityChildren = true
    box.accessibilityLabel = "never spoken"
    let container = try #require(AccessibleScreen(showing: box).containers.first)
    #expect(container.kind == .group)
    #expect(container.label == nil)
  }

  // Source: the header of UIAccessibility: the style concerns Switch Control alone; certainty A.
  // Rule: switch-navigation-style.
  @Test func `a navigation style makes a container that is not read together`() throws {
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
}
