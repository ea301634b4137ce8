import AccessibilityTree
import PortableUIKit
import Testing

/// The closures of iOS 17, as an alternative to assigned values.
///
/// Source: AccessibilitySnapshot, AccessibilityAccessorTests; certainty A.
@MainActor
struct AccessibilityBlocksTests {
  @Test func `a closure overrides an assigned value, whichever came last`() throws {
    let view = UIView.element("assigned")
    view.accessibilityLabelBlock = { "from a closure" }
    view.accessibilityValueBlock = { "3" }
    view.accessibilityHintBlock = { "hint" }
    view.accessibilityTraitsBlock = { .header }
    view.accessibilityUserInputLabelsBlock = { ["name"] }
    view.accessibilityCustomActionsBlock = {
      [UIAccessibilityCustomAction(name: "Share") { _ in true }]
    }
    view.accessibilityIdentifierBlock = { "id" }
    view.accessibilityLabel = "assigned later"
    view.accessibilityTraits = .button
    let element = try #require(AccessibleScreen(showing: view).elements.first)
    #expect(element.label == "from a closure")
    #expect(element.value == "3")
    #expect(element.hint == "hint")
    #expect(element.traits == .header)
    #expect(element.userInputLabels == ["name"])
    #expect(element.customActions.map(\.name) == ["Share"])
    #expect(element.identifier == "id")
  }

