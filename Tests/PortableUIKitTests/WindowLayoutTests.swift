import PortableUIKit
import Testing

@MainActor
struct WindowLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func add(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  private func pin(
    _ view: UIView,
    to other: UIView,
    by distance: CGFloat = 0,
    without left: [NSLayoutConstraint.Attribute] = []
  ) {
    for (edge, constant) in [
      (NSLayoutConstraint.Attribute.leading, distance), (.trailing, -distance),
      (.top, distance), (.bottom, -distance),
    ] where !left.contains(edge) {
      NSLayoutConstraint(
        item: view,
        attribute: edge,
        relatedBy: .equal,
        toItem: other,
        attribute: edge,
        multiplier: 1,
        constant: constant
      ).isActive = true
    }
  }

  @Test func `views in different parents are equally wide`() {
    let (left, right) = (add(), add())
    let short = add(.label("Name"), to: left)
    let long = add(.label("A much longer name"), to: right)
    pin(left, to: root, by: 10, without: [.trailing, .bottom])
    pin(right, to: root, by: 10, without: [.leading, .bottom])
    pin(short, to: left)
    pin(long, to: right)
    short.widthAnchor.constraint(equalTo: long.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(long.frame.width == long.intrinsicContentSize.width)
    #expect(short.frame.width == long.frame.width)
    #expect(left.frame.width == long.frame.width)
    #expect(left.frame.height == short.intrinsicContentSize.height)
  }

  @Test func `a height can equal that of a grandchild`() {
    let (banner, box) = (add(), add())
    let icon = add(to: box)
    let title = add(.label("Offer"), to: banner)
    pin(banner, to: root, without: [.bottom])
    banner.heightAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 2).isActive = true
    pin(title, to: banner)
    pin(box, to: root, without: [.top])
    pin(icon, to: box, by: 8)
    icon.heightAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
    #expect(box.frame == CGRect(x: 0, y: 754, width: 400, height: 46))
  }

  @Test func `constraints reach across a view with a frame`() {
    let side = add()
    let box = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
    root.addSubview(box)
    let inner = add(.label("Inner"), to: box)
    pin(inner, to: box, by: 10, without: [.bottom])
    side.widthAnchor.constraint(equalTo: inner.widthAnchor).isActive = true
    side.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5).isActive = true
    side.heightAnchor.constraint(equalToConstant: 40).isActive = true
    inner.heightAnchor.constraint(equalTo: side.heightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 180, height: 40))
    #expect(side.frame == CGRect(x: 0, y: 155, width: 180, height: 40))
  }

  @Test func `a label's constraints reach across several levels`() {
    let outer = add()
    let middle = add(to: outer)
    let label = add(.label("Deep"), to: middle)
    pin(outer, to: root, by: 20, without: [.bottom])
    label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
    label.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5).isActive = true
    label.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5).isActive = true
    pin(middle, to: label, by: -3)
    root.layoutIfNeeded()
    let height = label.intrinsicContentSize.height
    #expect(label.convert(label.bounds, to: nil).origin == CGPoint(x: 25, y: 50))
    #expect(abs(outer.frame.height - (35 + height)) < 0.4)
    #expect(middle.frame.origin == CGPoint(x: 2, y: 27))
  }

  @Test func `an arranged view can be constrained to a view outside its stack`() {
    let stack = UIStackView()
    _ = add(stack)
    let (first, second) = (UILabel.label("One"), UILabel.label("Two"))
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    let outside = add()
    pin(stack, to: root, without: [.bottom])
    pin(outside, to: root, without: [.trailing, .top])
    outside.widthAnchor.constraint(equalToConstant: 130).isActive = true
    outside.heightAnchor.constraint(equalToConstant: 70).isActive = true
    first.widthAnchor.constraint(equalTo: outside.widthAnchor).isActive = true
    first.heightAnchor.constraint(equalTo: outside.heightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 130, height: 70))
    #expect(second.frame == CGRect(x: 130, y: 0, width: 270, height: 70))
  }

  enum Area: CaseIterable {
    case safe, margins, readable

    @MainActor func guide(of view: UIView) -> UILayoutGuide {
      switch self {
      case .safe: view.safeAreaLayoutGuide
      case .margins: view.layoutMarginsGuide
      case .readable: view.readableContentGuide
      }
    }
  }

  @Test(arguments: Area.allCases) func `a distant guide is respected`(kind: Area) throws {
    let controller = UIViewController()
    let guide = kind.guide(of: controller.view)
    let area = CGRect(
      x: kind == .safe ? 0 : 16,
      y: 62,
      width: kind == .safe ? 402 : 370,
      height: 778
    )
    let box = UIView(frame: CGRect(x: 5, y: 5, width: 300, height: 300))
    controller.view.addSubview(box)
    let inner = add(to: add(to: box))
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let screen = try AccessibleScreen(showing: controller)
    #expect(inner.convert(inner.bounds, to: nil) == area)
    #expect(guide.layoutFrame == area)
    #expect(screen.window.bounds.width == 402)
  }

  @Test func `a grandchild can be constrained to the keyboard guide`() throws {
    let controller = UIViewController()
    let view: UIView = controller.view
    let field = add(UITextField(), to: add(to: view))
    field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)
      .isActive = true
    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    _ = try AccessibleScreen(showing: controller)
    #expect(field.convert(field.bounds, to: nil).maxY == 832)
  }

  @Test func `nested views can be constrained to a scroll view's guides`() {
    let scroll = UIScrollView()
    _ = add(scroll)
    pin(scroll, to: root, by: 50)
    let content = add(to: scroll)
    let label = add(.label("Wide"), to: content)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      label.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 2),
    ])
    pin(label, to: content)
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 300, height: 1400))
    #expect(scroll.contentSize == CGSize(width: 300, height: 1400))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 1400))
  }

  @Test func `content determines a cell's height through a container with a frame`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = add(to: cell.contentView)
    let effect = add(UIVisualEffectView(effect: nil), to: box)
    let content = try #require(effect as? UIVisualEffectView).contentView
    let label = add(.label("Row"), to: content)
    pin(box, to: cell.contentView, by: 10)
    pin(effect, to: box)
    pin(label, to: content, by: 20)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(abs(size.height - (label.intrinsicContentSize.height + 60)) < 0.7)
  }

  @Test func `an effect view is sized by its content`() {
    let (small, large) = (UIVisualEffectView(effect: nil), UIVisualEffectView(effect: nil))
    _ = add(small)
    _ = add(large)
    let label = add(.label("Blurred"), to: small.contentView)
    pin(label, to: small.contentView, by: 12)
    pin(small, to: root, without: [.trailing, .bottom])
    pin(large, to: root, by: 100)
    root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(abs(small.bounds.width - (label.frame.width + 24)) < 0.7)
    #expect(small.contentView.frame == small.bounds)
    #expect(large.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 600))
  }

  @Test func `a child controller's view follows its constrained container`() throws {
    let (parent, child) = (UIViewController(), UIViewController())
    let container = add(to: parent.view)
    pin(container, to: parent.view, without: [.top, .bottom])
    container.topAnchor.constraint(equalTo: parent.view.safeAreaLayoutGuide.topAnchor).isActive =
      true
    parent.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: parent)
    let label = add(.label("In the child"), to: child.view)
    pin(label, to: child.view)
    _ = try AccessibleScreen(showing: parent)
    #expect(label.frame.width == 402)
    #expect(abs(container.frame.height - label.intrinsicContentSize.height) < 0.4)
  }

  @Test func `constraints activated early apply once the views share a hierarchy`() {
    let (title, box) = (UILabel.label("Early"), UIView())
    title.translatesAutoresizingMaskIntoConstraints = false
    box.translatesAutoresizingMaskIntoConstraints = false
    title.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
    box.widthAnchor.constraint(equalToConstant: 90).isActive = true
    root.addSubview(title)
    add().addSubview(box)
    root.layoutIfNeeded()
    #expect(title.frame.width == 90)
  }

  @Test func `a bar can be at the bottom of a constrained view's safe area`() throws {
    let controller = UIViewController()
    let box = add(to: controller.view)
    let bar = add(to: box)
    pin(box, to: controller.view)
    bar.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor).isActive = true
    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    _ = try AccessibleScreen(showing: controller)
    #expect(bar.frame == CGRect(x: 0, y: 796, width: 0, height: 44))
  }

  @Test func `an autoresizing mask passes on a size that constraints determine`() {
    let card = add()
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.bounds.size = CGSize(width: 100, height: 100)
    card.addSubview(inner)
    let label = add(.label("In a card"), to: inner)
    pin(label, to: inner)
    pin(card, to: root, without: [.trailing, .bottom])
    root.layoutIfNeeded()
    let size = label.intrinsicContentSize
    #expect(label.frame.size == size)
    #expect(abs(card.frame.width - size.width - 20) < 0.4)
    #expect(abs(card.frame.height - size.height - 20) < 0.4)
  }

  @Test func `the longest of several texts that don't fit is compressed`() {
    let row = UIStackView()
    _ = add(row)
    pin(row, to: root, without: [.bottom])
    let long = UILabel.label(String(repeating: "long text ", count: 20), lines: 0)
    let labels = [UILabel.label("First"), long, UILabel.label("Last")]
    for label in labels { row.addArrangedSubview(label) }
    root.layoutIfNeeded()
    #expect(labels[0].frame.width >= labels[0].intrinsicContentSize.width)
    #expect(labels[2].frame.width >= labels[2].intrinsicContentSize.width)
    #expect(long.frame.width > 200)
    #expect(long.frame.height > 60)
  }

  @Test func `many rows with columns of equal width are laid out`() {
    let stack = UIStackView()
    stack.axis = .vertical
    _ = add(stack)
    pin(stack, to: root, without: [.bottom])
    var columns: [UILabel] = []
    for index in 0..<40 {
      let row = UIStackView()
      for text in ["Row \(index)", "A value", "Remark"] {
        let label = UILabel.label(text)
        row.addArrangedSubview(label)
        if text == "A value" { columns.append(label) }
      }
      stack.addArrangedSubview(row)
    }
    for label in columns.dropFirst() {
      label.widthAnchor.constraint(equalTo: columns[0].widthAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(Set(columns.map(\.frame.width)).count == 1)
    #expect(columns[0].frame.width > 0)
  }
}
