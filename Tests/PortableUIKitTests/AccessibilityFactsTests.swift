import Foundation
import PortableUIKit
import Testing

@MainActor
struct AccessibilityFactsTests {
  @Test(arguments: ["view", "element", "controller"])
  func `every kind of object stores assigned properties`(_ kind: String) {
    let container = UIView()
    let object: UIResponder =
      switch kind {
      case "view": UIView()
      case "element": UIAccessibilityElement(accessibilityContainer: container)
      default: UIViewController()
      }
    let place = UIAccessibilityLocationDescriptor(name: "Handle", view: container)
    object.accessibilityTextualContext = .sourceCode
    object.accessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
    object.accessibilityExpandedStatus = .collapsed
    object.accessibilityDragSourceDescriptors = [place]
    object.accessibilityDropPointDescriptors = []
    object.automationElements = [container]
    object.accessibilityNextTextNavigationElement = container
    object.accessibilityPreviousTextNavigationElement = container
    #expect(object.accessibilityTextualContext == .sourceCode)
    #expect(object.accessibilityDirectTouchOptions.rawValue == 3)
    #expect(object.accessibilityExpandedStatus == .collapsed)
    #expect(object.accessibilityDragSourceDescriptors?.map(\.name) == ["Handle"])
    #expect(object.accessibilityDropPointDescriptors?.isEmpty == true)
    #expect(object.automationElements?.count == 1)
    #expect(object.accessibilityNextTextNavigationElement as? UIView === container)
    #expect(object.accessibilityPreviousTextNavigationElement as? UIView === container)
  }

  @Test func `unassigned properties have Apple's defaults`() {
    let view = UIView()
    #expect(view.accessibilityTextualContext == nil)
    #expect(view.accessibilityDirectTouchOptions.isEmpty)
    #expect(view.accessibilityExpandedStatus == .unsupported)
    #expect(view.accessibilityDragSourceDescriptors == nil)
    #expect(view.accessibilityDropPointDescriptors == nil)
    #expect(!view.accessibilityZoomIn(at: .zero))
    #expect(!view.accessibilityZoomOut(at: .zero))
    #expect(view.accessibilityHitTest(.zero, event: nil) == nil)
    #expect(!view.accessibilityIgnoresInvertColors)
    #expect(view.accessibilityElementCount() == NSNotFound)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    #expect(view.accessibilityElement(at: 0) == nil)
    #expect(view.accessibilityUserInputLabels == [])
    #expect(view.accessibilityNavigationStyle == .automatic)
  }

  @Test func `a drag point is in the center by default`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 10))
    #expect(UIAccessibilityLocationDescriptor(name: "", view: view).point == CGPoint(x: 10, y: 5))
    let corner = UIAccessibilityLocationDescriptor(name: "Corner", point: .zero, in: view)
    #expect(corner.point == .zero)
    #expect(corner.view === view)
    #expect(corner.attributedName.string == "Corner")
  }

  @Test func `a custom action stores its image and category`() {
    let action = UIAccessibilityCustomAction(name: "Delete", image: UIImage()) { _ in true }
    #expect(action.category == nil)
    action.category = UIAccessibilityCustomAction.editCategory
    #expect(action.category == "UIAccessibilityCustomActionCategoryEdit")
    #expect(action.image != nil)
    action.name = "Remove"
    #expect(action.attributedName.string == "Remove")
  }

  @Test func `large content is stored, and the interaction knows its view`() {
    let view = UIView()
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Menu"
    view.scalesLargeContentImage = true
    #expect(view.showsLargeContentViewer && view.scalesLargeContentImage)
    #expect(view.largeContentTitle == "Menu")
    let interaction = UILargeContentViewerInteraction(delegate: nil)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
    #expect(view.interactions.isEmpty)
  }

  @Test func `guided access is not available`() async {
    #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "delete") == .allow)
    #expect(await !UIAccessibility.requestGuidedAccessSession(enabled: true))
  }

  @Test func `a rotor result stores its element and range`() {
    let view = UIView()
    let range = UITextRange()
    let result = UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: range)
    #expect(result.targetElement === view)
    #expect(result.targetRange === range)
    #expect(
      UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }.systemRotorType == .heading
    )
  }
}
