import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

/// API that changes nothing spoken: it compiles and returns what Apple documents.
@MainActor
struct CompilingCodeTests {
  @Test func `background tasks have distinct identifiers`() {
    let app = UIApplication.shared
    let one = app.beginBackgroundTask()
    let other = app.beginBackgroundTask(withName: "Saving") {}
    #expect(one != .invalid && other != .invalid && one != other)
    app.endBackgroundTask(one)
    app.beginReceivingRemoteControlEvents()
    app.endReceivingRemoteControlEvents()
    #expect(app.backgroundTimeRemaining > 0)
  }

  @Test func `an alternate icon is stored`() {
    UIApplication.shared.setAlternateIconName("Dark")
    #expect(UIApplication.shared.alternateIconName == "Dark")
    UIApplication.shared.setAlternateIconName(nil)
    #expect(UIApplication.shared.alternateIconName == nil)
  }

  @Test func `an image context exists between begin and end`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 0)
    #expect(UIGraphicsGetCurrentContext() != nil)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 30, height: 20))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(image?.cgImage.map { UIImage(cgImage: $0).size } == CGSize(width: 90, height: 60))
    let huge = CGSize(width: CGFloat.infinity, height: 1)
    UIGraphicsBeginImageContext(huge)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage == nil)
    UIGraphicsEndImageContext()
  }

  @Test func `appearance proxies for contained classes compile`() {
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor =
      .red
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).title = "Cancel"
    UICollectionView.appearance().backgroundColor = .clear
    #expect(UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil).title == "Save")
  }

  @Test func `a segment has an action, an image or a title`() throws {
    var chosen: [String] = []
    let control = UISegmentedControl(items: ["Day"])
    let week = UIAction(title: "Week", identifier: .init("week")) { chosen.append($0.title) }
    control.insertSegment(action: week, at: 1, animated: false)
    let picture = UIImage(systemName: "calendar")
    picture?.accessibilityLabel = "Month"
    control.setImage(picture, forSegmentAt: 0)
    let screen = try AccessibleScreen(showing: control)
    #expect(screen.labels == ["Month", "Week"])
    #expect(control.segmentIndex(identifiedBy: .init("week")) == 1)
    #expect(control.actionForSegment(at: 1) === week)
    #expect(control.titleForSegment(at: 0) == nil)
    screen.perform(.activate, onElementLabeled: "Week")
    #expect(chosen == ["Week"])
  }

  // Source: recordings of pop-up buttons; certainty B.
  @Test func `a list cell can have a pop-up menu accessory`() throws {
    var chosen: [String] = []
    let menu = UIMenu(children: ["Day", "Week"].map { UIAction(title: $0) { _ in } })
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 402, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Repeat"
    cell.contentConfiguration = content
    cell.accessories = [
      .popUpMenu(menu) { menu in
        chosen += menu.children.compactMap { $0 as? UIAction }.filter { $0.state == .on }.map(
          \.title
        )
      },
      .disclosureIndicator(options: .init(tintColor: .red)),
    ]
    let controller = UIViewController()
    controller.view.addSubview(cell)
    let screen = try AccessibleScreen(showing: controller)
    #expect(screen.labels == ["Repeat", "Day"])
    #expect(screen.elements.last?.traits.contains(.popUpButton) == true)
    screen.perform(.activate, onElementLabeled: "Day")
    screen.perform(.activate, onElementLabeled: "Week")
    #expect(chosen == ["Week"])
    #expect(screen.labels == ["Repeat", "Week"])
  }

  @Test func `marked text is replaced by the next marked text`() {
    let field = UITextField()
    field.text = "早"
    field.setMarkedText("shang", selectedRange: NSRange(location: 5, length: 0))
    #expect(field.text == "早shang" && field.markedTextRange?.start.isEqual(nil) == false)
    field.setMarkedText("上", selectedRange: NSRange(location: 1, length: 0))
    field.unmarkText()
    #expect(field.text == "早上" && field.markedTextRange == nil)
    let view = UITextView()
    view.setMarkedText("hao", selectedRange: NSRange())
    #expect(view.text == "hao" && view.markedTextRange?.isEmpty == false)
    view.insertText("好")
    #expect(view.text == "好" && view.markedTextRange == nil)
    view.setMarkedText("ma", selectedRange: NSRange())
    view.deleteBackward()
    view.setMarkedText("吗", selectedRange: NSRange())
    #expect(view.text == "好吗")
  }

  @Test func `a field keeps its attributed text until something is typed`() {
    let field = UITextField()
    let bold = NSAttributedString(string: "Ann", attributes: [.kern: 2])
    field.attributedText = bold
    #expect(field.attributedText == bold && field.text == "Ann")
    field.insertText("a")
    #expect(field.attributedText == NSAttributedString(string: "Anna"))
  }

  @Test func `a field can hide its caret`() {
    final class Code: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
      override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    }
    let field = Code()
    #expect(field.caretRect(for: field.endOfDocument) == .zero)
  }

  @Test func `the end of an animation is reported`() {
    final class Ear: NSObject, CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("\(flag)") }
    }
    let ear = Ear()
    let fade = CATransition()
    fade.type = .fade
    fade.delegate = ear
    CALayer().add(fade, forKey: nil)
    #expect(ear.heard == ["start", "true"])
  }

  @Test func `printing reports that nothing was printed`() {
    var isPrinted: Bool?
    let printer = UIPrintInteractionController.shared
    printer.printInfo = .printInfo()
    printer.present(animated: true) { _, completed, _ in isPrinted = completed }
    #expect(isPrinted == false)
  }

  @Test func `file and font pickers are system screens`() throws {
    for controller in [
      UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image]),
      UIFontPickerViewController(),
    ] as [UIViewController] {
      #expect(try AccessibleScreen(showing: controller).elements.isEmpty)
    }
    #expect(UTType("public.png") == .png)
  }

  @Test func `an attributed string can begin empty and be appended to`() throws {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "Fruit"))
    let label = UILabel()
    label.attributedText = text
    #expect(try AccessibleScreen(showing: label).labels == ["Fruit"])
  }

  @Test func `a length is stored as a number`() {
    UserDefaults.standard.set(CGFloat(2.5), forKey: "ByEar.length")
    defer { UserDefaults.standard.removeObject(forKey: "ByEar.length") }
    #expect(UserDefaults.standard.double(forKey: "ByEar.length") == 2.5)
  }

  // Source: Apple, `NSObject.awakeFromNib()`; Objective-C’s root class answers its instance methods
  // as a class as well, so Xcode suggests both.
  @Test func `a class can override waking from a nib as its own method`() {
    class Button: UIButton {
      override class func awakeFromNib() { super.awakeFromNib() }
    }
    class Page: UIViewController {
      override class func awakeFromNib() { super.awakeFromNib() }
    }
    Button.awakeFromNib()
    Page.awakeFromNib()
  }
}
