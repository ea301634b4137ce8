import SnippetTestSupport
import Testing

/// Console output for mistakes in fence options.
struct FenceConsoleTests {
  @Test func `a gesture with a number of times`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:8:1: error: unknown gesture 'swipe up twice' [unknown-gesture]
      8 | > swipe up twice
        | ^
        help: write the line '> swipe up' once for each time
      """,
      for: """
        ```swift
        import UIKit
        let buy = UIButton(type: .system)
        ```

        ```voiceover buy
        Button
        > swipe up twice
        ```
        """
    )
  }

  @Test func `unknown fence options`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:6:18: error: unknown fence option 'hint=off' [fence-option]
      6 | ```voiceover buy hint=off
        |                  ^
        help: did you mean 'hints'?
      Content/en/page.md:10:18: error: unknown value in 'hints=no' [fence-option]
      10 | ```voiceover buy hints=no
         |                  ^
        help: write 'hints=on|off'
      Content/en/page.md:16:1: error: unknown gesture 'swip up' [unknown-gesture]
      16 | > swip up
         | ^
        help: did you mean 'swipe up'?
      Content/en/page.md:17:1: error: unknown gesture 'dance' [unknown-gesture]
      17 | > dance
         | ^
        help: write a gesture such as 'swipe right', 'double tap', 'rotor Headings', 'touch NAME' or 'read'
      Content/en/page.md:21:1: error: unknown voice command 'tab Buy' [unknown-gesture]
      21 | > tab Buy
         | ^
        help: did you mean 'tap Buy'?
      """,
      for: """
        ```swift
        import UIKit
        let buy = UIButton(type: .system)
        ```

        ```voiceover buy hint=off
        Button
        ```

        ```voiceover buy hints=no
        Button
        ```

        ```voiceover buy
        Button
        > swip up
        > dance
        ```

        ```voicecontrol buy
        > tab Buy
        ```
        """
    )
  }
}
