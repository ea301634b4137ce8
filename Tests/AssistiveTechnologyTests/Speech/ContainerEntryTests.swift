import AccessibilityTree
import AssistiveTechnology
import Testing

@MainActor
struct ContainerEntryTests {
  private static func tabs(_ label: String? = nil) -> AccessibilityNode {
    .group(
      .tabBar,
      named: label,
      id: 2_000,
      [
        .element(
          .sample("Menu", traits: [.button, .selected, .tabBarItem]).placed(1, y: 800)
        ),
        .element(.sample("Basket", traits: [.button, .tabBarItem]).placed(2, x: 90, y: 800)),
      ]
    )
  }

  // Rule: entry-tab-bar.
  // Source: akaDuality's book, seed article 001 (line 9 of the first screen), magentaA11y;
  // certainty B for the moment, A for UIKit's words.
  @Test func `a tab bar is named on entry only`() {
    let english = Session(app: SampleApp([.at(0, 0, "Pizza"), Self.tabs()]))
    #expect(
      english.walk() == ["Pizza", "Tab Bar, selected, Menu, Tab, 1 of 2", "Basket, Tab, 2 of 2"]
    )
    let russian = Session(app: SampleApp([Self.tabs()]), language: "ru")
    #expect(
      russian.walk() == [
        "Панель вкладок, выбрано, Menu, Вкладка, 1 из 2", "Basket, Вкладка, 2 из 2",
      ]
    )
  }

  nonisolated static let kinds: [(AccessibilityContainer.Kind, String?, String?, String)] = [
    (.semanticGroup, "Size", nil, "Size, S"),
    (.semanticGroup, "Size", "Small", "Size, Small, S"),
    (.semanticGroup, nil, nil, "S"),
    (.series, "Size", nil, "Size, S, 1 of 1"),
    (.series, nil, nil, "S, 1 of 1"),
    (.landmark, "Main", nil, "Main, S"),
    (.landmark, nil, "Value", "S"),
    (.tabBar, "Sections", nil, "Sections, S, Tab, 1 of 1"),
    (.tabBarTrait, "Sections", nil, "Sections, S, Tab, 1 of 1"),
    (.tabBarTrait, nil, nil, "S, Tab, 1 of 1"),
    (.group, "Size", nil, "S"),
    (.list, "Size", nil, "S"),
  ]

  // Rule: entry-name.
  // Source: captures of iPadOS 27.0 for groups; akaDuality's book, magentaA11y; certainty H, for those not
  // named C.
  @Test(arguments: kinds)
  func `named containers of some kinds are spoken`(
    kind: AccessibilityContainer.Kind,
    label: String?,
    value: String?,
    caption: String
  ) {
    let app = SampleApp([.group(kind, named: label, value: value, [.at(0, 0, "S")])])
    #expect(Session(app: app).walk() == [caption])
  }

  // Rule: group-dimmed.
  // Source: captures of iPadOS 27.0; certainty H.
  @Test func `a disabled group says so, and the selected state comes before it`() {
    func line(isEnabled: Bool, traits: AccessibilityTraits) -> String? {
      let button = AccessibilityElement.sample("OpenCC Standard", traits: traits)
      let group = AccessibilityContainer(
        id: ElementID(9),
        kind: .semanticGroup,
        label: "Variant",
        isEnabled: isEnabled
      )
      let app = SampleApp([.container(group, children: [.element(button.placed(1, y: 0))])])
      return Session(app: app).walk().first
    }
    #expect(
      line(isEnabled: false, traits: [.button, .selected, .notEnabled])
        == "selected, Variant, dimmed, OpenCC Standard, dimmed, Button"
    )
    #expect(
      line(isEnabled: false, traits: [.button, .notEnabled])
        == "Variant, dimmed, OpenCC Standard, dimmed, Button"
    )
    #expect(
      line(isEnabled: true, traits: [.button, .selected])
        == "Variant, selected, OpenCC Standard, Button"
    )
  }

  // Rule: entry-again.
  @Test func `returning to a container names it again, outer names first`() async throws {
    let inner = AccessibilityNode.group(.semanticGroup, named: "Inner", id: 2, [.at(0, 100, "B")])
    let outer = AccessibilityNode.group(
      .semanticGroup,
      named: "Outer",
      id: 1,
      [.at(0, 0, "A"), inner]
    )
    let session = Session(app: SampleApp([outer, .at(0, 200, "C")]))
    #expect(
      try await session.voiceOver("swipe right", "swipe right", "swipe left", "swipe left") == [
        "Outer, A", "> swipe right", "Inner, B", "> swipe right", "C", "> swipe left",
        "Outer, Inner, B", "> swipe left", "A",
      ]
    )
  }

  // Rule: entry-language.
  @Test func `a container's own language chooses its word`() {
    let container = AccessibilityContainer(id: ElementID(1), kind: .tabBar, language: "ru")
    let app = SampleApp([.container(container, children: [.at(0, 0, "Home")])])
    #expect(Session(app: app).walk() == ["Панель вкладок, Home, Tab, 1 of 1"])
  }
}
