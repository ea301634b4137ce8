import SnippetTestSupport
import Testing

/// Console output for lines that differ from the computed ones.
struct TranscriptConsoleTests {
  @Test func `a different transcript`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:12:1: error: the transcript differs from the computed lines [transcript]
      12 | Menu, Heading
         | ^
          - Menu, Heading
          + Menu
            Buy, Button
          where '-' is the page and '+' is computed
          the element there: label: Menu
          its frame: x 16, y 80, width 60, height 20
        help: the page has the word for the trait '.header', which the element lacks: insert '.header' into 'accessibilityTraits'; if the computed lines are right, 'book check --update' writes them into the file
      Content/en/page.md:18:1: error: the transcript differs from the computed lines [transcript]
      18 | Sell, Button
         | ^
            Menu
          - Sell, Button
          - Close, Button
          + Buy, Button
          where '-' is the page and '+' is computed
          the element there: label: Buy · trait: Button
          its frame: x 16, y 120, width 40, height 32
        help: if the computed lines are right, 'book check --update' writes them into the file
      Content/en/page.md:22:1: error: the page expects 3 stops, but there are 2 [stop-count]
      22 | ```voiceover [title, buy] expect=3 stops
         | ^
          Menu
          Buy, Button
        help: write 'expect=2 stops'
      Content/en/page.md:27:1: error: the transcript differs from the computed lines [transcript]
      27 | [activated]
         | ^
            > tap Buy
          - [activated]
          + [activated Buy]
          where '-' is the page and '+' is computed
        help: if the computed lines are right, 'book check --update' writes them into the file
      Content/en/page.md:30:1: error: cannot show a value of type 'Int'; expected a view, a view controller or an array of views [unusable-screen]
      30 | ```voiceover 1
         | ^
      """,
      for: """
        ```swift
        import UIKit
        let title = UILabel()
        title.text = "Menu"
        title.accessibilityFrame = CGRect(x: 16, y: 80, width: 60, height: 20)
        let buy = UIButton(type: .system)
        buy.setTitle("Buy", for: .normal)
        buy.accessibilityFrame = CGRect(x: 16, y: 120, width: 40, height: 32)
        ```

        ```voiceover [title, buy]
        Menu, Heading
        Buy, Button
        ```

        ```voiceover [title, buy]
        Menu
        Sell, Button
        Close, Button
        ```

        ```voiceover [title, buy] expect=3 stops
        ```

        ```voicecontrol buy
        > tap Buy
        [activated]
        ```

        ```voiceover 1
        One
        ```
        """
    )
  }

  @Test func `different output`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:8:1: error: the output is not what was printed [output]
      8 | three
        | ^
            one
          - three
          + two
          where '-' is the page and '+' is computed
        help: if the computed lines are right, 'book check --update' writes them into the file
      """,
      for: """
        ```swift
        print("one")
        print("two")
        ```

        ```output
        one
        three
        ```
        """
    )
  }
}
