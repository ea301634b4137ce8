import UIKit

// Login: placeholders only.
// Expected of LoginController: missing-label, missing-label
final class LoginController: UIViewController {
  let email = UITextField(), password = UITextField(), go = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    email.placeholder = "Email"
    email.borderStyle = .roundedRect
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    password.borderStyle = .roundedRect
    go.setTitle("Sign in", for: .normal)
    let stack = UIStackView(arrangedSubviews: [email, password, go])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      go.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

// Profile: follow, message and icon bar items.
// Expected of ProfileController: label-in-name
final class ProfileController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Anna"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        image: UIImage(systemName: "ellipsis"),
        style: .plain,
        target: nil,
        action: nil
      ),
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
    ]
    let follow = UIButton(frame: CGRect(x: 16, y: 120, width: 160, height: 48))
    follow.setTitle("Follow", for: .normal)
    follow.accessibilityLabel = "Follow Anna"
    let send = UIButton(frame: CGRect(x: 190, y: 120, width: 160, height: 48))
    send.setTitle("Message", for: .normal)
    send.accessibilityLabel = "Write to Anna"
    let bio = UILabel(frame: CGRect(x: 16, y: 190, width: 360, height: 44))
    bio.text = "Walks. Sings. Codes."
    [follow, send, bio].forEach(view.addSubview)
  }
}

// Legal: titles that are sentences.
// Expected of ConsentController: trailing-period
final class ConsentController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let names = ["I agree to the terms.", "Ask me at 8 p.m.", "Shop at Apple Inc.", "120 руб."]
    for (index, name) in names.enumerated() {
      let button = UIButton(
        frame: CGRect(x: 16, y: 100 + CGFloat(index) * 60, width: 300, height: 48)
      )
      button.setTitle(name, for: .normal)
      view.addSubview(button)
    }
    let close = UIButton(frame: CGRect(x: 16, y: 400, width: 48, height: 48))
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.accessibilityLabel = "Close."
    view.addSubview(close)
  }
}

// Design tool: rows named for parts. The warning for the row “Toggle button” is wrong.
// Expected of DesignController: type-in-label
final class DesignController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, name) in ["Button size", "Text colour", "Toggle button"].enumerated() {
      let button = UIButton(
        frame: CGRect(x: 16, y: 100 + CGFloat(index) * 60, width: 300, height: 48)
      )
      button.setTitle(name, for: .normal)
      view.addSubview(button)
    }
    let play = UIButton(frame: CGRect(x: 16, y: 400, width: 48, height: 48))
    play.setImage(UIImage(named: "play"), for: .normal)
    play.accessibilityLabel = "Play button"
    view.addSubview(play)
  }
}

// Places: names with the same word twice.
// Expected of PlacesController: repeated-words
final class PlacesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, name) in ["Bora Bora", "Walla Walla", "New York, New York"].enumerated() {
      let label = UILabel(
        frame: CGRect(x: 16, y: 100 + CGFloat(index) * 40, width: 300, height: 30)
      )
      label.text = name
      view.addSubview(label)
    }
    let cart = UIButton(frame: CGRect(x: 16, y: 400, width: 48, height: 48))
    cart.setImage(UIImage(named: "cart"), for: .normal)
    cart.accessibilityLabel = "Cart, Cart"
    view.addSubview(cart)
  }
}

// Player: an order that jumps up.
// Expected of PlayerController: seen-order
final class PlayerController: UIViewController {
  let name = UILabel(frame: CGRect(x: 16, y: 100, width: 300, height: 30))
  let artist = UILabel(frame: CGRect(x: 16, y: 140, width: 300, height: 30))
  let play = UIButton(frame: CGRect(x: 16, y: 300, width: 60, height: 60))
  let lyrics = UILabel(frame: CGRect(x: 16, y: 500, width: 300, height: 60))
  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Song"
    artist.text = "Band"
    lyrics.text = "La la la"
    play.setTitle("Play", for: .normal)
    [name, artist, play, lyrics].forEach(view.addSubview)
    view.accessibilityElements = [lyrics, play, name, artist]
  }
}

// Article: the title is read before the date above it, on purpose.
// Expected of ArticleController: nothing
final class ArticleController: UIViewController {
  let date = UILabel(frame: CGRect(x: 16, y: 100, width: 300, height: 20))
  let name = UILabel(frame: CGRect(x: 16, y: 124, width: 300, height: 40))
  let text = UILabel(frame: CGRect(x: 16, y: 170, width: 300, height: 100))
  override func viewDidLoad() {
    super.viewDidLoad()
    date.text = "12 May"
    name.text = "Spring"
    text.text = "It is warm."
    name.accessibilityTraits = .header
    [date, name, text].forEach(view.addSubview)
    view.accessibilityElements = [name, date, text]
  }
}

