import Foundation
import Testing

/// Typical files of apps compile unchanged and are heard.
struct SayOrdinaryFilesTests {
  @Test(arguments: ["en", "ru"])
  func `files of an app compile unchanged and are heard`(language: String) async throws {
    let tool = try await Tool()
    // All together, since starting the compiler takes longer than compiling one.
    let files = OrdinaryFile.all.filter { $0.language == language }
    for file in files { try tool.write(file.code, to: "\(file.name).swift") }
    let names = files.map { "\($0.name).swift" }
    let run = try await tool.run(["say"] + names + ["--language", language])
    #expect(run.status == 0, "\(run.errors)")
    let expected = files.map(\.speech).joined(separator: "\n\n") + "\n"
    #expect(run.output == expected, "\(run.errors)")
  }
}

struct OrdinaryFile: Sendable {
  /// What the file demonstrates; also its name.
  var name: String
  /// The language of the device.
  var language = "en"
  var code: String
  /// The name of each screen and its lines.
  var speech: String

  static let all = [
    dragAndDrop, recognizer, keyboard, units, russianUnits, history, emptyScreen, orders,
    terms,
  ]

  private static let dragAndDrop = OrdinaryFile(
    name: "a table whose rows are dragged",
    code: """
      import UIKit

      final class PlaylistController: UITableViewController, UITableViewDragDelegate,
        UITableViewDropDelegate
      {
        private var songs = ["Yesterday", "Help"]

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
          tableView.dragDelegate = self
          tableView.dropDelegate = self
          tableView.dragInteractionEnabled = true
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          songs.count
        }

        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
          cell.textLabel?.text = songs[indexPath.row]
          return cell
        }

        func tableView(
          _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
          [UIDragItem(itemProvider: NSItemProvider(object: songs[indexPath.row] as NSString))]
        }

        func tableView(
          _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
          withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
          UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }

        func tableView(
          _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator
        ) {
          guard let destination = coordinator.destinationIndexPath else { return }
          for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: destination) }
        }
      }

      """,
    speech: """
      # PlaylistController
      Yesterday, Draggable, Swipe up or down to select a custom action, then double tap to activate
      Help, Draggable, Swipe up or down to select a custom action, then double tap to activate
      """
  )

  private static let recognizer = OrdinaryFile(
    name: "a recognizer of its own",
    code: """
      import UIKit
      import UIKit.UIGestureRecognizerSubclass

      final class CheckmarkRecognizer: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
          super.touchesBegan(touches, with: event)
          if touches.count != 1 { state = .failed }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
          super.touchesEnded(touches, with: event)
          state = .recognized
        }
        override func reset() {
          super.reset()
        }
      }

      final class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let mark = CheckmarkRecognizer(target: self, action: #selector(marked))
          let tap = UITapGestureRecognizer(target: self, action: #selector(marked))
          tap.require(toFail: mark)
          addGestureRecognizer(mark)
          addGestureRecognizer(tap)
          isAccessibilityElement = true
          accessibilityLabel = "Card"
          accessibilityTraits = .button
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        @objc private func marked() {
          UIView.animate(withDuration: 0.2) {
            self.transform = CGAffineTransform(translationX: 3, y: 0).rotated(by: .pi / 8)
          }
        }
      }

      """,
    speech: "# Card\nCard, Button"
  )

  private static let keyboard = OrdinaryFile(
    name: "a screen for a keyboard",
    code: """
      import UIKit

      final class EditorController: UIViewController {
        private let field = UITextField()

        override var canBecomeFirstResponder: Bool { true }
        override var preferredFocusEnvironments: [UIFocusEnvironment] { [field] }

        override func viewDidLoad() {
          super.viewDidLoad()
          field.accessibilityLabel = "Name"
          field.focusEffect = UIFocusHaloEffect()
          field.frame = CGRect(x: 16, y: 100, width: 200, height: 44)
          view.addSubview(field)
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          for press in presses {
            switch press.key?.keyCode {
            case .keyboardEscape: dismiss(animated: true)
            default: break
            }
          }
          super.pressesBegan(presses, with: event)
        }

        override func didUpdateFocus(
          in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
          super.didUpdateFocus(in: context, with: coordinator)
          coordinator.addCoordinatedAnimations({ context.nextFocusedView?.alpha = 1 })
        }
      }

      """,
    speech: "# EditorController\nName, Text field, Double tap to edit"
  )

