import Foundation
import PortableFoundation
import PortableUIKit
import Testing

/// What the code of other people's apps names of layers, paths and the like.
@MainActor
struct ForeignCodeTests {
  @Test func `a path keeps the rectangle around it in both forms`() {
    let outline = CGMutablePath()
    outline.move(to: CGPoint(x: 2, y: 4))
    outline.addLine(to: CGPoint(x: 12, y: 24), transform: CGAffineTransform(translationX: 1, y: 0))
    let path = UIBezierPath(cgPath: outline)
    #expect(path.bounds == CGRect(x: 2, y: 4, width: 11, height: 20))
    #expect(path.cgPath.boundingBox.equalTo(outline.boundingBox))
  }

  @Test func `changes in space are combined as matrices`() {
    let moved = CATransform3DTranslate(CATransform3DIdentity, 1, 2, 3)
    #expect(moved == CATransform3DMakeTranslation(1, 2, 3))
    let scaled = CATransform3DScale(moved, 2, 2, 2)
    #expect(scaled.m11 == 2)
    #expect(scaled.m41 == 1)
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
    let turned = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 0.000_1)
    #expect(abs(turned.m11) < 0.000_1)
  }

  @Test func `a layer keeps what it is told`() {
    let layer = CALayer()
    layer.isOpaque = true
    layer.setValue(3, forKey: "page")
    layer.setAffineTransform(CGAffineTransform(translationX: 4, y: 5))
    #expect(layer.isOpaque)
    #expect(layer.value(forKey: "page") as? Int == 3)
    #expect(layer.affineTransform().tx == 4)
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    let font = CGFont("Avenir" as CFString)
    #expect(font?.postScriptName == "Avenir")
  }

  @Test func `a device is compared with what another asks for`() {
    let device = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(device.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!device.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(device.containsTraits(in: nil))
  }

  @Test func `a keyboard of one's own and something to share compile`() {
    let ground = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    #expect(ground.inputViewStyle == .keyboard)
    let text = UIActivityItemProvider(placeholderItem: "Text")
    #expect(text.item as? String == "Text")
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    #expect(sheet.sharedItems.count == 1)
  }

  // A defect that was found: the list asked for its layout while it was measured, for ever.
  @Test func `a list as high as its content is laid out`() {
    let list = ContentSizedList(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    let holder = UIStackView(arrangedSubviews: [list])
    holder.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    holder.setNeedsLayout()
    holder.layoutIfNeeded()
    #expect(list.frame.width == 300)
  }
}

private final class ContentSizedList: UITableView {
  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}
