import AppReading
import AssistiveTechnology
import FileSpeech
import Foundation
import SnippetMessages
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import TestSupport
import Testing

/// Files of a made-up app are spoken with what they need of the rest of it.
struct AppSpeechTests {
  private func speak(
    _ files: [String: String],
    _ spoken: String,
    language: String = "en"
  ) async throws -> SpokenFiles {
    let folder = TemporaryFolder()
    for (path, text) in files {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let root = folder.url.resolvingSymlinksInPath().path(percentEncoded: false)
    let index = AppIndex(AppFolder(root), cache: nil)
    let request = SpeechRequest(
      files: [SwiftFile(path: "\(root)/\(spoken)", text: files[spoken] ?? "")],
      settings: ScreenSettings(language: language)
    )
    let runner = SnippetRunner(toolchain: Page.toolchain, cache: nil)
    return await runner.speak(request, in: index, texts: AppTexts(index, language: language))
  }

  private func lines(_ spoken: SpokenFiles) -> [String] {
    spoken.screens.flatMap(\.transcript.lines)
  }

  @Test
  func `a view is spoken with a model and a modifier of other modules`() async throws {
    let spoken = try await speak(
      [
        "Sources/Model/Item.swift": """
        import Foundation
        public struct Item {
          public var title: String
          public static let preview = Item(title: "Soup")
          public func save() throws { try Storage.shared.write(self) }
        }
        """,
        "Sources/Look/Look.swift": """
        import SwiftUI
        extension View { public func asTitle() -> some View { accessibilityAddTraits(.isHeader) } }
        """,
        "Sources/App/Row.swift": """
        import Look
        import Model
        import SwiftUI
        struct Row: View {
          let item: Item
          var body: some View { Text(item.title).asTitle() }
        }
        """,
      ],
      "Sources/App/Row.swift"
    )
    #expect(lines(spoken) == ["Soup, Heading"], "\(spoken.errors)")
    #expect(spoken.slice?.hasStandIns == false)
    #expect(spoken.slice?.files == 2)
  }

  @Test
  func `a name that nothing declares is spoken in angle quotes and reported`() async throws {
    let spoken = try await speak(
      [
        "Cart.swift": """
        import Analytics
        import SwiftUI
        struct Cart: View {
          var body: some View {
            Button(L10n.Cart.buy) { Tracker.shared.log("buy") }
            Image("gift")
          }
        }
        """
      ],
      "Cart.swift"
    )
    #expect(lines(spoken).first == "‹L10n.Cart.buy›, Button", "\(spoken.errors)")
    #expect(spoken.slice?.standIns.contains("L10n") == true)
    #expect(spoken.screens.flatMap(\.warnings) == [])
  }

  @Test
  func `previews under DEBUG are spoken, with the texts of the language`() async throws {
    let spoken = try await speak(
      [
        "Pay.swift": """
        import SwiftUI
        struct Pay: View { var body: some View { Button("pay") {} } }
        #if DEBUG
        #Preview("Paying") { VStack { Pay(); Text("cart.title") } }
        #endif
        """,
        "ru.lproj/Localizable.strings": "\"pay\" = \"Оплатить\"; \"cart.title\" = \"Корзина\";",
      ],
      "Pay.swift",
      language: "ru"
    )
    #expect(spoken.screens.map(\.name) == ["Paying", "Pay"], "\(spoken.errors)")
    #expect(lines(spoken).contains("Корзина"))
    #expect(lines(spoken).contains("Оплатить, Кнопка"))
  }

  @Test
  func `publishers of Combine change a view`() async throws {
    let spoken = try await speak(
      [
        "Cart.swift": """
        import Combine
        import SwiftUI
        final class Model: ObservableObject {
          @Published var count = 0
          @Published var text = ""
          private var tokens: Set<AnyCancellable> = []
          let added = PassthroughSubject<Int, Never>()
          init() {
            $count.dropFirst().map { "\\($0) pizzas" }.sink { [weak self] in self?.text = $0 }
              .store(in: &tokens)
            added.removeDuplicates().assign(to: &$count)
            added.send(3)
          }
        }
        struct Cart: View {
          @StateObject var model = Model()
          var body: some View { Text(model.text) }
        }
        """
      ],
      "Cart.swift"
    )
    #expect(lines(spoken) == ["3 pizzas"], "\(spoken.errors)")
    #expect(spoken.slice?.hasStandIns == false)
    #expect(spoken.notes.isEmpty)
  }

  @Test
  func `a publisher of an answer from the network stays without one`() async throws {
    let spoken = try await speak(
      [
        "News.swift": """
        import Combine
        import SwiftUI
        struct Item: Decodable { let title: String }
        final class Model: ObservableObject {
          @Published var title = "Loading"
          private var token: AnyCancellable?
          func load(_ address: URL) {
            token = URLSession.shared.dataTaskPublisher(for: address)
              .map(\\.data)
              .decode(type: Item.self, decoder: JSONDecoder())
              .receive(on: DispatchQueue.main)
              .sink { _ in } receiveValue: { [weak self] in self?.title = $0.title }
          }
        }
        struct News: View {
          @StateObject var model = Model()
          var body: some View {
            Text(model.title).onAppear { model.load(URL(filePath: "/news")) }
          }
        }
        """
      ],
      "News.swift"
    )
    #expect(lines(spoken) == ["Loading"], "\(spoken.errors)")
  }

  @Test
  func `values of a package with resources and places are those of the app`() async throws {
    let spoken = try await speak(
      [
        "Sources/Cities/City.swift": """
        import CoreLocation
        public struct City: Hashable {
          public var name: String
          public var place: CLLocation
          public static let paris = City(
            name: String(localized: "Paris", bundle: .module),
            place: CLLocation(latitude: 48.9, longitude: 2.3)
          )
        }
        """,
        "Sources/App/CityView.swift": """
        import Cities
        import SwiftUI
        struct CityView: View {
          let city: City
          var body: some View {
            VStack {
              Text(city.name)
              Text("\\(Int(city.place.distance(from: city.place))) km away")
            }
            .background()
          }
        }
        struct CityView_Previews: PreviewProvider {
          static var previews: some View { CityView(city: .paris) }
        }
        """,
      ],
      "Sources/App/CityView.swift"
    )
    #expect(lines(spoken) == ["Paris", "0 km away"], "\(spoken.errors)")
    #expect(spoken.slice?.hasStandIns == false)
  }

  @Test
  func `constraints of SnapKit give places and sizes`() async throws {
    let spoken = try await speak(
      [
        "Cell.swift": """
        import SnapKit
        import UIKit
        final class Screen: UIView {
          let below = UILabel(), above = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            below.text = "Below"
            above.text = "Above"
            addSubview(below)
            addSubview(above)
            above.snp.makeConstraints { make in
              make.top.leading.equalToSuperview().inset(20)
              make.height.equalTo(40)
            }
            below.snp.makeConstraints { make in
              make.top.equalTo(above.snp.bottom).offset(8)
              make.leading.equalTo(above)
            }
          }
          required init?(coder: NSCoder) { nil }
        }
        """
      ],
      "Cell.swift"
    )
    #expect(lines(spoken) == ["Above", "Below"], "\(spoken.errors)")
  }

  @Test
  func `a cell without content gets some, and says so`() async throws {
    let spoken = try await speak(
      [
        "Cells.swift": """
        import os.log
        import UIKit
        class Plain: UITableViewCell {
          let nameLabel = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            nameLabel.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            contentView.addSubview(nameLabel)
          }
          required init?(coder: NSCoder) { nil }
        }
        final class Called: Plain {
          func configure(title: String) { nameLabel.text = "Title: " + title }
        }
        """
      ],
      "Cells.swift"
    )
    #expect(lines(spoken).contains("‹nameLabel›"), "\(spoken.errors)")
    #expect(lines(spoken).contains("Title: ‹title›"))
    #expect(spoken.slice?.contents == ["nameLabel", "Called"])
    #expect(spoken.screens.flatMap(\.warnings) == [])
  }

  @Test
  func `a stub that is reached returns a value of its type`() async throws {
    let spoken = try await speak(
      [
        "Badge.swift": """
        import UIKit
        final class Badge: UILabel {
          override init(frame: CGRect) {
            super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            text = "New"
            font = Styles.title.font
          }
          required init?(coder: NSCoder) { nil }
        }
        """,
        "Styles.swift": """
        import UIKit
        enum Styles {
          static var title: TitleStyle {
            Vendor.shared.style()
          }
        }
        struct TitleStyle {
          var size: CGFloat
          var font: UIFont { .systemFont(ofSize: size) }
        }
        """,
      ],
      "Badge.swift"
    )
    #expect(lines(spoken) == ["New"], "\(spoken.errors)")
    #expect(spoken.slice?.reached == ["Styles.title"])
  }

  @Test
  func `stubs return values of the system's types`() async throws {
    let spoken = try await speak(
      [
        "Row.swift": """
        import SwiftUI
        struct Row: View {
          var body: some View {
            VStack {
              Text(verbatim: "\\(Shop.count)")
              Text(verbatim: "\\(Shop.isOpen)")
              Text(verbatim: Shop.name)
              Text(verbatim: "\\(Shop.items.count)")
              Text(verbatim: "\\(Shop.place.section)")
              Text(verbatim: "\\(Shop.tint == .primary)")
            }
          }
        }
        """,
        "Shop.swift": """
        import SwiftUI
        enum Shop {
          static var count: Int { Vendor.shared.count() }
          static var isOpen: Bool { Vendor.shared.isOpen() }
          static var name: String { Vendor.shared.name() }
          static var items: [String] { Vendor.shared.items() }
          static var place: IndexPath { Vendor.shared.place() }
          static var tint: Color { Vendor.shared.tint() }
        }
        """,
      ],
      "Row.swift"
    )
    #expect(
      lines(spoken) == ["0", "false", "‹Shop.name›", "0", "0", "true"],
      "\(spoken.errors)"
    )
    #expect(spoken.slice?.reached.count == 6)
  }