  /// A property's assigned value, its closure, and the value that is read then.
  struct Twin: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let assign: @MainActor @Sendable (UIView) -> Void
    let close: @MainActor @Sendable (UIView) -> Void
    let read: @MainActor @Sendable (UIView) -> String
    let expected: String
  }

  // The closure of the container type has its own test: it is never called.
  nonisolated static let twins: [Twin] = [
    Twin(
      testDescription: "isAccessibilityElement",
      assign: { $0.isAccessibilityElement = false },
      close: { $0.isAccessibilityElementBlock = { true } },
      read: { "\($0.isAccessibilityElement)" },
      expected: "true"
    ),
    Twin(
      testDescription: "accessibilityElements",
      assign: { $0.accessibilityElements = [] },
      close: { $0.accessibilityElementsBlock = { [UIView(), UIView()] } },
      read: { "\($0.accessibilityElements?.count ?? 0) \($0.accessibilityElementCount())" },
      expected: "2 2"
    ),
    Twin(
      testDescription: "accessibilityLabel",
      assign: { $0.accessibilityLabel = "assigned" },
      close: { $0.accessibilityLabelBlock = { "closure" } },
      read: { [$0.accessibilityLabel, $0.accessibilityAttributedLabel?.string].description },
      expected: [Optional("closure"), "closure"].description
    ),
    Twin(
      testDescription: "accessibilityValue",
      assign: { $0.accessibilityValue = "assigned" },
      close: { $0.accessibilityValueBlock = { "closure" } },
      read: { [$0.accessibilityValue, $0.accessibilityAttributedValue?.string].description },
      expected: [Optional("closure"), "closure"].description
    ),
    Twin(
      testDescription: "accessibilityHint",
      assign: { $0.accessibilityHint = "assigned" },
      close: { $0.accessibilityHintBlock = { "closure" } },
      read: { [$0.accessibilityHint, $0.accessibilityAttributedHint?.string].description },
      expected: [Optional("closure"), "closure"].description
    ),
    Twin(
      testDescription: "accessibilityTraits",
      assign: { $0.accessibilityTraits = .button },
      close: { $0.accessibilityTraitsBlock = { .link } },
      read: { "\($0.accessibilityTraits.rawValue)" },
      expected: "2"
    ),
    Twin(
      testDescription: "accessibilityIdentifier",
      assign: { $0.accessibilityIdentifier = "assigned" },
      close: { $0.accessibilityIdentifierBlock = { "closure" } },
      read: { $0.accessibilityIdentifier ?? "" },
      expected: "closure"
    ),
    Twin(
      testDescription: "accessibilityFrame",
      assign: { $0.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1) },
      close: { $0.accessibilityFrameBlock = { CGRect(x: 9, y: 9, width: 9, height: 9) } },
      read: { "\($0.accessibilityFrame.minX)" },
      expected: "9.0"
    ),
    Twin(
      testDescription: "accessibilityPath",
      assign: { $0.accessibilityPath = UIBezierPath(rect: .zero) },
      close: {
        $0.accessibilityPathBlock = {
          UIBezierPath(rect: CGRect(x: 9, y: 9, width: 9, height: 9))
        }
      },
      read: { "\($0.accessibilityPath?.bounds.minX ?? 0)" },
      expected: "9.0"
    ),
    Twin(
      testDescription: "accessibilityActivationPoint",
      assign: { $0.accessibilityActivationPoint = CGPoint(x: 1, y: 1) },
      close: { $0.accessibilityActivationPointBlock = { CGPoint(x: 9, y: 9) } },
      read: { "\($0.accessibilityActivationPoint.x)" },
      expected: "9.0"
    ),
    Twin(
      testDescription: "accessibilityUserInputLabels",
      assign: { $0.accessibilityUserInputLabels = ["assigned"] },
      close: { $0.accessibilityUserInputLabelsBlock = { ["closure"] } },
      read: { "\($0.accessibilityUserInputLabels ?? [])" },
      expected: #"["closure"]"#
    ),
    Twin(
      testDescription: "accessibilityCustomActions",
      assign: { $0.accessibilityCustomActions = [] },
      close: {
        $0.accessibilityCustomActionsBlock = {
          [UIAccessibilityCustomAction(name: "closure") { _ in true }]
        }
      },
      read: { $0.accessibilityCustomActions?.first?.name ?? "" },
      expected: "closure"
    ),
    Twin(
      testDescription: "accessibilityCustomRotors",
      assign: { $0.accessibilityCustomRotors = [] },
      close: {
        $0.accessibilityCustomRotorsBlock = {
          [UIAccessibilityCustomRotor(name: "closure") { _ in nil }]
        }
      },
      read: { $0.accessibilityCustomRotors?.first?.name ?? "" },
      expected: "closure"
    ),
    Twin(
      testDescription: "accessibilityLanguage",
      assign: { $0.accessibilityLanguage = "en" },
      close: { $0.accessibilityLanguageBlock = { "ru" } },
      read: { $0.accessibilityLanguage ?? "" },
      expected: "ru"
    ),
    Twin(
      testDescription: "accessibilityTextualContext",
      assign: { $0.accessibilityTextualContext = .console },
      close: { $0.accessibilityTextualContextBlock = { .narrative } },
      read: { $0.accessibilityTextualContext?.rawValue ?? "" },
      expected: "UIAccessibilityTextualContextNarrative"
    ),
    Twin(
      testDescription: "accessibilityExpandedStatus",
      assign: { $0.accessibilityExpandedStatus = .collapsed },
      close: { $0.accessibilityExpandedStatusBlock = { .expanded } },
      read: { "\($0.accessibilityExpandedStatus)" },
      expected: "expanded"
    ),
    Twin(
      testDescription: "accessibilityElementsHidden",
      assign: { $0.accessibilityElementsHidden = false },
      close: { $0.accessibilityElementsHiddenBlock = { true } },
      read: { "\($0.accessibilityElementsHidden)" },
      expected: "true"
    ),
    Twin(
      testDescription: "accessibilityViewIsModal",
      assign: { $0.accessibilityViewIsModal = false },
      close: { $0.accessibilityViewIsModalBlock = { true } },
      read: { "\($0.accessibilityViewIsModal)" },
      expected: "true"
    ),
    Twin(
      testDescription: "shouldGroupAccessibilityChildren",
      assign: { $0.shouldGroupAccessibilityChildren = false },
      close: { $0.accessibilityShouldGroupAccessibilityChildrenBlock = { true } },
      read: { "\($0.shouldGroupAccessibilityChildren)" },
      expected: "true"
    ),
    Twin(
      testDescription: "accessibilityNavigationStyle",
      assign: { $0.accessibilityNavigationStyle = .separate },
      close: { $0.accessibilityNavigationStyleBlock = { .combined } },
      read: { "\($0.accessibilityNavigationStyle)" },
      expected: "combined"
    ),
    Twin(
      testDescription: "accessibilityRespondsToUserInteraction",
      assign: { $0.accessibilityRespondsToUserInteraction = false },
      close: { $0.accessibilityRespondsToUserInteractionBlock = { true } },
      read: { "\($0.accessibilityRespondsToUserInteraction)" },
      expected: "true"
    ),
    Twin(
      testDescription: "automationElements",
      assign: { $0.automationElements = [] },
      close: { $0.automationElementsBlock = { [UIView()] } },
      read: { "\($0.automationElements?.count ?? 0)" },
      expected: "1"
    ),
  ]

  @Test(arguments: twins)
  func `a closure overrides a value, whichever came first`(_ twin: Twin) {
    let (before, after) = (UIView(), UIView())
    twin.assign(before)
    twin.close(before)
    twin.close(after)
    twin.assign(after)
    #expect(twin.read(before) == twin.expected)
    #expect(twin.read(after) == twin.expected)
  }

  @Test func `a provider's custom content is read, and its closure is spoken`() throws {
    let view = Provider(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    view.accessibilityCustomContentBlock = { [AXCustomContent(label: "a", value: "closure")] }
    #expect(view.accessibilityCustomContent.map(\.value) == ["assigned"])
    let element = try #require(AccessibleScreen(showing: view).elements.first)
    #expect(element.customContent.map(\.value) == ["closure"])
  }

  private final class Provider: UIView, AXCustomContentProvider {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! = [
      AXCustomContent(label: "a", value: "assigned")
    ]
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock?

    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
  }

  @Test func `a closure is called for each read`() throws {
    var count = 0
    let view = UIView.element("")
    view.accessibilityLabelBlock = { "\(count)" }
    let screen = try AccessibleScreen(showing: view)
    count = 5
    #expect(screen.labels == ["5"])
  }

  @Test func `the closure of the container type is never called`() throws {
    let box = UIView.box([.element("a")])
    box.accessibilityContainerTypeBlock = { .list }
    #expect(try AccessibleScreen(showing: box).containers.isEmpty)
  }

  @Test func `closures can provide the elements`() throws {
    let box = UIView.box([.element("a")])
    box.accessibilityElementsBlock = { [UIView.element("b")] }
    #expect(try AccessibleScreen(showing: box).labels == ["b"])
    box.isAccessibilityElementBlock = { true }
    #expect(try AccessibleScreen(showing: box).labels == [""])
  }

  @Test func `closures handle gestures`() throws {
    var log: [String] = []
    let view = UIView.element("a")
    view.accessibilityTraits = .adjustable
    view.accessibilityActivateBlock = {
      log.append("activate")
      return true
    }
    view.accessibilityIncrementBlock = { log.append("increment") }
    view.accessibilityPerformEscapeBlock = {
      log.append("escape")
      return true
    }
    let screen = try AccessibleScreen(showing: view)
    let id = try #require(screen.elements.first?.id)
    for action in [AccessibilityAction.activate, .increment, .escape] {
      #expect(screen.perform(action, on: id))
    }
    #expect(log == ["activate", "increment", "escape"])
  }
}