// Two columns, each a container.
// Expected of ColumnsController: nothing
final class ColumnsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for column in 0..<2 {
      let box = UIView(
        frame: CGRect(x: 16 + CGFloat(column) * 180, y: 100, width: 170, height: 200)
      )
      box.shouldGroupAccessibilityChildren = true
      for row in 0..<3 {
        let label = UILabel(frame: CGRect(x: 0, y: CGFloat(row) * 50, width: 170, height: 40))
        label.text = "Column \(column + 1), row \(row + 1)"
        box.addSubview(label)
      }
      view.addSubview(box)
    }
  }
}

// Keys that were never translated, and texts that look like keys.
// Expected of KeysController: spoken-key, spoken-key
final class KeysController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let names = [
      "settings.notifications.title", "HOME_TITLE", "example.com", "Package.swift", "john_doe",
      "v1.2.3", "docs.swift.org", "USB_C",
    ]
    for (index, name) in names.enumerated() {
      let label = UILabel(
        frame: CGRect(x: 16, y: 100 + CGFloat(index) * 40, width: 300, height: 30)
      )
      label.text = name
      view.addSubview(label)
    }
  }
}

// Stars that don't adjust.
// Expected of ReviewController: stuck-adjustable
final class Stars: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityValue = "3 stars"
    accessibilityTraits = .adjustable
  }
  required init?(coder: NSCoder) { nil }
}
final class ReviewController: UIViewController {
  let stars = Stars(frame: CGRect(x: 16, y: 100, width: 200, height: 44))
  let volume = UISlider(frame: CGRect(x: 16, y: 200, width: 200, height: 44))
  override func viewDidLoad() {
    super.viewDidLoad()
    volume.accessibilityLabel = "Volume"
    [stars, volume].forEach(view.addSubview)
  }
}

// Icon with a larger touch area, and one without.
// Expected of IconsController: small-target
final class BigTouch: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}
final class IconsController: UIViewController {
  let like = BigTouch(frame: CGRect(x: 16, y: 100, width: 24, height: 24))
  let share = UIButton(frame: CGRect(x: 96, y: 100, width: 24, height: 24))
  override func viewDidLoad() {
    super.viewDidLoad()
    like.setImage(UIImage(systemName: "heart"), for: .normal)
    like.accessibilityLabel = "Like"
    share.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    share.accessibilityLabel = "Share"
    [like, share].forEach(view.addSubview)
  }
}

// Rows with the same button.
// Expected of OrdersController: duplicate-name
final class OrdersController: UIViewController, UITableViewDataSource {
  let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.frame = view.bounds
    view.addSubview(table)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    let name = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    name.text = "Order \(indexPath.row + 1)"
    let again = UIButton(frame: CGRect(x: 240, y: 0, width: 120, height: 44))
    again.setTitle("Repeat", for: .normal)
    cell.contentView.addSubview(name)
    cell.contentView.addSubview(again)
    return cell
  }
}

// A screen with a navigation bar alone, which isn't shown with it.
// Expected of BarOnlyController: nothing
final class BarOnlyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Settings"
  }
}

// A colour of a layer behind a title.
// Expected of LayerColorController: nothing
final class LayerColorController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let pay = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    pay.setTitle("Pay", for: .normal)
    pay.setTitleColor(UIColor(red: 0.92, green: 0.92, blue: 0.95, alpha: 1), for: .normal)
    pay.layer.backgroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.3, alpha: 1).cgColor
    view.addSubview(pay)
  }
}

// A pale label that touches the button next to it.
// Expected of TouchingController: low-contrast
final class TouchingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let pay = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    pay.setTitle("Pay", for: .normal)
    let later = UILabel(frame: CGRect(x: 100, y: 100, width: 200, height: 50))
    later.text = "Later"
    later.textColor = UIColor(red: 0.5, green: 1, blue: 1, alpha: 1)
    [pay, later].forEach(view.addSubview)
  }
}

// A controller of a tab, filled by a storyboard.
// Expected of EmptyTabController: nothing
final class EmptyTabController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBarItem.title = "Home"
    view.backgroundColor = .systemRed
  }
}

// A search field in the bar, which isn't shown with the controller.
// Expected of SearchHostController: nothing
final class SearchHostController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.searchController = UISearchController()
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
  }
}

// A coloured box alone.
// Expected of BoxController: nothing
final class BoxController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView(frame: CGRect(x: 16, y: 100, width: 50, height: 200))
    box.backgroundColor = .systemRed
    view.addSubview(box)
  }
}

