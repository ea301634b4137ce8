import SnippetTestSupport
import Testing

/// Console output for compiler errors.
struct CompilerConsoleTests {
  @Test func `code that does not compile`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:4:1: error: cannot assign to value: 'fixed' is a 'let' constant [does-not-compile]
      4 | fixed = 2
        | ^
          note: Content/en/page.md:3:1: change 'let' to 'var' to make it mutable
          fix-it: write 'var' at Content/en/page.md:3:1
      Content/en/page.md:8:14: error: cannot find 'UIButton' in scope [does-not-compile]
      8 | let button = UIButton()
        |              ^
        help: add the line 'import UIKit'
      Content/en/page.md:13:19: error: value of optional type 'Int?' must be unwrapped to a value of type 'Int' [does-not-compile]
      13 | let number: Int = optional
         |                   ^
          note: Content/en/page.md:13:19: coalesce using '??' to provide a default when the optional value contains 'nil'
          fix-it: write '?? <#default value#>' at Content/en/page.md:13:27
          note: Content/en/page.md:13:19: force-unwrap using '!' to abort execution if the optional value contains 'nil'
          fix-it: write '!' at Content/en/page.md:13:27
      Content/en/page.md:14:7: error: cannot find 'basket' in scope [does-not-compile]
      14 | print(basket)
         |       ^
        help: if an earlier block declares 'basket', write 'swift continues' to share its scope
      Content/en/page.md:20:6: error: value of type 'UIView' has no member 'accessibilityLable' [does-not-compile]
      20 | view.accessibilityLable = "Menu"
         |      ^
        help: did you mean 'accessibilityLabel'?
      Content/en/page.md:24:8: error: no such module 'MapKit' [does-not-compile]
      24 | import MapKit
         |        ^
        help: it exists only on Apple's platforms: snippets may import UIKit, SwiftUI, Accessibility, Foundation and, with '--package PATH', a package's modules; mark other code 'shown reason="…"'
      """,
      for: """
        ```swift
        import UIKit
        let fixed = 1
        fixed = 2
        ```

        ```swift
        let button = UIButton()
        ```

        ```swift
        let optional: Int? = 1
        let number: Int = optional
        print(basket)
        ```

        ```swift
        import UIKit
        let view = UIView()
        view.accessibilityLable = "Menu"
        ```

        ```swift
        import MapKit
        ```
        """
    )
  }

  @Test func `a different error message, and code that compiles unexpectedly`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:6:1: error: the compiler does not print this message [compiler-message]
      6 | cannot find 'one' in scope
        | ^
          - cannot find 'one' in scope
          + cannot convert value of type 'String' to specified type 'Int'
          where '-' is the page and '+' is computed
        help: if the computed lines are right, 'book check --update' writes them into the file
      Content/en/page.md:9:1: error: this block is marked 'fails', but it compiles [compiles-unexpectedly]
      9 | ```swift fails
        | ^
        help: remove 'fails' and the 'error' fence, or show a mistake that the compiler finds
      """,
      for: """
        ```swift fails
        let number: Int = "one"
        ```

        ```error
        cannot find 'one' in scope
        ```

        ```swift fails
        let number: Int = 1
        ```
        """
    )
  }
}
