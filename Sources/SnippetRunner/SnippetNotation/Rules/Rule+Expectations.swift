package import Diagnostics

extension Rule {
  static let expectations: [Rule] = [
    .differentTranscript, .stopCount, .illegibleDrawing, .differentOutput, .unusableScreen,
    .doesNotCompile, .compilesUnexpectedly, .differentCompilerMessage, .comparedTranscript,
  ]

  package static let differentTranscript = Rule(
    id: "transcript",
    explanation: """
      The lines on the page differ from those computed from the code above. Lines with '-' are on \
      the page, lines with '+' were computed. Decide which are right: fix the code, or run \
      'book check --update' to write the computed lines.
      """,
    readers: """
      The whole book depends on this: readers who cannot see the screen, and developers who cannot \
      hear it, trust that these are the words.
      """,
    wrong: "```voiceover button\nBuy, button\n```",
    right: "```voiceover button\nBuy, Button\n```"
  )
  package static let stopCount = Rule(
    id: "stop-count",
    explanation: "The screen does not have the number of stops that 'expect=' states.",
    readers: """
      The number of stops is the number of swipes that VoiceOver users need to cross the screen. \
      The book uses it to compare designs.
      """,
    wrong: "```voiceover row expect=1 stops\n```",
    right: "```voiceover row expect=5 stops\n```"
  )
  package static let illegibleDrawing = Rule(
    id: "illegible-drawing",
    severity: .warning,
    explanation: """
      The drawing of a screen has overlapping text or no text at all. The views are too small, \
      overlap, or show nothing: give them space, a size or a text.
      """,
    readers: """
      Sighted readers compare the drawing with the speech, which an illegible drawing prevents.
      """,
    wrong: "let row = UIView()\nrow.addSubview(name)\nrow.addSubview(price)",
    right: "let row = UIStackView(arrangedSubviews: [name, price])\nrow.spacing = 8"
  )
  package static let differentOutput = Rule(
    id: "output",
    explanation: """
      The program printed something else than the page says. Fix the code, or run \
      'book check --update' to write the printed lines.
      """,
    readers: "Readers who run the code must get the same output as on the page.",
    wrong: "```swift\nprint(2 + 2)\n```\n```output\n5\n```",
    right: "```swift\nprint(2 + 2)\n```\n```output\n4\n```"
  )
  package static let unusableScreen = Rule(
    id: "unusable-screen",
    explanation: """
      The value of the expression cannot be shown on the simulated screen, or the program failed \
      while it was shown. The summary says which.
      """,
    readers: """
      Without a screen there is nothing to speak, and readers would get a line that was not \
      computed.
      """,
    wrong: "```voiceover 42\n42\n```",
    right: "```voiceover label\n42\n```"
  )
  package static let doesNotCompile = Rule(
    id: "does-not-compile",
    explanation: """
      The compiler rejects the block with this message, at this line and column of the page. Fix \
      the code, or mark the block 'fails' if it is meant to show the mistake.
      """,
    readers: """
      Readers who copy code from the book, letter by letter with a screen reader, must not find \
      out at the end that it never compiled.
      """,
    wrong: "```swift\nlet title: String = 1\n```",
    right: "```swift\nlet title: String = \"1\"\n```"
  )
  package static let compilesUnexpectedly = Rule(
    id: "compiles-unexpectedly",
    explanation: """
      The block is marked 'fails', which means that the compiler rejects it, but it compiles.
      """,
    readers: "The page says that the compiler protects readers from a mistake, and it does not.",
    wrong: "```swift fails\nlet a = 1\n```",
    right: "```swift fails\nlet a: String = 1\n```"
  )
  package static let differentCompilerMessage = Rule(
    id: "compiler-message",
    explanation: """
      The compiler rejects the block, as expected, but with a different message than the page shows.
      """,
    readers: """
      Readers search for the text of a message, so it must be the text that their compiler prints.
      """,
    wrong: "```error\ncannot convert Int to String\n```",
    right: "```error\ncannot convert value of type 'Int' to specified type 'String'\n```"
  )
  static let comparedTranscript = Rule(
    id: "compared-transcript",
    explanation: """
      The option 'same-as=NAME' states that the block with that name has the same lines in the same \
      order, such as a SwiftUI version and its UIKit original. 'differs-from=NAME' states that the \
      lines differ. The transcripts contradict that.
      """,
    readers: """
      If a page shows code in two frameworks, readers assume that they can choose either. If the \
      speech differs, users hear it, and readers must know.
      """,
    wrong: """
      ```voiceover row same-as=cell
      Soup, 5 euros
      ```
      where the block 'cell' says “Soup, 5 euros, Button”
      """,
    right: "```voiceover row same-as=cell\nSoup, 5 euros, Button\n```"
  )
}
