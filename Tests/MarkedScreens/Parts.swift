import UIKit

// Product card: a group whose name lacks what is seen.
// Expected of ProductCard: label-in-name
final class ProductCard: UIControl {
  let name = UILabel(frame: CGRect(x: 8, y: 8, width: 200, height: 24))
  let price = UILabel(frame: CGRect(x: 8, y: 40, width: 200, height: 24))
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 220, height: 80))
    name.text = "Margherita"
    price.text = "€9"
    addSubview(name)
    addSubview(price)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Product 12"
  }
  required init?(coder: NSCoder) { nil }
}

// Product card: a group with a good name.
// Expected of GoodCard: nothing
final class GoodCard: UIControl {
  let name = UILabel(frame: CGRect(x: 8, y: 8, width: 200, height: 24))
  let price = UILabel(frame: CGRect(x: 8, y: 40, width: 200, height: 24))
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 220, height: 80))
    name.text = "Margherita"
    price.text = "€9"
    addSubview(name)
    addSubview(price)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Margherita, 9 euros"
  }
  required init?(coder: NSCoder) { nil }
}

// Decorative separator.
// Expected of Hairline: nothing
final class Hairline: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
  }
  required init?(coder: NSCoder) { nil }
}

// A badge that hides its text from VoiceOver.
// Expected of SecretBadge: nothing-to-read
final class SecretBadge: UIView {
  let count = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    count.text = "7"
    addSubview(count)
    accessibilityElementsHidden = true
  }
  required init?(coder: NSCoder) { nil }
}

// Chips.
// Expected of ChipsController: low-contrast, small-target, small-target
final class ChipsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, name) in ["Vegan", "Spicy"].enumerated() {
      let chip = UIButton(
        frame: CGRect(x: 16 + CGFloat(index) * 100, y: 120, width: 80, height: 28)
      )
      chip.setTitle(name, for: .normal)
      view.addSubview(chip)
    }
    let note = UILabel(frame: CGRect(x: 16, y: 200, width: 360, height: 30))
    note.text = "Grey on white"
    note.textColor = UIColor(red: 0.7, green: 0.7, blue: 0.7, alpha: 1)
    note.backgroundColor = .white
    view.addSubview(note)
  }
}

// Tabs, one without a title.
// Expected of Tabs: image-name
final class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let home = UIViewController()
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    let cart = UIViewController()
    cart.tabBarItem = UITabBarItem(title: nil, image: UIImage(named: "tab_cart"), tag: 1)
    let label = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 30))
    label.text = "Welcome"
    home.view.addSubview(label)
    viewControllers = [home, cart]
  }
}

// Hints.
// Expected of HintsController: gesture-in-hint
final class HintsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let pay = UIButton(frame: CGRect(x: 16, y: 100, width: 200, height: 50))
    pay.setTitle("Pay", for: .normal)
    pay.accessibilityHint = "Double tap to pay."
    let tips = UIButton(frame: CGRect(x: 16, y: 200, width: 200, height: 50))
    tips.setTitle("Tips", for: .normal)
    tips.accessibilityHint = "Shows how to swipe through photos."
    let bath = UIButton(frame: CGRect(x: 16, y: 300, width: 200, height: 50))
    bath.setTitle("Sources", for: .normal)
    bath.accessibilityHint = "Tap water and wells near you."
    [pay, tips, bath].forEach(view.addSubview)
  }
}

// Playlist: two songs of one name as rows.
// Expected of PlaylistController: nothing
final class PlaylistController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = ["Hallelujah", "Hallelujah", "Creep"][indexPath.row]
    cell.detailTextLabel?.text = ["Leonard Cohen", "Jeff Buckley", "Radiohead"][indexPath.row]
    return cell
  }
}

// A button of an app's own class, which gets its title elsewhere.
// Expected of FilledButton: nothing
final class FilledButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// A button of an app's own class with a picture but no name.
// Expected of CloseButton: missing-label
final class CloseButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setImage(UIImage(systemName: "xmark"), for: .normal)
    accessibilityLabel = ""
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// A picture that others fill.
// Expected of RoundPicture: nothing
final class RoundPicture: UIImageView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
}

// A view that another object fills.
// Expected of LazyCard: nothing
final class LazyCard: UIView {
  let title = UILabel()
  func setUp() {
    title.text = "Pizza"
    layer.cornerRadius = 8
    addSubview(title)
  }
}

// A view that draws.
// Expected of Gauge: nothing-to-read
final class Gauge: UIView {
  override func draw(_ rect: CGRect) { UIColor.red.setFill() }
}

