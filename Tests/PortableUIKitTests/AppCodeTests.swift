import Foundation
import PortableFoundation
import PortableUIKit
import Testing

@MainActor
struct AppCodeTests {
  @Test func `both kinds of paths store their bounding box`() {
    let outline = CGMutablePath()
    outline.move(to: CGPoint(x: 2, y: 4))
    outline.addLine(to: CGPoint(x: 12, y: 24), transform: CGAffineTransform(translationX: 1, y: 0))
    let path = UIBezierPath(cgPath: outline)
    #expect(path.bounds == CGRect(x: 2, y: 4, width: 11, height: 20))
    #expect(path.cgPath.boundingBox.equalTo(outline.boundingBox))
  }

  @Test func `3D transforms are multiplied as matrices`() {
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

  @Test func `a layer stores its properties`() {
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

  @Test func `trait collections can be compared`() {
    let device = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(device.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!device.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(device.containsTraits(in: nil))
  }

  @Test func `custom keyboards and share sheets compile`() {
    let ground = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    #expect(ground.inputViewStyle == .keyboard)
    let text = UIActivityItemProvider(placeholderItem: "Text")
    #expect(text.item as? String == "Text")
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    #expect(sheet.sharedItems.count == 1)
  }

  // Regression: a list that requested layout while it was measured never finished.
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
