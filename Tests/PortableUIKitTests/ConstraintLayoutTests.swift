import PortableUIKit
import Testing

@MainActor
struct ConstraintLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func add(_ view: UIView, to superview: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  @Test func `constraints on edges, sizes and centers are satisfied`() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 110, y: 20, width: 200, height: 55))
  }

  @Test func `the higher priority of two conflicting constraints wins`() {
    let view = add(UIView())
    let weak = view.widthAnchor.constraint(equalToConstant: 10)
    weak.priority = .defaultLow
    let strong = view.widthAnchor.constraint(equalToConstant: 90)
    strong.priority = .defaultHigh
    NSLayoutConstraint.activate([weak, strong])
    root.layoutIfNeeded()
    #expect(view.frame.width == 90)
    strong.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test func `inequalities are satisfied unless they conflict`() {
    let (left, right) = (add(.label("a long left text")), add(.label("right")))
    right.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(greaterThanOrEqualTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
    ])
    root.layoutIfNeeded()
    #expect(right.frame.width == right.intrinsicContentSize.width)
    #expect(abs(left.frame.maxX + 8 - right.frame.minX) < 0.001)
    #expect(left.frame.width < left.intrinsicContentSize.width)
  }

  @Test func `the safe area and margins are respected`() throws {
    let controller = UIViewController()
    let view = add(UIView(), to: controller.view)
    let inner = add(UIView(), to: controller.view)
    let margins: UILayoutGuide = controller.view.layoutMarginsGuide
    let safe: UILayoutGuide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safe.topAnchor),
      view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    _ = try AccessibleScreen(showing: controller)
    #expect(view.frame == CGRect(x: 0, y: 62, width: 402, height: 778))
    #expect(inner.frame.minX == 16)
    #expect(inner.frame.width == 370)
  }

  @Test func `constraints to a scroll view's edges refer to its content`() {
    let scroll = UIScrollView()
    _ = add(scroll)
    let content = add(UIView(), to: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 300),
      scroll.heightAnchor.constraint(equalToConstant: 200),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
    scroll.contentOffset.y = 50
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    #expect(content.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 50))
  }

  @Test func `constraints of a removed view are deactivated`() {
    let view = add(UIView())
    let constraint = view.topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    view.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func `a view keeps its frame until something constrains it`() {
    let frame = CGRect(x: 0, y: 20, width: 400, height: 700)
    let view = add(UIView(frame: frame))
    let title = add(.label("Soup"))
    title.frame = frame
    root.layoutIfNeeded()
    #expect(view.frame == frame)
    // A label has a size of its own.
    #expect(title.frame.size == title.intrinsicContentSize)
    view.widthAnchor.constraint(equalToConstant: 300).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 0))
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.height, .notAnAttribute])
  func `a length needs no second attribute`(attribute: NSLayoutConstraint.Attribute) {
    let view = add(UIView())
    view.addConstraint(
      NSLayoutConstraint(
        item: view,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: attribute,
        multiplier: 1,
        constant: 50
      )
    )
    root.layoutIfNeeded()
    #expect(view.frame.height == 50)
  }

  @Test func `autoresizing masks follow the superview's size`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    root.frame.size = CGSize(width: 500, height: 900)
    #expect(view.frame == CGRect(x: 10, y: 110, width: 200, height: 50))
  }

  @Test func `layoutSubviews runs after the view has its size`() throws {
    let view = Placing()
    _ = try AccessibleScreen(showing: [view])
    #expect(view.inner.frame == CGRect(x: 0, y: 0, width: 185, height: 44))
  }

  private final class Placing: UIView {
    let inner = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      addSubview(inner)
      inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    }
  }

  @Test func `a view may add its constraints whenever it is laid out`() throws {
    let view = Pinning()
    _ = try AccessibleScreen(showing: [view])
    #expect(view.inner.frame == view.bounds)
    #expect(view.layouts < 5)
  }

  private final class Pinning: UIView {
    let inner = UIView()
    var layouts = 0

    init() {
      super.init(frame: .zero)
      addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor),
        inner.leadingAnchor.constraint(equalTo: leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
  }
}