  @Test
  func `an error in code that a macro takes over is found and repaired`() async throws {
    let spoken = try await speak(
      [
        "Row.swift": """
        import SwiftUI
        struct Row: View {
          let cart = Cart()
          var body: some View { Text(cart.title) }
        }
        """,
        "Cart.swift": """
        import Observation
        @Observable final class Cart {
          var title = "Soup" {
            didSet { Vendor.shared.log(title) }
          }
          init() {}
        }
        """,
      ],
      "Row.swift"
    )
    #expect(spoken.errors == [])
    #expect(spoken.screens.count == 1)
  }

  @Test
  func `a case whose only view is left out shows nothing`() async throws {
    let spoken = try await speak(
      [
        "Row.swift": """
        import SwiftUI
        struct Row: View {
          let isOpen = false
          var body: some View {
            switch isOpen {
            case true: VendorChart.make { $0 }
            case false: Text("Closed")
            }
          }
        }
        """
      ],
      "Row.swift"
    )
    #expect(lines(spoken) == ["Closed"], "\(spoken.errors)")
  }

  @Test
  func `an app may have an EmptyView of its own`() async throws {
    let spoken = try await speak(
      [
        "Row.swift": """
        import SwiftUI
        struct Row: View {
          let isOpen = false
          var body: some View {
            switch isOpen {
            case true: VendorChart.make { $0 }
            case false: EmptyView(title: "Closed")
            }
          }
        }
        """,
        "EmptyView.swift": """
        import SwiftUI
        struct EmptyView: View {
          let title: String
          var body: some View { Text(title) }
        }
        """,
      ],
      "Row.swift"
    )
    #expect(lines(spoken) == ["Closed"], "\(spoken.errors)")
  }

