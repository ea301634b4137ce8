import AccessibilityAudit
import AccessibilityTesting
import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct UnsizedElementTests {
  private let controller = UIViewController()
  private let label = UIView.label("Total")

  private func unsized() throws -> [UnsizedElement] {
    try AccessibleScreen(showing: controller).unsizedElements()
  }

  private func add(_ view: UIView, to superview: UIView? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? controller.view).addSubview(view)
  }

  @Test func `a text without a frame is reported with its class and property`() throws {
    let form = Form()
    let found = try AccessibleScreen(showing: form).unsizedElements()
    #expect(found.map(\.text) == ["Sum"])
    #expect(found.map(\.cause) == [.noFrame])
    #expect(found.first?.origin.description == "sum (UILabel)")
    #expect(found.first?.lacksWidth == true)
    #expect(found.first?.lacksHeight == true)
  }

  @Test func `constraints that are ignored are reported`() throws {
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    #expect(try unsized().map(\.cause) == [.constraintsIgnored])
  }

  @Test func `conflicting constraints are reported`() throws {
    add(label)
    let (start, end) = (controller.view.leadingAnchor, controller.view.trailingAnchor)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: end),
      label.trailingAnchor.constraint(equalTo: start),
    ])
    let found = try unsized()
    #expect(found.map(\.cause) == [.conflictingConstraints])
    #expect(found.map(\.lacksHeight) == [false])
  }

  @Test func `constraints that leave no space are reported`() throws {
    let box = UIView()
    add(box)
    add(label, to: box)
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10).isActive = true
    label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10).isActive = true
    let found = try unsized()
    #expect(found.map(\.cause) == [.insufficientSpace])
    #expect(found.map(\.lacksHeight) == [false])
  }

  @Test func `constraints that leave a length open are reported`() throws {
    let field = UIView()
    field.isAccessibilityElement = true
    field.accessibilityValue = "12 €"
    add(field)
    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let found = try unsized()
    #expect(found.map(\.text) == ["12 €"])
    #expect(found.map(\.cause) == [.ambiguousConstraints])
    #expect(found.map(\.lacksWidth) == [true])
    #expect(found.map(\.lacksHeight) == [false])
  }

  @Test func `content clipped by a container without size is reported`() throws {
    let box = UIView()
    box.clipsToBounds = true
    controller.view.addSubview(box)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    box.addSubview(label)
    #expect(try unsized().map(\.cause) == [.clipped(by: "UIView")])
    box.clipsToBounds = false
    #expect(try unsized().isEmpty)
  }

  @Test func `views that the app collapses or hides are not reported`() throws {
    let (box, hidden, concealed) = (UIView(), UIView.label("Hidden"), UIButton(type: .system))
    add(box)
    add(label, to: box)
    label.heightAnchor.constraint(equalTo: box.heightAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 0).isActive = true
    hidden.isHidden = true
    controller.view.addSubview(hidden)
    concealed.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
    concealed.addSubview(UIView.label("Inside"))
    controller.view.addSubview(concealed)
    #expect(try unsized().isEmpty)
  }

  @Test func `elements without text count only if nothing else is on the screen`() throws {
    controller.view.addSubview(UIButton(type: .system))
    #expect(try unsized().map(\.text) == [nil])
    controller.view.addSubview(UIView.element("Here"))
    #expect(try unsized().isEmpty)
  }

  @Test func `tests report unsized elements as well`() async {
    let issues = await SimulatedScreen(showing: Form()).issues()
    #expect(issues.map(\.kind) == [.zeroSize])
    #expect(
      issues.first?.summary == "the UILabel 'Sum' (sum) has no size: its frame was never set"
    )
  }

  private final class Form: UIViewController {
    let sum = UIView.label("Sum")

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(sum)
    }
  }
}
