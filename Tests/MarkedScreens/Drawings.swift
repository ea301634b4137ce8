import UIKit

// A view that draws a gradient behind others.
// Expected of WarmView: nothing
final class WarmView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.orange.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 15).fill()
  }
}

// A dashed outline whose shape and style the owner sets.
// Expected of DashedView: nothing
final class DashedView: UIView {
  var lineWidth: CGFloat = 2
  var cornerRadius = 8.0
  var dashLength: Int = 4
  var dashes: [NSNumber] = [4, 2]
  var colors: [UIColor] = [.red, .orange]
  private let outline = CAShapeLayer()
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(outline)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    outline.path = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    outline.lineDashPattern = dashes
  }
  func corner(at angle: Double, count: Int) -> CGFloat { lineWidth * angle }
}

// A triangle under a bubble.
// Expected of Triangle: nothing
final class Triangle: UIView {
  private let count = 3
  init(height: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: height, height: height))
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: .zero)
    for side in 1..<count { path.addLine(to: CGPoint(x: 20 * side, y: 0)) }
    shape.path = path.cgPath
    layer.addSublayer(shape)
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

// A screen with an ornament and a line.
// Expected of OrnamentController: nothing
final class OrnamentController: UIViewController {
  private final class Corner: UIView {
    override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Corner(frame: CGRect(x: 20, y: 100, width: 100, height: 100)))
    let line = CALayer()
    line.frame = CGRect(x: 0, y: 300, width: 200, height: 1)
    line.backgroundColor = UIColor.gray.cgColor
    view.layer.addSublayer(line)
  }
}

// A circle that shows how much is done.
// Expected of Ring: nothing-to-read
final class Ring: UIView {
  var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }
  override func draw(_ rect: CGRect) {
    UIBezierPath(
      arcCenter: center,
      radius: 20,
      startAngle: 0,
      endAngle: progress * 6,
      clockwise: true
    ).stroke()
  }
}

// A circle whose layer gets the progress.
// Expected of RingLayerView: nothing-to-read
final class RingLayerView: UIView {
  private let ring = CAShapeLayer()
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(ring)
  }
  required init?(coder: NSCoder) { nil }
  func setProgress(_ done: CGFloat, animated: Bool) { ring.strokeEnd = done }
}

// A curve through the values of a week.
// Expected of Curve: nothing-to-read
final class Curve: UIView {
  private let days = [3, 5, 2, 8, 4, 6, 7]
  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: .zero)
    for (x, y) in days.enumerated() { path.addLine(to: CGPoint(x: x * 40, y: y * 10)) }
    path.stroke()
  }
}

// Slices of the app's own type.
// Expected of Slices: nothing-to-read
final class Slices: UIView {
  struct Slice { let share: Double }
  var slices: [Slice] = []
  override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
}

// A text that is only drawn.
// Expected of Stamp: nothing-to-read
final class Stamp: UIView {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    ("Paid" as NSString).draw(in: rect, withAttributes: nil)
  }
}

// A pad to sign on, which no one hears.
// Expected of Pad: nothing-to-read
final class Pad: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { setNeedsDisplay() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { setNeedsDisplay() }
  override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
}

// A badge whose number its owner gives to a label.
// Expected of Badge: nothing
final class Badge: UIView {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
  var count: Int = 0 { didSet { label.text = "\(count)" } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
  override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
}
