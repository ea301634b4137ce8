import AccessibilityAudit
import AccessibilityTesting
import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct ColoredTextTests {
  private let controller = UIViewController()

  private func found(look: SystemLook = .iOS26) throws -> [String] {
    let screen = try AccessibleScreen(showing: controller, look: look)
    return AccessibilityAudit().issues(of: screen.coloredTexts()).map(\.summary)
  }

  private func add(_ view: UIView, to superview: UIView? = nil) {
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    (superview ?? controller.view).addSubview(view)
  }

  private func label(_ color: UIColor, _ font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
    let label = UILabel()
    label.text = "Total"
    label.textColor = color
    label.font = font
    return label
  }

  // A visual check rather than a rule of speech. The ratios are those of WCAG’s formula.
  // Source: WCAG 2.2, 1.4.3 and “contrast ratio”; A.
  @Test(arguments: [
    (UIColor.lightGray, 17.0, "'Total' is #AAAAAA on #FFFFFF, 2.32 to 1"),
    (UIColor(red: 0x76 / 255, green: 0x76 / 255, blue: 0x76 / 255, alpha: 1), 17, nil),
    (
      UIColor(red: 0x77 / 255, green: 0x77 / 255, blue: 0x77 / 255, alpha: 1), 17,
      "'Total' is #777777 on #FFFFFF, 4.47 to 1"
    ),
    (UIColor(red: 0x77 / 255, green: 0x77 / 255, blue: 0x77 / 255, alpha: 1), 18, nil),
    (UIColor.lightGray, 30, "'Total' is #AAAAAA on #FFFFFF, 2.32 to 1"),
    (UIColor.black.withAlphaComponent(0.5), 17, "'Total' is #808080 on #FFFFFF, 3.97 to 1"),
    (UIColor.black, 17, nil),
  ])
  func `pale text on white is reported`(color: UIColor, size: Double, summary: String?) throws {
    controller.view.backgroundColor = .white
    add(label(color, .systemFont(ofSize: size)))
    #expect(try found() == [summary].compactMap(\.self))
  }

  @Test func `bold text is large from 14 points`() throws {
    controller.view.backgroundColor = .white
    let grey = UIColor(red: 0x80 / 255, green: 0x80 / 255, blue: 0x80 / 255, alpha: 1)
    add(label(grey, .boldSystemFont(ofSize: 14)))
    #expect(try found() == [])
    add(label(grey, .boldSystemFont(ofSize: 13)))
    #expect(try found().count == 1)
  }

  @Test func `the background is the nearest painted color, composited if translucent`()
    throws
  {
    controller.view.backgroundColor = .black
    let card = UIView()
    card.backgroundColor = .white
    add(card)
    let veil = UIView()
    veil.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    card.addSubview(veil)
    veil.frame = card.bounds
    veil.addSubview(label(.white))
    veil.subviews[0].frame = veil.bounds
    #expect(try found() == ["'Total' is #FFFFFF on #808080, 3.97 to 1"])
  }

  @Test func `a sibling behind the text counts as its background`() throws {
    controller.view.backgroundColor = .black
    let card = UIView()
    card.backgroundColor = .white
    add(card)
    add(label(.white))
    #expect(try found() == ["'Total' is #FFFFFF on #FFFFFF, 1.00 to 1"])
  }

  @Test func `a button's title is checked on the app's background color`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemOrange
    add(button)
    #expect(try found() == ["'Buy' is #FFFFFF on #FF8D28, 2.30 to 1"])
    // The button was created before the screens, and follows the colors of each.
    #expect(try found(look: .iOS18) == ["'Buy' is #FFFFFF on #FF9500, 2.19 to 1"])
    button.isEnabled = false
    #expect(try found() == [])
  }

  @Test func `unknown colors and exempt texts are not reported`() throws {
    // No known background color.
    add(label(.lightGray))
    #expect(try found() == [])
    controller.view.backgroundColor = .white
    let picture = UIImageView()
    add(picture)
    // In front of an image.
    add(label(.white))
    controller.view.subviews[0].removeFromSuperview()
    #expect(try found() == [])
    picture.removeFromSuperview()
    #expect(try found().count == 1)
    controller.view.subviews[0].removeFromSuperview()
    let others = [label(.secondaryLabel), label(UIColor(named: "Brand") ?? .white), label(.white)]
    others[2].isHidden = true
    for other in others { add(other) }
    #expect(try found() == [])
  }

  // A guess: a picture whose file isn't here may be as large as the screen.
  @Test(
    arguments: [
      ("a picture that begins above the text", [.top, .leading], "Banner", false),
      ("a picture of a known size", [.top, .leading, .width], "Banner", true),
      ("a symbol", [.top, .leading], nil, true),
      ("no picture", [.top, .leading], "", true),
    ] as [(String, [NSLayoutConstraint.Attribute], String?, Bool)]
  )
  func `text over a picture of unknown size is not judged`(
    name: String,
    attributes: [NSLayoutConstraint.Attribute],
    file: String?,
    isJudged: Bool
  ) throws {
    controller.view.backgroundColor = .white
    let picture = UIImageView()
    picture.image = file.map { UIImage(named: $0) } ?? UIImage(systemName: "star")
    if file == "" { picture.image = nil }
    picture.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(picture)
    for attribute in attributes {
      let isWidth = attribute == .width
      NSLayoutConstraint(
        item: picture,
        attribute: attribute,
        relatedBy: .equal,
        toItem: isWidth ? nil : controller.view,
        attribute: isWidth ? .notAnAttribute : attribute,
        multiplier: 1,
        constant: isWidth ? 24 : 0
      ).isActive = true
    }
    add(label(.white))
    #expect(try found().isEmpty != isJudged, "\(name)")
  }
}
