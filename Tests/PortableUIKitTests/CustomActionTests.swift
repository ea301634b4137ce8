import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct CustomActionTests {
  @Test func `actions are listed and performed by their index`() throws {
    var log: [String] = []
    let view = UIView.element("Video")
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Like") { action in
        log.append(action.name)
        return true
      },
      UIAccessibilityCustomAction(name: "Hide") { _ in false },
    ]
    let screen = try AccessibleScreen(showing: view)
    #expect(screen.elements.first?.customActions.map(\.name) == ["Like", "Hide"])
    #expect(screen.elements.first?.respondsToUserInteraction == true)
    #expect(screen.perform(.custom(0), onElementLabeled: "Video"))
    #expect(!screen.perform(.custom(1), onElementLabeled: "Video"))
    #expect(!screen.perform(.custom(2), onElementLabeled: "Video"))
    #expect(log == ["Like"])
  }

  @Test func `an action can call a method, whose result counts`() throws {
    let view = Archiving(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    view.addActions()
    let screen = try AccessibleScreen(showing: view)
    #expect(screen.perform(.custom(0), onElementLabeled: "Mail"))
    #expect(!screen.perform(.custom(1), onElementLabeled: "Mail"))
    #expect(view.log == ["archive", "refuse Refuse"])
  }

  @Test func `custom content keeps its importance`() throws {
    let view = Archiving(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let detail = AXCustomContent(label: "Date", value: "Monday")
    let important = AXCustomContent(label: "Sender", value: "Ann")
    important.importance = .high
    view.accessibilityCustomContent = [detail, important]
    let element = try #require(AccessibleScreen(showing: view).elements.first)
    #expect(
      element.customContent == [
        CustomContent(label: "Date", value: "Monday"),
        CustomContent(label: "Sender", value: "Ann", isImportant: true),
      ]
    )
  }

  @Test func `rotors are listed by name`() throws {
    let view = UIView.element("Chat")
    view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Photos") { _ in nil }]
    #expect(try AccessibleScreen(showing: view).elements.first?.rotorNames == ["Photos"])
  }

  private final class Archiving: UIView, AXCustomContentProvider {
    var log: [String] = []
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! = []

    func addActions() {
      accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Archive", target: self, selector: Selector(archive)),
        UIAccessibilityCustomAction(name: "Refuse", target: self, selector: Selector(refuse(_:))),
      ]
    }

    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "Mail" }
      set {}
    }

    private func archive() -> Bool {
      log.append("archive")
      return true
    }

    private func refuse(_ action: UIAccessibilityCustomAction) -> Bool {
      log.append("refuse \(action.name)")
      return false
    }
  }
}
