import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import TestSupport
import Testing

/// Console output for one cause: without what follows from it, and with a hint that fixes it.
struct CauseConsoleTests {
  @Test func `a name from an earlier block is reported once, with that block`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:10:1: error: cannot find 'buy' in scope [does-not-compile]
      10 | buy.setTitle("B", for: .normal)
         | ^
        help: the block in line 1 declares 'buy': write 'swift continues' to share its scope
      Content/en/page.md:17:7: error: cannot find 'buy' in scope [does-not-compile]
      17 | print(buy)
         |       ^
        help: the block in line 1 declares 'buy': name it with 'name=…', and write 'continues=…' here
      """,
      for: """
        ```swift
        import UIKit

        let buy = UIButton(type: .system)
        ```

        ```swift
        import UIKit

        buy.setTitle("B", for: .normal)
        buy.setTitle("C", for: .normal)
        let other = buy
        print(other)
        ```

        ```swift
        print(buy)
        ```
        """
    )
  }

  @Test func `a space that the compiler rejects, or only warns about, is named`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:2:6: error: the code contains a no-break space, U+00A0 [does-not-compile]
      2 | let a\u{A0}= "1\u{A0}€"
        |      ^
        help: replace it by a space
      Content/en/page.md:6:8: error: the code contains an ideographic space, U+3000 [does-not-compile]
      6 | let b =\u{3000}1
        |        ^
        help: replace it by a space
      """,
      for: """
        ```swift
        let a\u{A0}= "1\u{A0}€"
        ```

        ```swift
        let b =\u{3000}1
        ```
        """
    )
  }

  @Test func `a name with an invisible character is not compiled, as the page's check names it`()
    async
  {
    await Page.expectNothing(about: "```swift\nlet a = 1\nprint(a\u{200B})\n```\n")
  }

  @Test func `misspelt modules and keywords are named`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:2:8: error: no such module 'UiKit' [does-not-compile]
      2 | import UiKit
        |        ^
        help: did you mean 'UIKit'?
      Content/en/page.md:6:5: error: consecutive statements on a line must be separated by ';' [does-not-compile]
      6 | lett buy = 1
        |     ^
          fix-it: write ';' at Content/en/page.md:6:5
        help: did you mean 'let' instead of 'lett'?
      """,
      for: """
        ```swift
        import UiKit
        ```

        ```swift
        lett buy = 1
        ```
        """
    )
  }

  @Test func `a property called like a modifier, and a placeholder, have advice`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:5:6: error: cannot call value of non-function type 'String?' [does-not-compile]
      5 | play.accessibilityLabel("Play")
        |      ^
        help: write 'play.accessibilityLabel = "Play"' to set it: it is a property
      Content/en/page.md:9:7: error: editor placeholder in source file [does-not-compile]
      9 | print(<#value#>)
        |       ^
        help: replace the text between '<#' and '#>', and these signs, by code
      """,
      for: """
        ```swift
        import UIKit

        let play = UIButton()
        play.accessibilityLabel("Play")
        ```

        ```swift
        print(<#value#>)
        ```
        """
    )
  }

  @Test func `an unknown name in a transcript is compared with those of the code`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:8:14: error: cannot find 'bye' in scope [does-not-compile]
      8 | ```voiceover bye
        |              ^
        help: use one of: 'buy'
      Content/en/page.md:19:15: error: type 'Any' has no member 'send' [does-not-compile]
      19 | ```voiceover .send
         |               ^
        help: use one of: 'close', 'title'
      """,
      for: """
        ```swift
        import UIKit

        let buy = UIButton(type: .system)
        buy.setTitle("Buy", for: .normal)
        ```

        ```voiceover bye
        Buy, Button
        ```

        ```swift
        import UIKit

        let close = UIButton(type: .system)
        let title = UILabel()
        ```

        ```voiceover .send
        Close, Button
        ```
        """
    )
  }

  @Test func `a name in the first line of the third block is from the first`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:11:7: error: cannot find 'count' in scope [does-not-compile]
      11 | print(count)
         |       ^
        help: the block in line 1 declares 'count': name it with 'name=…', and write 'continues=…' here
      """,
      for: """
        ```swift
        let count = 1
        ```

        ```swift
        let q = 2
        print(q)
        ```

        ```swift
        print(count)
        ```
        """
    )
  }

  @Test(arguments: [
    ("struct V: View {\n  var body: some View { Text(\"a\") }\n}", "SwiftUI", 1),
    ("import UIKit\n\nlet text = Text(\"a\")", "SwiftUI", 1),
    ("struct S {\n  @State var isOn = false\n}", "SwiftUI", 1),
    ("let address = URL(string: \"https://e.org\")", "Foundation", 1),
    ("print(Date(), UUID())", "Foundation", 1),
    ("let now = Date()\nlet label = UILabel()", "Foundation", 2),
  ])
  func `a missing import is reported once`(code: String, module: String, count: Int) async {
    let report = await Page("```swift\n\(code)\n```\n").check().report
    #expect(report.diagnostics.count == count, "\(report.diagnostics)")
    #expect(report.diagnostics.first?.help == "add the line 'import \(module)'")
  }

  @Test(arguments: [
    "struct View {}\nlet view = Veiw()", "import Foundation\n\nprint(basket)",
    "let shape = Basket()",
  ])
  func `a name of the author needs no import`(code: String) async {
    let report = await Page("```swift\n\(code)\n```\n").check().report
    #expect(report.diagnostics.first?.help?.contains("'import") != true, "\(report.diagnostics)")
  }

  @Test(arguments: [
    ("let list = [1, 1️⃣2\nprint(list)\n", nil),
    ("1️⃣struct A {\n  func f() {\n    print(1)\n  }\n", "'}'"),
    ("func f() 1️⃣{\n  print(1)\n", "'}'"),
    ("func f() { if true 1️⃣{ print(2) }\nlet x = 1\nprint(x)\n", "'}'"),
  ])
  func `a missing bracket is one error, not at the line that opens the block`(
    code: String,
    help: String?
  ) async {
    let place = MarkedText("```swift\n\(code)```\n")
    let findings = await Page(place.text).check().report.diagnostics
    let line = place.location("1️⃣", in: "").line
    #expect(findings.count == 1, "\(findings)")
    #expect(findings.first?.summary.hasPrefix("expected '") == true)
    #expect(findings.first?.location?.line == line, "\(findings)")
    if let help { #expect(findings.first?.help?.contains(help) == true) }
  }

  @Test(arguments: [
    ("1️⃣dependencies: [\n  .package(url: \"https://e.org\", from: \"1.0.0\")\n]", "manifest"),
    ("// Package.swift\n\n1️⃣.package(url: \"https://e.org\", from: \"1.0.0\")", "manifest"),
    ("1️⃣.product(name: \"A\", package: \"a\"),", "manifest"),
    ("1️⃣.target(name: \"A\", dependencies: [\n  .product(name: \"B\"),\n]),", "manifest"),
    ("1️⃣.toggle()", "fragment"),
    ("1️⃣case .add:\n  print(1)", "fragment"),
    ("let b = 1️⃣...\nprint(b)", "'...'"),
    ("func f() {\n  1️⃣...\n}\nlet x: Int = ...\nf(...)", "'...'"),
    ("struct Feature { 1️⃣... }", "'...'"),
  ])
  func `a fragment is one error that says how to mark it`(code: String, word: String) async {
    let place = MarkedText("```swift\n\(code)\n```\n")
    let findings = await Page(place.text).check().report.diagnostics
    #expect(findings.count == 1, "\(findings)")
    #expect(findings.first?.summary.contains(word) == true, "\(findings)")
    #expect(findings.first?.location?.line == place.location("1️⃣", in: "").line, "\(findings)")
    #expect(findings.first?.help?.contains("shown reason=") == true)
  }

  @Test func `ranges and members in the middle are not fragments`() async {
    let code = "let a = [1, 2]\nprint(a[...], (1...2).count)\nlet b: Int = .zero\nprint(b, c)\n"
    let findings = await Page("```swift\n\(code)```\n").check().report.diagnostics
    #expect(findings.map(\.summary) == ["cannot find 'c' in scope"])
  }

  @Test func `a type in place of a value is reported with what to write`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:7:14: error: expected member name or initializer call after type name [does-not-compile]
      7 | ```voiceover Cart
        |              ^
          note: Content/en/page.md:7:14: add arguments after the type to construct a value of the type
          fix-it: write '()' at Content/en/page.md:7:18
          note: Content/en/page.md:7:14: use '.self' to reference the type object
          fix-it: write '.self' at Content/en/page.md:7:18
        help: this is a type: write 'Cart()' to show one
      """,
      for: """
        ```swift
        import UIKit

        final class Cart: UIView {}
        ```

        ```voiceover Cart
        Cart
        ```
        """
    )
  }

  @Test func `a misspelt value hides what the compiler concludes from it`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:4:28: error: type 'UIButton.ButtonType' has no member 'sytem'; did you mean 'system'? [does-not-compile]
      4 | let sell = UIButton(type: .sytem)
        |                            ^
          fix-it: write 'system' at Content/en/page.md:4:28
      """,
      for: """
        ```swift
        import UIKit

        let sell = UIButton(type: .sytem)
        sell.setTitle("B", for: .normal)
        ```
        """
    )
  }

  @Test func `a manifest is only shown`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:2:15: error: cannot find 'Package' in scope [does-not-compile]
      2 | let package = Package(name: "A")
        |               ^
        help: mark the block 'shown reason="a manifest"': manifests cannot run here
      Content/en/page.md:6:8: error: no such module 'PackageDescription' [does-not-compile]
      6 | import PackageDescription
        |        ^
        help: mark the block 'shown reason="a manifest"': manifests cannot run here
      """,
      for: """
        ```swift
        let package = Package(name: "A")
        ```

        ```swift
        import PackageDescription
        ```
        """
    )
  }

  @Test(arguments: ["import ArgumentParser", "import struct ArgumentParser.ValidationError"])
  func `the modules of the tool are not for snippets`(line: String) async {
    let column = line.count - (line.contains(".") ? 29 : 13)
    let report = await Page("```swift\n\(line)\n\nprint(1)\n```\n").check().report
    #expect(report.diagnostics.map(\.summary) == ["no such module 'ArgumentParser'"])
    #expect(report.diagnostics.first?.location?.line == 2)
    #expect(report.diagnostics.first?.location?.column == column)
  }

  @Test func `a block without an end is not compiled`() async {
    await Page.expectNothing(about: "Text.\n\n```swift\nlet number =\n")
  }
}
