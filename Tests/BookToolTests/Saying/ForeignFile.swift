import Testing

/// A file that needs the Objective-C runtime, and what is heard of it.
struct ForeignFile: Sendable {
  /// What the file demonstrates; also its name.
  var name: String
  var code: String
  /// The expression to show.
  var show: String
  var speech: String

  static let all = [
    optionalMethods, optionalMembers, observedOwnProperty, observedByName, forwarding,
  ]

  private static let optionalMethods = ForeignFile(
    name: "a delegate of whose methods some are left out",
    code: """
      import UIKit

      @objc protocol FormDelegate {
        func formDidOpen(_ form: Form)
        @objc optional func form(_ form: Form, didSave name: String)
        @objc optional func form(_ form: Form, titleFor index: Int) -> String
        @objc optional func formShouldClose(_ form: Form) -> Bool
      }

      final class Form: UILabel {
        weak var delegate: FormDelegate?
        func load() {
          delegate?.formDidOpen(self)
          delegate?.form?(self, didSave: "name")
          let title = delegate?.form?(self, titleFor: 2) ?? "none"
          let closes = delegate?.formShouldClose?(self) ?? true
          let asks = delegate?.formShouldClose != nil
          text = "\\(title) \\(closes) \\(asks)"
        }
      }

      class FormScreen: UIViewController {
        let form = Form(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
        override func viewDidLoad() {
          super.viewDidLoad()
          form.delegate = self
          view.addSubview(form)
          form.load()
        }
      }

      extension FormScreen: FormDelegate {
        func formDidOpen(_ form: Form) {}
        func form(_ form: Form, titleFor index: Int) -> String { "Title \\(index)" }
      }

      final class Other: FormScreen {
        func formShouldClose(_ form: Form) -> Bool { false }
        override func form(_ form: Form, titleFor index: Int) -> String { "Other" }
      }

      """,
    show: "[FormScreen().view, Other().view]",
    speech: "Title 2 true false\nOther false true"
  )

  private static let optionalMembers = ForeignFile(
    name: "a source of whose properties some are left out",
    code: """
      import UIKit

      @objc protocol Source: NSObjectProtocol {
        @objc optional var heading: String { get }
        @objc optional var note: String { get }
        @objc optional func count() -> Int
      }

      final class Full: NSObject, Source {
        var heading = "Heading"
        func count() -> Int { 3 }
      }

      private final class Empty: NSObject, Source {}

      final class Row: UILabel {
        init(_ source: Source?) {
          super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
          text = "\\(source?.heading ?? "no heading"), \\(source?.note ?? "no note")"
          if let count = source?.count { text? += ", \\(count())" }
        }
        required init?(coder: NSCoder) { nil }
        static var rows: [Row] { [Row(Full()), Row(Empty()), Row(nil)] }
      }

      """,
    show: "Row.rows",
    speech: "Heading, no note, 3\nno heading, no note\nno heading, no note"
  )

  private static let observedOwnProperty = ForeignFile(
    name: "properties that are observed by key paths",
    code: """
      import UIKit

      final class Model: NSObject {
        @objc dynamic var total = 0
        @objc dynamic var half: Int = 0 { didSet { halves += 1 } }
        @objc dynamic var double: Int { get { total * 2 } set { total = newValue / 2 } }
        var halves = 0
      }

      final class TotalScreen: UIViewController {
        private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
        private let model = Model()
        private var observations: [NSKeyValueObservation] = []
        private let list = UIScrollView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          label.text = ""
          observations = [
            model.observe(\\.total, options: [.initial, .new, .old]) { [label] _, change in
              label.text? += "\\(change.oldValue ?? -1) to \\(change.newValue ?? -1). "
            },
            model.observe(\\.half) { [label] model, _ in label.text? += "half \\(model.half). " },
            list.observe(\\.contentOffset, options: .new) { [label] _, change in
              label.text? += "at \\(change.newValue?.y ?? -1)"
            },
          ]
          model.total = 4
          model.half = 2
          model.double = 12
          list.contentOffset = CGPoint(x: 0, y: 8)
          observations.forEach { $0.invalidate() }
          model.total = 100
        }
      }

      """,
    show: "TotalScreen()",
    speech: "-1 to 0. 0 to 4. half 2. 4 to 6. at 8.0"
  )

  private static let observedByName = ForeignFile(
    name: "properties that are observed by their names",
    code: """
      import UIKit

      final class PageScreen: UIViewController {
        private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
        private let list = UIScrollView()
        @objc dynamic var page = 1
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          let name = #keyPath(UIScrollView.contentSize)
          list.addObserver(self, forKeyPath: name, options: .new, context: nil)
          addObserver(self, forKeyPath: #keyPath(page), options: [.old, .new], context: nil)
          list.contentSize = CGSize(width: 1, height: 2)
          page = 7
          list.removeObserver(self, forKeyPath: name)
          list.contentSize = CGSize(width: 1, height: 3)
        }
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          let new = change?[.newKey]
          let words = (new as? CGSize).map { "\\($0.height)" } ?? "\\(new as? Int ?? 0)"
          label.text = (label.text ?? "") + "\\(keyPath ?? "") \\(words) "
        }
      }

      """,
    show: "PageScreen()",
    speech: "contentSize 2.0 page 7"
  )

  private static let forwarding = ForeignFile(
    name: "a delegate that hands on UIKit's optional methods",
    code: """
      import UIKit

      final class Field: UITextField, UITextFieldDelegate {
        weak var other: UITextFieldDelegate?
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
          other?.textFieldShouldReturn?(textField) ?? true
        }
        func textField(
          _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
          replacementString string: String
        ) -> Bool {
          other?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string)
            ?? true
        }
      }

      """,
    show: "UIButton(type: .close)",
    speech: "Close, Button"
  )
}
