import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Synchronization
import TestSupport
import Testing

/// Swift files that snippets import as one module.
struct SamplesTests {
  private static let menuPath = "Content/Samples/Menu.swift"

  private static let menu = """
    import UIKit

    public final class Menu {
      public static let shared = Menu()
      public var dishes = ["Pepperoni"]
    }

    public final class DishCell: UIView {
      public init(_ dish: String) {
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        isAccessibilityElement = true
        accessibilityLabel = dish
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
      }

      required init?(coder: NSCoder) { nil }

      @objc func tap() {}
    }
    """

  private static let snippet = """
    ```swift
    import Samples
    import UIKit

    let cell = DishCell(Menu.shared.dishes[0])
    print(type(of: cell), cell is UIView)
    ```

    ```output
    DishCell true
    ```

    ```voiceover cell
    Pepperoni
    ```


    """

  /// Code without samples.
  private static let plain = "```swift\nprint(1)\n```\n\n```output\n1\n```\n\n"

  /// Code that can't be split, so that it is compiled separately.
  private static let script = """
    ```swift fails
    import Samples
    Menu.shared.dishes = 5
    ```

    ```error
    cannot assign value of type 'Int' to type '[String]'
    ```

    """

  private let temporary = TemporaryFolder()
  private var cache: String { temporary.url.path(percentEncoded: false) }

  /// Checks a page and returns how many of its programs were compiled.
  private func check(
    _ page: String,
    samples: [SampleSource],
    remembers: Bool = false
  ) async -> (report: SnippetReport, compiled: Int?) {
    let compiled = Mutex<Int?>(nil)
    let chapter = ChapterSource(path: "page.md", language: "en", text: page)
    let runner = SnippetRunner(toolchain: Page.toolchain, cache: remembers ? cache : nil)
    let check = await runner.check([chapter], samples: samples) { progress in
      if case .compiling(let count) = progress { compiled.withLock { $0 = count } }
    }
    return (check.report, compiled.withLock(\.self))
  }

  private static func menu(_ text: String = menu) -> [SampleSource] {
    [SampleSource(path: menuPath, text: text)]
  }

  @Test(arguments: [snippet, snippet + snippet + plain, script, script + snippet + snippet])
  func `a snippet can import the samples, alone and among others`(page: String) async {
    let report = await check(page, samples: Self.menu()).report
    #expect(report.diagnostics.isEmpty)
    #expect(!report.verdicts.isEmpty && !report.verdicts.values.contains(.broken))
  }

  @Test func `sample files see each other and may share a name`() async {
    let other = SampleSource(
      path: "Content/Samples/Lunch/Menu.swift",
      text: "public func lunch() -> String { Menu.shared.dishes.joined() + \" at noon\" }\n"
    )
    let page =
      "```swift\nimport Samples\nprint(lunch())\n```\n\n```output\nPepperoni at noon\n```\n"
    #expect(await check(page, samples: Self.menu() + [other]).report.diagnostics.isEmpty)
  }

  @Test func `a class of the samples exists only once in a program`() async {
    let page = """
      ```swift name=first
      import Samples
      Menu.shared.dishes.append("Margherita")
      ```

      ```swift
      import Samples
      print(Menu.shared.dishes.count)
      ```

      ```output
      1
      ```

      ```swift continues=first
      let dishes: Any = Menu.shared
      print((dishes as? Menu)?.dishes.count ?? 0, Menu.shared === dishes as AnyObject)
      ```

      ```output
      2 true
      ```
      """
    #expect(await check(page, samples: Self.menu()).report.diagnostics.isEmpty)
  }

  @Test func `a mistake in a sample is reported once at its location`() async {
    let marked = MarkedText("public struct Menu {}\n\nlet ё = 1; let price: Int = 1️⃣\"49\"\n")
    let page = Self.snippet + Self.snippet + Self.script + Self.plain
    let report = await check(page, samples: Self.menu(marked.text)).report
    #expect(report.diagnostics.map(\.location) == [marked.location("1️⃣", in: Self.menuPath)])
    #expect(
      report.diagnostics.map(\.summary)
        == ["cannot convert value of type 'String' to specified type 'Int'"]
    )
    // Only code without samples passes; three fences of each snippet and two more are unchecked.
    #expect(report.verdicts.values.count { $0 == .broken } == 8)
    #expect(report.verdicts.values.count { $0 == .ran || $0 == .matched } == 2)
  }

  @Test func `samples without imports are checked`() async {
    let report = await check("Words.\n", samples: Self.menu("let price: Int = \"49\"\n")).report
    #expect(report.diagnostics.map(\.location?.line) == [1])
  }

  @Test func `without samples, or without public ones, the help says so`() async {
    let missing = await check(Self.snippet, samples: []).report.diagnostics
    #expect(missing.map(\.summary) == ["no such module 'Samples'"])
    #expect(missing.first?.help?.contains("'Content/Samples'") == true)
    let page = "```swift\nimport Samples\nprint(secret)\n```\n"
    let hidden = await check(page, samples: Self.menu("let secret = 1\n")).report.diagnostics
    #expect(
      hidden.map(\.help) == ["if 'secret' is declared in 'Content/Samples', make it 'public' there"]
    )
  }

  @Test func `a changed sample is recompiled with the programs that import it`() async {
    let page = Self.snippet + Self.plain
    #expect(await check(page, samples: Self.menu(), remembers: true).compiled == 2)
    #expect(await check(page, samples: Self.menu(), remembers: true).compiled == nil)
    let changed = Self.menu(Self.menu.replacing("Pepperoni", with: "Salami"))
    let second = await check(page, samples: changed, remembers: true)
    #expect(second.compiled == 1)
    #expect(second.report.diagnostics.map(\.id) == ["transcript"])
    let broken = Self.menu(Self.menu + "\nlet price: Int = \"49\"\n")
    let third = await check(page, samples: broken, remembers: true)
    #expect(third.compiled == nil)
    #expect(third.report.diagnostics.map(\.location?.path) == [Self.menuPath])
  }
}
