package import Diagnostics

extension Rule {
  /// The kinds of findings about promises of a page that do not hold.
  static let promises: [Rule] = [
    .differentTranscript, .stopCount, .unreadableDrawing, .differentOutput, .unusableScreen,
    .doesNotCompile, .compilesAfterAll, .differentCompilerMessage, .comparedTranscript,
  ]

  package static let differentTranscript = Rule(
    id: "transcript",
    explanation: """
      The lines on the page are not the lines that were computed from the code above. Lines with \
      '-' stand on the page, lines with '+' were computed. Decide which of the two is right: mend \
      the code, or let 'book check --update' write the computed lines.
      """,
    readers: """
      The whole book rests on this: a reader who cannot see the screen, and a developer who cannot \
      hear it, both trust that these are the words.
      """,
    wrong: "```voiceover button\nBuy, button\n```",
    right: "```voiceover button\nBuy, Button\n```"
  )
  package static let stopCount = Rule(
    id: "stop-count",
    explanation: """
      The page promises with 'expect=' how many stops a screen has, and there are more or fewer.
      """,
    readers: """
      The number of stops is the number of swipes a VoiceOver user needs to get across the screen; \
      it is the measure by which the book compares designs.
      """,
    wrong: "```voiceover row expect=1 stops\n```",
    right: "```voiceover row expect=5 stops\n```"
  )
  package static let unreadableDrawing = Rule(
    id: "unreadable-drawing",
    severity: .warning,
    explanation: """
      On the drawing of a screen words lie on one another, or there is nothing to read at all. The \
      views have no room for their texts, lie on one another, or show nothing: give them space, \
      sizes or texts.
      """,
    readers: """
      Readers who see compare the drawing with what is spoken; on a drawing that they cannot read \
      there is nothing to compare.
      """,
    wrong: "let row = UIView()\nrow.addSubview(name)\nrow.addSubview(price)",
    right: "let row = UIStackView(arrangedSubviews: [name, price])\nrow.spacing = 8"
  )
  package static let differentOutput = Rule(
    id: "output",
    explanation: """
      What the page says the program prints is not what it printed. Mend the code, or let \
      'book check --update' write the lines that were printed.
      """,
    readers: """
      Readers who run the code must see on their screen, or hear, what the page says.
      """,
    wrong: "```swift\nprint(2 + 2)\n```\n```output\n5\n```",
    right: "```swift\nprint(2 + 2)\n```\n```output\n4\n```"
  )
  package static let unusableScreen = Rule(
    id: "screen",
    explanation: """
      What the fence names cannot be put on the simulated screen, or the program failed while it \
      was there. The summary says which.
      """,
    readers: """
      Without a screen there is nothing to speak, and readers would get a line nobody computed.
      """,
    wrong: "```voiceover 42\n42\n```",
    right: "```voiceover label\n42\n```"
  )
  package static let doesNotCompile = Rule(
    id: "does-not-compile",
    explanation: """
      The compiler refuses the block. The message is the compiler's own, at its line and column on \
      the page. Mend the code; mark a block 'fails' if the mistake is what it is to show.
      """,
    readers: """
      A reader who copies code from the book, letter by letter with a screen reader, must not find \
      out at the end that it never compiled.
      """,
    wrong: "```swift\nlet title: String = 1\n```",
    right: "```swift\nlet title: String = \"1\"\n```"
  )
  package static let compilesAfterAll = Rule(
    id: "compiles-after-all",
    explanation: """
      The block is marked 'fails', which promises that the compiler refuses it, but it compiles.
      """,
    readers: """
      Readers are told that the compiler protects them from a mistake, and it does not.
      """,
    wrong: "```swift fails\nlet a = 1\n```",
    right: "```swift fails\nlet a: String = 1\n```"
  )
  package static let differentCompilerMessage = Rule(
    id: "compiler-message",
    explanation: """
      The compiler refuses the block, as promised, but with another message than the page shows.
      """,
    readers: """
      Readers search for the words of a message. They must be the words that their compiler says.
      """,
    wrong: "```error\ncannot convert Int to String\n```",
    right: "```error\ncannot convert value of type 'Int' to specified type 'String'\n```"
  )
  static let comparedTranscript = Rule(
    id: "compared-transcript",
    explanation: """
      Two listings are compared: 'same-as=NAME' promises that each line is heard of the block with \
      that name, too, in the same order: the listing in SwiftUI says what the one in UIKit says. \
      'differs-from=NAME' promises that they differ. One of both does not hold.
      """,
    readers: """
      Who shows the same thing in two frameworks tells readers that they may take either. If one says \
      other words, users hear the difference, and readers must be told.
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