  /// The screens before it are the same in each of these runs.
  @Test
  func `a screen that ends several runs in a row is still tried again`() async throws {
    let long = String(repeating: "print(1)\n", count: 30)
    let spoken = try await speak(
      [
        "Menu.swift": """
        import SwiftUI
        #Preview("Start") { Text("Menu") }
        #Preview("Soup") { Text(Menu.first.title) }
        """,
        "Dishes.swift": """
        final class Dish {
          let title: String
          private init(_ secret: any Secret) { title = "" }
          init(for guest: any Secret, _ title: String) { self.title = title }
        }
        protocol Secret {}
        enum Menu {
          static var first: Dish { \(long) return second }
          static var second: Dish { \(long) return third }
          static var third: Dish { \(long) return Dish(for: Key(), "Soup") }
        }
        private struct Key: Secret {}
        """,
      ],
      "Menu.swift"
    )
    #expect(lines(spoken) == ["Menu", "Soup"], "\(spoken.errors)")
  }

  @Test
  func `an object of the environment may be the one that an app shares`() async throws {
    let spoken = try await speak(
      [
        "Theme.swift": """
        import SwiftUI
        @Observable public final class Theme {
          public static let shared = Theme()
          public var title = "Soup"
          private init() {}
        }
        """,
        "Row.swift": """
        import SwiftUI
        struct Row: View {
          @Environment(Theme.self) private var theme
          var body: some View { Text(theme.title) }
        }
        """,
      ],
      "Row.swift"
    )
    #expect(lines(spoken) == ["Soup"], "\(spoken.errors)")
  }

