import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct StackLayoutTests {
  private final class Sized: UIView {
    private let size: CGSize

    init(_ width: Double, _ height: Double) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override var intrinsicContentSize: CGSize { size }
  }

  private func frames(
    _ views: [UIView],
    in size: CGSize = CGSize(width: 300, height: 100),
    _ configure: (UIStackView) -> Void
  ) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    configure(stack)
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func `a row fills its length by stretching the last of equals`() {
    let frames = frames([Sized(50, 20), Sized(60, 30)]) { $0.spacing = 10 }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(frames[1] == CGRect(x: 60, y: 0, width: 240, height: 100))
  }

  @Test func `the view with the lower hugging priority is stretched`() {
    let first = Sized(50, 20)
    first.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let frames = frames([first, Sized(60, 30)]) { _ in }
    #expect(frames.map(\.width) == [240, 60])
  }

  @Test func `fillEqually gives equal lengths`() {
    let frames = frames([Sized(50, 20), Sized(60, 30)]) {
      $0.distribution = .fillEqually
      $0.spacing = 20
    }
    #expect(frames.map(\.width) == [140, 140])
  }

  @Test func `fillProportionally keeps proportions`() {
    let frames = frames([Sized(50, 20), Sized(100, 30)]) { $0.distribution = .fillProportionally }
    #expect(frames.map(\.width) == [100, 200])
  }

  @Test func `equalSpacing distributes the remaining space`() {
    let frames = frames([Sized(50, 20), Sized(50, 30), Sized(100, 30)]) {
      $0.distribution = .equalSpacing
    }
    #expect(frames.map(\.minX) == [0, 100, 200])
  }

  @Test func `equalCentering spaces the centers equally`() {
    let frames = frames([Sized(40, 20), Sized(20, 30), Sized(40, 30)]) {
      $0.distribution = .equalCentering
    }
    #expect(frames.map(\.midX) == [20, 150, 280])
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, 0.0), (.center, 40.0), (.trailing, 80.0),
  ])
  func `alignment applies across the axis`(_ alignment: UIStackView.Alignment, _ y: Double) {
    let frames = frames([Sized(300, 20)]) { $0.alignment = alignment }
    #expect(frames[0] == CGRect(x: 0, y: y, width: 300, height: 20))
  }

  @Test func `margins, custom spacing and hidden views are respected`() {
    let hidden = Sized(10, 10)
    hidden.isHidden = true
    let views = [Sized(20, 10), hidden, Sized(20, 10), Sized(20, 10)]
    let frames = frames(views, in: CGSize(width: 100, height: 200)) {
      $0.axis = .vertical
      $0.spacing = 4
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      $0.setCustomSpacing(30, after: views[2])
    }
    #expect(frames[0] == CGRect(x: 6, y: 5, width: 86, height: 10))
    #expect(frames[2].minY == 19)
    #expect(frames[3].minY == 59)
    #expect(frames[3].maxY == 193)
  }

  @Test func `nested stacks are sized by their content`() {
    let inner = UIStackView(arrangedSubviews: [Sized(40, 10), Sized(60, 14)])
    inner.axis = .vertical
    inner.spacing = 6
    let outer = UIStackView(arrangedSubviews: [Sized(30, 30), inner])
    outer.alignment = .center
    outer.spacing = 8
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 98, height: 30)
    )
  }

  @Test func `a label in a stack wraps at the width it gets`() throws {
    let text = "A sentence that is far too long for one line of a narrow column of text"
    let stack = UIStackView(arrangedSubviews: [UIView.label(text, lines: 0), .label("Next")])
    stack.axis = .vertical
    let screen = try AccessibleScreen(showing: stack)
    let frames = screen.elements.map(\.frame)
    #expect(frames[0].width == 370)
    #expect(frames[0].height > 2 * 20 && frames[0].height < 3 * 20.5)
    #expect(abs(frames[1].y - frames[0].y - frames[0].height) < 0.001)
  }

  @Test func `a row is mirrored in right-to-left layouts`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let (first, second) = (UIView.label("one"), UIView.label("two"))
    let stack = UIStackView(arrangedSubviews: [first, second])
    _ = try AccessibleScreen(showing: stack, direction: .rightToLeft)
    #expect(first.frame.minX > second.frame.minX)
  }

  @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing])
  func `a view without a size takes no space`(
    _ distribution: UIStackView.Distribution
  ) {
    let views = [Sized(50, 20), UIView(), Sized(50, 30)]
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = distribution
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    stack.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    host.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 20, 20])
    #expect(views.map(\.frame.height) == [20, 0, 30])
  }

  @Test(arguments: [UIStackView.Alignment.center, .top, .bottom, .fill])
  func `a column is as high as its title and a row of rows`(
    _ alignment: UIStackView.Alignment
  ) throws {
    func row(_ side: Double) -> UIStackView {
      let picture = UIImageView()
      picture.widthAnchor.constraint(equalToConstant: side).isActive = true
      picture.heightAnchor.constraint(equalToConstant: side).isActive = true
      return UIStackView(arrangedSubviews: [picture, Sized(50, 21)])
    }
    let rows = UIStackView(arrangedSubviews: [row(20), row(16)])
    rows.alignment = alignment
    let title = Sized(40, 17)
    let column = UIStackView(arrangedSubviews: [title, rows])
    column.axis = .vertical
    _ = try AccessibleScreen(showing: column)
    #expect(title.frame.height == 17)
    #expect(rows.frame.minY == 17)
    #expect(rows.frame.height >= 16)
  }
}
