import Foundation
import Testing

/// Files of other apps, with dependencies on other modules, Objective-C or Interface Builder.
struct SayForeignCodeTests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
  }

  /// A label that uses a third-party module.
  private static let greeting = """
    import Layout
    @testable import class Theme.Palette

    final class Greeting: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        text = Layout.Greeter().words
        stick()
      }
      required init?(coder: NSCoder) { nil }
    }

    """

  private static let standIn = """
    import UIKit

    struct Greeter { var words = "Hello" }
    extension UIView {
      func stick() {}
    }

    """

  @Test func `a file named after a module replaces it, and a stub removes it`()
    async throws
  {
    try tool.write(Self.greeting, to: "Greeting.swift")
    try tool.write(Self.standIn, to: "StandIns/Layout.swift")
    let run = try await tool.run(
      "say",
      "Greeting.swift",
      "--with",
      "StandIns/Layout.swift",
      "--stub",
      "Theme"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "Hello\n")
    #expect(run.errors.contains("Greeting.swift:2:1: note: 'import Theme' was removed"))
  }

  @Test func `every unknown module is an error with both solutions`() async throws {
    try tool.write(Self.greeting, to: "Greeting.swift")
    let run = try await tool.run("say", "Greeting.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("Greeting.swift:1:8: error: no such module 'Layout'"))
    #expect(run.errors.contains("Greeting.swift:2:24: error: no such module 'Theme'"))
    #expect(run.errors.contains("'--with Layout.swift'"))
    #expect(run.errors.contains("'--stub Layout'"))
    #expect(!run.errors.contains("cannot find"))
  }

  @Test func `an unused import is reported as such`() async throws {
    try tool.write("import Lottie\n\nlet label = UILabel()\nlabel.text = \"Hi\"\n", to: "A.swift")
    let run = try await tool.run("say", "A.swift")
    #expect(run.errors.contains("the file does not use it"), "\(run.errors)")
    let stubbed = try await tool.run("say", "A.swift", "--stub", "Lottie")
    #expect(stubbed.output == "Hi\n", "\(stubbed.errors)")
  }

  @Test func `using a stubbed module is an error at its line`() async throws {
    let code =
      "import UIKit\nimport SnapKit\n\nfinal class A: UILabel {\n  func a() { snp.make() }\n}\n"
    try tool.write(code, to: "A.swift")
    let run = try await tool.run("say", "A.swift", "--stub", "SnapKit")
    #expect(run.errors.contains("A.swift:5:14: error: cannot find 'snp' in scope"), "\(run.errors)")
  }

  @Test func `SwiftUI imports UIKit, and its own views are spoken`() async throws {
    try tool.write("import SwiftUI\n\nlet label = UILabel()\nlabel.text = \"Hi\"\n", to: "A.swift")
    let run = try await tool.run("say", "A.swift")
    #expect(run.output == "Hi\n", "\(run.errors)")
    let view = "import SwiftUI\n\nstruct A: View { var body: some View { Text(\"Hi\") } }\n"
    try tool.write(view, to: "B.swift")
    let spoken = try await tool.run("say", "B.swift")
    #expect(spoken.output == "Hi\n", "\(spoken.errors)")
    let needy =
      "import SwiftUI\n\nstruct A: View {\n  let name: String\n  @State private var isOn = false\n"
      + "  @Environment(\\.dismiss) var dismiss\n  var body: some View { Text(name) }\n}\n"
    try tool.write(needy, to: "C.swift")
    let silent = try await tool.run("say", "C.swift")
    #expect(silent.errors.contains("pass them, as in --show 'A(name: …)'"), "\(silent.errors)")
    let asked = try await tool.run("say", "C.swift", "--show", "A(name: \"Soup\")")
    #expect(asked.output == "Soup\n", "\(asked.errors)")
  }

  @Test func `overrides in extensions are heard`() async throws {
    try tool.write(Self.card, to: "Card.swift")
    try tool.write(Self.cardAccessibility, to: "Card+Accessibility.swift")
    let run = try await tool.run(
      "say",
      "Card.swift",
      "--with",
      "Card+Accessibility.swift",
      "--show",
      "Card()"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "Card, Button\n")
  }

  @Test func `an error in an override in an extension has its own line`() async throws {
    let extensions = Self.cardAccessibility.replacing("\"Card\"", with: "zork")
    try tool.write(Self.card + "let after: Zork\n", to: "Card.swift")
    try tool.write(extensions, to: "Card+Accessibility.swift")
    let run = try await tool.run("say", "Card.swift", "--with", "Card+Accessibility.swift")
    #expect(run.errors.contains("Card+Accessibility.swift:5:11: error: cannot find 'zork'"))
    #expect(run.errors.contains("Card.swift:9:12: error: cannot find type 'Zork'"), "\(run.errors)")
  }

  private static let card = """
    import UIKit

    class Base: UIView { init() { super.init(frame: CGRect(x: 0, y: 0, width: 99, height: 99)); setUp() }
      required init?(coder: NSCoder) { nil } }
    extension Base { @objc func setUp() {} }
    final class Card: Base {
      override func setUp() { isAccessibilityElement = true }
    }

    """

  private static let cardAccessibility = """
    import UIKit

    extension Card {
      override var accessibilityLabel: String? {
        get { "Card" }
        set {}
      }
      #if os(iOS)
      func nothing() {}
      #endif
    }
    #if os(iOS)
    extension Card {
      @objc override var accessibilityTraits: UIAccessibilityTraits { get { .button } set {} }
    }
    #endif

    """

  @Test func `Objective-C code is heard`() async throws {
    // All together, since starting the compiler takes longer than compiling one.
    for file in ForeignFile.all { try tool.write(file.code, to: "\(file.name).swift") }
    let names = ForeignFile.all.map { "\($0.name).swift" }
    let run = try await tool.run(
      ["say"] + names + ForeignFile.all.flatMap { ["--show", $0.show] }
    )
    #expect(run.status == 0, "\(run.errors)")
    let expected = ForeignFile.all.map { "# \($0.show)\n\($0.speech)\n" }
    #expect(run.output == expected.joined(separator: "\n"), "\(run.errors)")
  }

  @Test func `an outlet that a nib would set is explained in one sentence`() async throws {
    let code = """
      import UIKit

      final class Screen: UIViewController {
        @IBOutlet private weak var titleLabel: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          titleLabel.text = "Title"
        }
        @IBAction func open() { performSegue(withIdentifier: "detail", sender: self) }
        func next() {
          let storyboard = UIStoryboard(name: "Main", bundle: nil)
          present(storyboard.instantiateViewController(withIdentifier: "Next"), animated: true)
        }
      }

      """
    try tool.write(code, to: "Screen.swift")
    let run = try await tool.run("say", "Screen.swift")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("outlets are set by a nib or storyboard, which cannot be read here")
    )
  }
}
