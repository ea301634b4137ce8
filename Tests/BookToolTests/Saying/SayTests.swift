import Foundation
import Testing

/// `book say` with typical files of apps.
struct SayTests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
    try tool.write(Self.screen, to: "Cart.swift")
  }

  @Test func `classes without required arguments are spoken, the others are listed`()
    async throws
  {
    let run = try await tool.run("say", "Cart.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        # CartViewController
        Cart, Heading
        Margherita
        Buy, Button

        # Badge
        Hot

        """
    )
    #expect(
      run.errors.hasPrefix(
        """
        Cart.swift:3:3: note: 'import WidgetKit' was removed: the module exists only on Apple's systems
        Cart.swift:52:13: note: DetailsViewController was skipped: init(price:) needs arguments; \
        pass them, as in --show 'DetailsViewController(price: …)'
        Cart.swift:61:7: note: StoryboardView was skipped: it is made for a storyboard: its only \
        initializer is init(coder:)
        Cart.swift:65:7: note: Box was skipped: it is generic; name its types, as in --show 'Box<…>()'
        Cart.swift:66:13: note: Shared was skipped: its initializers are private
        Cart.swift:68:9: note: Badge.Dot was skipped: it is part of Badge; show it with --show \
        'Badge.Dot()'

        """
      )
    )
  }

  @Test
  func `a finding is located in the spoken file even if another has a variable of the same name`()
    async throws
  {
    let close = "import UIKit\n\nlet close = UIButton(type: .system)\nclose.frame.size.width = 44\n"
    try tool.write(close + "close.setTitle(\"Close\", for: .normal)\n", to: "Text.swift")
    try tool.write(
      "// A picture.\n\n" + close
        + "close.setImage(UIImage(systemName: \"xmark\"), for: .normal)\n",
      to: "Picture.swift"
    )
    let run = try await tool.run("say", "Text.swift", "Picture.swift")
    #expect(run.errors.contains("Picture.swift:5:5: warning: 'xmark' is the name"), "\(run.errors)")
  }

  @Test func `a class that inherits an initializer needs the same arguments`() async throws {
    let flames = """
      import UIKit
      class Flame: UIControl {
        init(_ name: String, isOn: Bool = true) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      class FlameButton: Flame {}
      class SmallFlame: FlameButton {
        required init?(coder: NSCoder) { nil }
      }
      """
    try tool.write(flames, to: "Flames.swift")
    let run = try await tool.run("say", "Flames.swift")
    let reason = "was skipped: init(_:isOn:) needs arguments; pass them, as in --show"
    #expect(run.errors.contains("Flame \(reason) 'Flame(…, isOn: …)'"), "\(run.errors)")
    #expect(run.errors.contains("FlameButton \(reason) 'FlameButton(…, isOn: …)'"))
    #expect(run.errors.contains("SmallFlame was skipped: it is made for a storyboard"))
  }

  @Test func `a view with arguments is spoken as an expression`() async throws {
    let run = try await tool.run("say", "Cart.swift", "--show", "DetailsViewController(price: 7)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "7 roubles\n")
  }

  /// At the start of a statement, these names would begin a declaration.
  @Test(arguments: ["open", "lazy", "package"])
  func `a view with the name of a modifier is spoken`(name: String) async throws {
    let tool = try await Tool()
    try tool.write("import SwiftUI\nlet \(name): some View = Text(\"Tea\")\n", to: "a.swift")
    let run = try await tool.run("say", "a.swift", "--show", name)
    #expect(run.output == "Tea\n", "\(run.errors)")
  }

  @Test func `several expressions, including arrays of views, are spoken in order`()
    async throws
  {
    let run = try await tool.run(
      ["say", "Cart.swift", "--show", "[Badge(), Badge()]", "--show", "Badge.Dot()"]
    )
    #expect(run.output == "# [Badge(), Badge()]\nHot\nHot\n\n# Badge.Dot()\nDot\n", "\(run.errors)")
  }

  @Test func `in a file with statements, the outermost variables are spoken`()
    async throws
  {
    try tool.write(Self.script, to: "script.swift")
    let run = try await tool.run("say", "script.swift")
    #expect(run.output == "# stack\nTitle\nBuy, Button\n\n# lone\nLone\n", "\(run.errors)")
    #expect(run.errors.hasPrefix("script.swift: note: the file printed:\n    count 1\n"))
  }

  @Test func `a script without view variables has its classes spoken`() async throws {
    try tool.write(
      "import UIKit\nclass A: UILabel { override var text: String? { get { \"A\" } set {} } }\nprint(1)\n",
      to: "class.swift"
    )
    #expect(try await tool.run("say", "class.swift").output == "A\n")
  }

  @Test func `files form one module, and companions are not spoken`() async throws {
    try tool.write(
      "import UIKit\nfinal class Row: UILabel {\n  convenience init() { self.init(frame: .zero); text = Warehouse.name }\n}\n",
      to: "Row.swift"
    )
    try tool.write("enum Warehouse { static let name = \"Warehouse\" }\n", to: "Warehouse.swift")
    #expect(
      try await tool.run("say", "Row.swift", "--with", "Warehouse.swift").output == "Warehouse\n"
    )
    let alone = try await tool.run("say", "Row.swift")
    #expect(alone.status == 1)
    #expect(alone.errors.contains("Row.swift:3:56: error: cannot find 'Warehouse' in scope"))
    #expect(alone.errors.contains("'--with FILE.swift'"))
    try tool.write("import UIKit\nlet row = Row()\nrow.text = \"Script\"\n", to: "main.swift")
    let both = try await tool.run(["say", "Row.swift", "main.swift", "Warehouse.swift"])
    #expect(both.output == "# Row\nWarehouse\n\n# row\nScript\n", "\(both.errors)")
  }

  @Test func `standard input can be spoken`() async throws {
    let run = try await tool.run(
      shell: "cat Cart.swift | '\(Tool.executable)' say - --show 'Badge()'"
    )
    #expect(run.output == "Hot\n", "\(run.errors)")
  }

  @Test(arguments: [
    (["--language", "ru"], "Заказать, Кнопка, Открывает счёт"),
    (["--language", "ru-RU", "--hints", "off"], "Заказать, Кнопка"),
    (["--traits", "before", "--hints", "off"], "Button, Заказать"),
    (
      ["--device", "ipad", "--direction", "rtl", "--os", "17", "--hints", "off"], "Заказать, Button"
    ),
  ])
  func `the device and the user's settings can be chosen`(
    options: [String],
    line: String
  ) async throws {
    try tool.write(
      """
      import UIKit
      let button = UIButton(type: .system)
      button.setTitle("Заказать", for: .normal)
      button.accessibilityHint = "Открывает счёт"

      """,
      to: "order.swift"
    )
    let run = try await tool.run(["say", "order.swift"] + options)
    #expect(run.output == line + "\n", "\(run.errors)")
  }

  @Test func `text size and device are set when views are created`()
    async throws
  {
    try tool.write(
      """
      import UIKit
      let label = UILabel()
      let isLarge = UIFont.preferredFont(forTextStyle: .body).pointSize > 30
      label.text = "\\(isLarge) \\(UITraitCollection.current.userInterfaceIdiom == .pad)"

      """,
      to: "size.swift"
    )
    let run = try await tool.run(["say", "size.swift", "--text", "ax3", "--device", "ipad"])
    #expect(run.output == "true true\n", "\(run.errors)")
  }

  @Test func `code under an iOS condition is compiled, other code is not`() async throws {
    try tool.write(
      """
      #if os(iOS)
      import UIKit
      class Phone: UILabel { override var text: String? { get { "Phone" } set {} } }
      #else
      class Desktop: NSView {}
      #endif
      #if !os(iOS) || os(macOS)
      class Other: UIView {}
      #endif

      """,
      to: "conditions.swift"
    )
    let run = try await tool.run("say", "conditions.swift")
    #expect(run.output == "Phone\n", "\(run.errors)")
  }

  @Test func `results are cached until the file changes`() async throws {
    let tool = try await Tool(isChecked: false)
    try tool.write(Self.screen, to: "Cart.swift")
    let first = try await tool.run("say", "Cart.swift")
    #expect(FileManager.default.fileExists(atPath: tool.folder.path + "/build/cache/results.json"))
    #expect(try await tool.run("say", "Cart.swift").output == first.output)
    try tool.write(Self.screen.replacing("\"Hot\"", with: "\"Cold\""), to: "Cart.swift")
    let second = try await tool.run("say", "Cart.swift")
    #expect(second.output == first.output.replacing("Hot", with: "Cold"))
  }

  private static let script = """
    import UIKit

    let title = UILabel()
    title.text = "Title"
    let buy = UIButton(type: .system)
    buy.setTitle("Buy", for: .normal)
    let stack = UIStackView(arrangedSubviews: [title, buy])
    stack.axis = .vertical
    let views = [title, buy]
    let lone = UILabel()
    lone.text = "Lone"
    let count = 1
    print("count \\(count)")

    """

  /// A file with much of what files in apps contain.
  private static let screen = """
    #if canImport(UIKit)
      import UIKit
      import WidgetKit

    @main
    class AppDelegate: UIResponder {}

    final class PriceCell: UITableViewCell {
      @IBOutlet private weak var outlet: UILabel?
      private let nameLabel = UILabel()
      private lazy var buyButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.addTarget(self, action: #selector(buy), for: .touchUpInside)
        return button
      }()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.text = "Pizza"
        nameLabel.frame = CGRect(x: 16, y: 0, width: 200, height: 44)
        buyButton.frame = CGRect(x: 220, y: 0, width: 80, height: 44)
        contentView.addSubview(nameLabel)
        contentView.addSubview(buyButton)
      }

      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      @objc private func buy() {}

      @IBAction func tapped(_ sender: Any) {}

      func configure(name: String) { nameLabel.text = name }
    }

    @available(iOS 17, *)
    final class CartViewController: UIViewController, UITableViewDataSource {
      private let tableView = UITableView()

      override func viewDidLoad() {
        super.viewDidLoad()
        let title = UILabel(frame: CGRect(x: 0, y: 60, width: 300, height: 30))
        title.text = "Cart"
        title.accessibilityTraits.insert(.header)
        view.addSubview(title)
        tableView.frame = CGRect(x: 0, y: 100, width: 320, height: 400)
        tableView.dataSource = self
        view.addSubview(tableView)
      }
    }

    final class DetailsViewController: UIViewController {
      private let price: Int
      init(price: Int) {
        self.price = price
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = PriceLabel(price) }
    }
    class StoryboardView: UIView {
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    class Box<Content>: UIView {}
    final class Shared: UIView { private init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }
    final class Badge: UILabel {
      class Dot: UILabel { override var text: String? { get { "Dot" } set {} } }
      override var text: String? { get { "Hot" } set {} }
    }
    private func PriceLabel(_ price: Int) -> UIView {
      let label = UILabel()
      label.text = "\\(price) roubles"
      return label
    }
    #Preview {
      CartViewController()
    }
    extension CartViewController {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = PriceCell(style: .default, reuseIdentifier: nil)
        cell.configure(name: "Margherita")
        return cell
      }
    }
    #endif

    """
}