  /// Properties with observers are how many views of UIKit get their content.
  @Test(arguments: [
    ("var title: String? { didSet { label.text = title } }", ["‹title›"]),
    ("var count = 0 { didSet { label.text = \"More\" } }", []),
    ("var count: Int = 0 { didSet { label.text = \"\\(count) more\" } }", ["1 more"]),
    ("private(set) var title: String? { didSet { label.text = \"None\" } }", []),
  ])
  func `an empty view gets values for its observed properties`(
    property: String,
    heard: [String]
  ) async throws {
    let spoken = try await speak(
      [
        "Badge.swift": """
        import UIKit
        final class Badge: UIView {
          \(property)
          override init(frame: CGRect) {
            super.init(frame: frame)
            let label = UILabel()
            self.label = label
            addSubview(label)
            label.frame.size = CGSize(width: 100, height: 44)
          }
          required init?(coder: NSCoder) { nil }
          private weak var label: UILabel!
        }
        """
      ],
      "Badge.swift"
    )
    let content = heard.isEmpty ? ["‹label›"] : heard
    #expect(lines(spoken) == content, "\(spoken.errors)")
    #expect(spoken.slice?.contents.isEmpty == false)
  }

  @Test
  func `models with properties of missing types are still equal and hashable`() async throws {
    let spoken = try await speak(
      [
        "Order.swift": """
        import Foundation
        struct Order: Codable, Hashable, Identifiable {
          var id: String
          var receipt: Receipt
          var total: Money<Euro>
          static let preview = Order(id: "Tea", receipt: .none, total: .zero)
        }
        final class Basket: Codable { var orders: [Order]; var owner: Customer }
        extension Order { var all: Set<Order> { [self] } }
        """,
        "Row.swift": """
        import SwiftUI
        struct Row: View {
          let order: Order
          var body: some View { ForEach(Array(order.all), id: \\.self) { Text($0.id) } }
        }
        """,
      ],
      "Row.swift"
    )
    #expect(spoken.screens.count == 1, "\(spoken.errors)")
  }
}