// Buttons of configurations: as high as a title and a subtitle, with a picture above the title, with
// a large size, and with light texts on a dark background.
// Expected of ConfiguredController: nothing
final class ConfiguredController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var follow = UIButton.Configuration.filled()
    follow.title = "Follow"
    follow.subtitle = "News each week"
    var play = UIButton.Configuration.bordered()
    play.title = "Play"
    play.image = UIImage(systemName: "play")
    play.imagePlacement = .top
    var stop = UIButton.Configuration.bordered()
    stop.title = "Stop"
    stop.buttonSize = .large
    var dark = UIButton.Configuration.filled()
    dark.title = "Pay"
    dark.subtitle = "In three parts"
    dark.baseBackgroundColor = .black
    dark.baseForegroundColor = .white
    var top: CGFloat = 100
    for configuration in [follow, play, stop, dark] {
      let button = UIButton(configuration: configuration)
      button.sizeToFit()
      button.frame.origin = CGPoint(x: 16, y: top)
      top += 80
      view.addSubview(button)
    }
  }
}

// Symbols of sizes of their own: of their images, and the last of the button.
// Expected of SymbolController: small-target
final class SymbolController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let large = UIImage.SymbolConfiguration(pointSize: 48)
    let small = UIImage.SymbolConfiguration(pointSize: 14)
    let buttons = [large, small].map { size in
      let button = UIButton()
      button.setImage(UIImage(systemName: "star", withConfiguration: size), for: .normal)
      return button
    }
    let last = UIButton()
    last.setImage(UIImage(systemName: "star"), for: .normal)
    last.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    for (index, button) in (buttons + [last]).enumerated() {
      button.accessibilityLabel = "Star \(index)"
      button.sizeToFit()
      button.frame.origin = CGPoint(x: 16, y: 100 + 100 * index)
      view.addSubview(button)
    }
  }
}

// A base class whose indicator is hidden, and a wheel that only has a place.
// Expected of BaseController: nothing
// Expected of WheelController: nothing
class BaseController: UIViewController {
  let indicator = UIActivityIndicatorView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(indicator)
  }
}

final class WheelController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIPickerView()
    picker.accessibilityLabel = "Season"
    view.addSubview(picker)
    picker.center = view.center
    picker.dataSource = self
    picker.delegate = self
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { ["Summer", "Winter"][row] }
}

// Cells that give their label the size with which they are created.
// Expected of TeamController: nothing
final class TeamController: UICollectionViewController {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TeamCell.self, forCellWithReuseIdentifier: "team")
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "team", for: indexPath)
    (cell as? TeamCell)?.label.text = ["Red", "Blue"][indexPath.item]
    return cell
  }
}

final class TeamCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

// Switches whose frames would overlap if their size were not fixed.
// Expected of AlarmController: missing-label, missing-label
final class AlarmController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for top in [100, 170] {
      let alarm = UISwitch()
      alarm.frame = CGRect(x: 16, y: top, width: 100, height: 100)
      view.addSubview(alarm)
    }
  }
}

// Squares that can be touched, and which no one hears.
// Expected of BoardController: nothing-to-read
final class BoardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for row in 0..<3 {
      let square = UIView(frame: CGRect(x: 20, y: 100 + row * 120, width: 100, height: 100))
      square.backgroundColor = .orange
      square.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(mark)))
      view.addSubview(square)
    }
  }
  @objc private func mark() {}
}

// The title of a tab that is also the name of its picture.
// Expected of TabsController: nothing
final class TabsController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    let text = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 30))
    text.text = "Drive"
    page.view.addSubview(text)
    page.tabBarItem = UITabBarItem(title: "car", image: UIImage(systemName: "car"), tag: 0)
    viewControllers = [page]
  }
}

// A configured button of the size that the system chooses, and white letters on yellow.
// Expected of DraftController: low-contrast
final class DraftController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.baseBackgroundColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
    let button = UIButton(configuration: configuration)
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    button.sizeToFit()
    button.frame.origin = CGPoint(x: 16, y: 100)
    view.addSubview(button)
  }
}

// Bars that may be a chart.
// Expected of BarsController: nothing-to-read
final class BarsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, height) in [60.0, 90, 40].enumerated() {
      let bar = UIView(
        frame: CGRect(x: 20 + Double(index) * 40, y: 300 - height, width: 30, height: height)
      )
      bar.backgroundColor = .systemBlue
      view.addSubview(bar)
    }
  }
}

// A view that draws, on a screen of its own.
// Expected of DialController: nothing-to-read
final class DialController: UIViewController {
  private final class Dial: UIView {
    override func draw(_ rect: CGRect) { UIColor.green.setFill() }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Dial(frame: CGRect(x: 20, y: 100, width: 100, height: 100)))
  }
}

// Cells of nothing but colours.
// Expected of SwatchesController: nothing
final class SwatchesController: UICollectionViewController {
  convenience init() { self.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "swatch")
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }
}
