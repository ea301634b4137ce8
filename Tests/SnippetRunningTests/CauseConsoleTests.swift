import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
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
        help: the block in line 1 declares 'buy': write 'swift continues' to share its scope
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
