/// A page of random pieces of the notation, determined by its number.
package struct RandomPage {
  package let text: String
  /// Lines as a program might print them.
  package let computed: [String]

  private static let pieces = [
    "```swift\nlet a = 1\n```\n", "```swift fails\na\n```\n\n```error\nb\n```\n",
    "```output\nx\n```\n", "```voiceover a\n> tap A\nB\n```\n", "```voicecontrol a lang=ru\n```\n",
    "~~~output\nx\n~~~\n", "~~~~ output\n~~~\n~~~~  \n", "```output", "```", "~~~", "````", "\n",
    "\n\n", "\r\n", "> ", ">", "- ", "1. ", "   ", "\t", "    ", "```swift continues=x name=y\n",
    "```swift shown reason=\"", "<!-- swift\nlet b = 2\n-->\n", "<!-->", "-->", "<!--", "<div>",
    "[^a]", "[^a]: ", "> [!NOTE]\n", "---\n", "# A\n", "| a | b |\n|---|---|\n", "\u{FEFF}", "é",
    "e\u{301}", "👩‍👩‍👧", "\0", "\u{2028}", "\\", "`", "*", "_", "[", "](", "word", "    code\n",
  ]

  private static let lines = [
    "", " ", "A", "```", "````", "  ```  ", "    ```", "~~~", "> ", "> ```", "- B", "<!--", "é",
    "```output", "\tC", "\\", "👩‍👩‍👧",
  ]

  package init(number: UInt64) {
    var state = number
    // SplitMix64, which is the same on every machine.
    let random = { (count: Int) -> Int in
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }
    let beginning = random(4) == 0 ? "" : Self.pieces[0] + "\n"
    text = beginning + (0..<random(16)).map { _ in Self.pieces[random(Self.pieces.count)] }.joined()
    computed = (0..<random(8)).map { _ in Self.lines[random(Self.lines.count)] }
  }
}