// A label that the owner fills.
// Expected of NameTag: nothing
final class NameTag: UIView {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  var name: String? { didSet { label.text = name } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

// A title above a row whose views are centered.
// Expected of ClassRow: nothing
final class ClassRow: UIStackView {
  init() {
    super.init(frame: .zero)
    axis = .vertical
    let title = UILabel()
    title.text = "Class"
    let row = UIStackView(arrangedSubviews: [choice("Economy", 20), choice("Business", 16)])
    row.alignment = .center
    row.spacing = 30
    addArrangedSubview(title)
    addArrangedSubview(row)
  }
  required init(coder: NSCoder) { fatalError() }
  private func choice(_ text: String, _ side: CGFloat) -> UIStackView {
    let icon = UIImageView(image: UIImage(systemName: "fan"))
    icon.widthAnchor.constraint(equalToConstant: side).isActive = true
    icon.heightAnchor.constraint(equalToConstant: side).isActive = true
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 18, weight: .bold)
    return UIStackView(arrangedSubviews: [icon, label])
  }
}

// A button of the app's own class that is previewed alone: the screen that uses it sets its size.
// Expected of A button: nothing
#Preview("A button") {
  let button = RoundButton()
  return button
}

final class RoundButton: UIButton {
  init() {
    super.init(frame: .zero)
    setTitle("Save", for: .normal)
  }
  required init?(coder: NSCoder) { nil }
}

// A field of the app's own class, which gets its placeholder from the code that shows it.
// Expected of NarrowField: nothing
final class NarrowField: UITextField {
  override init(frame: CGRect) { super.init(frame: frame) }
  convenience init(placeholder: String) {
    self.init(frame: .zero)
    self.placeholder = placeholder
  }
  required init?(coder: NSCoder) { nil }
}

// A background that fades.
// Expected of FadingView: nothing
final class FadingView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let gradient = CAGradientLayer()
    gradient.frame = bounds
    layer.addSublayer(gradient)
  }
}

// A wheel whose rows come from the controller of the view.
// Expected of SizeView: nothing
final class SizeView: UIView {
  let picker = UIPickerView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picker)
    picker.translatesAutoresizingMaskIntoConstraints = false
    picker.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    picker.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }
  required init?(coder: NSCoder) { nil }
}

// A field that gets its placeholder in Interface Builder.
// Expected of PaddedField: nothing
@IBDesignable
final class PaddedField: UITextField {
  @IBInspectable var padding: CGFloat = 8
}

// A field of the app's own class that only has a look.
// Expected of StyledField: nothing
final class StyledField: UITextField {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray
    layer.cornerRadius = 10
  }
  required init?(coder: NSCoder) { nil }
}

// A field of the app's own class with a placeholder and no label.
// Expected of NameField: missing-label
final class NameField: UITextField {
  override init(frame: CGRect) {
    super.init(frame: frame)
    placeholder = "Your name"
  }
  required init?(coder: NSCoder) { nil }
}

// Segments whose titles come from the code that shows them.
// Expected of SegmentRow: nothing
final class SegmentRow: UIView {
  private var buttons: [UIButton] = []
  func show(titles: [String]) {
    buttons = titles.map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    for button in buttons { addSubview(button) }
  }
  override func draw(_ rect: CGRect) { layer.cornerRadius = rect.height / 2 }
}

// A message whose text comes from the code that shows it, and a button that gets its picture there.
// Expected of MessageBubble: nothing
final class MessageBubble: UIView {
  let text = UITextView()
  let reaction = UIButton()
  override init(frame: CGRect) {
    super.init(frame: frame)
    text.isEditable = false
    text.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    reaction.translatesAutoresizingMaskIntoConstraints = false
    addSubview(text)
    addSubview(reaction)
    reaction.topAnchor.constraint(equalTo: text.bottomAnchor).isActive = true
    reaction.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }
  required init?(coder: NSCoder) { nil }
}

// Coloured buttons without a title, of a size of their own.
// Expected of ColorKeys: missing-label, missing-label
final class ColorKeys: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, color) in [UIColor.systemRed, .systemGreen].enumerated() {
      let key = UIButton(frame: CGRect(x: index * 100, y: 0, width: 80, height: 80))
      key.backgroundColor = color
      addSubview(key)
    }
  }
  required init?(coder: NSCoder) { nil }
}

// Plain views in plain views.
// Expected of NestedBox: nothing
final class NestedBox: UIView {
  private let inner = UIView(frame: CGRect(x: 8, y: 8, width: 100, height: 100))
  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.backgroundColor = .green
    addSubview(inner)
  }
  required init?(coder: NSCoder) { nil }
}