  private static let amounts = """
    import UIKit

    final class Route: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let formatter = MeasurementFormatter()
        formatter.unitStyle = .long
        formatter.unitOptions = .providedUnit
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let heat = Measurement(value: 21.5, unit: UnitTemperature.celsius)
        text = "5 km"
        accessibilityLabel = formatter.string(from: way) + ", " + formatter.string(from: heat)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    """

  private static let units = OrdinaryFile(
    name: "amounts in English",
    code: amounts,
    speech: "# Route\n5 kilometers, 21.5 degrees Celsius"
  )

  private static let russianUnits = OrdinaryFile(
    name: "amounts in Russian",
    language: "ru",
    code: amounts,
    speech: "# Route\n5 километров, 21,5 градуса Цельсия"
  )

  private static let history = OrdinaryFile(
    name: "a list that takes back",
    code: """
      import UIKit

      final class Notes: UIViewController {
        private let history = UndoManager()
        private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        private var notes = ["Milk"] { didSet { label.text = notes.joined(separator: " ") } }

        override var undoManager: UndoManager? { history }

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          userActivity = NSUserActivity(activityType: "notes")
          userActivity?.isEligibleForHandoff = true
          add("Bread")
          add("Salt")
          undoManager?.undo()
          undoManager?.undo()
          undoManager?.redo()
        }

        private func add(_ note: String) {
          notes.append(note)
          undoManager?.registerUndo(withTarget: self) { $0.remove() }
          undoManager?.setActionName("Add")
        }

        private func remove() {
          let note = notes.removeLast()
          undoManager?.registerUndo(withTarget: self) { $0.add(note) }
        }
      }

      """,
    speech: "# Notes\nMilk Bread"
  )

  private static let emptyScreen = OrdinaryFile(
    name: "a screen that has nothing to show",
    language: "ru",
    code: """
      import UIKit

      final class Results: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          var configuration = UIContentUnavailableConfiguration.empty()
          configuration.text = "Пусто"
          configuration.secondaryText = "Добавьте первый заказ"
          configuration.button.title = "Добавить"
          configuration.buttonProperties.primaryAction = UIAction { _ in }
          contentUnavailableConfiguration = configuration
        }
      }

      """,
    speech: "# Results\nПусто\nДобавьте первый заказ\nДобавить, Кнопка"
  )

  private static let terms = OrdinaryFile(
    name: "a page of the web, with a log and a kind of file",
    code: """
      import OSLog
      import UniformTypeIdentifiers
      import WebKit

      private let logger = os.Logger(subsystem: "com.example.shop", category: "terms")

      final class TermsController: UIViewController {
        private let kind: UniformTypeIdentifiers.UTType = .html

        override func viewDidLoad() {
          super.viewDidLoad()
          let page = WebKit.WKWebView(frame: view.bounds)
          page.loadHTMLString("<h1>Terms</h1><p>Be kind.</p>", baseURL: nil)
          view.addSubview(page)
          logger.info("\\(self.kind.identifier, privacy: .public)")
        }
      }

      """,
    speech: "# TermsController\nTerms, Heading level 1\nBe kind."
  )

  private static let orders = OrdinaryFile(
    name: "a screen with a diary, a step of a storyboard and a view that measures itself",
    language: "ru",
    code: """
      import UIKit
      import os

      private let logger = Logger(subsystem: "com.example.shop", category: "orders")

      final class Badge: UILabel {
        override func systemLayoutSizeFitting(
          _ targetSize: CGSize,
          withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
          verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
          CGSize(width: 200, height: 44)
        }
        override func drawText(in rect: CGRect) {
          super.drawText(in: rect.insetBy(dx: 8, dy: 4))
        }
      }

      final class OrdersController: UIViewController {
        private let badge = Badge(frame: CGRect(x: 16, y: 100, width: 200, height: 44))

        override func viewDidLoad() {
          super.viewDidLoad()
          badge.text = "Новый"
          badge.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
          badge.accessibilityTraits.insert(.button)
          view.addSubview(badge)
          var name = PersonNameComponents()
          name.givenName = "Анна"
          name.familyName = "Иванова"
          badge.accessibilityHint = PersonNameComponentsFormatter().string(from: name)
          logger.debug("shown \\(self.badge.text ?? "", privacy: .public)")
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          segue.destination.title = "Заказ"
        }
      }

      """,
    speech: "# OrdersController\nНовый, Кнопка, Анна Иванова"
  )
}
