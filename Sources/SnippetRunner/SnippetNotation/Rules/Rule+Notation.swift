package import Diagnostics

extension Rule {
  static let notation: [Rule] = [
    .fenceOption, .shownWithoutReason, .transcriptExpression, .unknownGesture,
    .setupWithoutBlock, .duplicateBlockName, .nothingToContinue, .errorWithoutBlock,
    .noBlockBefore, .fenceInsideFence, .oversizedTable, .oversizedReference,
    .deepCode, .unspokenLanguage,
  ]

  static let fenceOption = Rule(
    id: "fence-option",
    explanation: """
      The options after a fence set how the block is checked. This one is misspelt, has an invalid \
      value, or contradicts another option.
      """,
    readers: """
      Every reader relies on the caption under a listing that says what was checked. With a \
      misspelt option, something else would be checked.
      """,
    wrong: "```swift contnues",
    right: "```swift continues"
  )
  static let unspokenLanguage = Rule(
    id: "unspoken-language",
    explanation: """
      The speech model speaks English, Russian, German and Chinese. A transcript on a page in \
      another language cannot be computed in that language, so 'lang=' must say in which of them \
      it is. On such a page, that is not reported as a foreign transcript.
      """,
    readers: """
      VoiceOver usually says its own words in the language of the app. A line with a French name \
      and an English role would be taken for what people hear in French.
      """,
    wrong: "```voiceover buy\nAcheter, bouton, on a French page",
    right: "```voiceover buy lang=en\nBuy, Button"
  )
  static let fenceInsideFence = Rule(
    id: "fence-inside-fence",
    explanation: """
      A fence opens inside another one, whose closing line is missing. CommonMark reads the line \
      as text, so neither block is what its author meant. The outer block is not run, and 'book \
      check --update' does not change it. To show Markdown on purpose, make the outer fence longer \
      than those inside it.
      """,
    readers: """
      The page would show one transcript with the source of another in it, and the second would \
      not be checked.
      """,
    wrong: "```voiceover cancel\nCancel, Button\n\n```voiceover buy\nBuy, Button\n```",
    right: "```voiceover cancel\nCancel, Button\n```\n\n```voiceover buy\nBuy, Button\n```"
  )
  package static let oversizedTable = Rule(
    id: "oversized-table",
    explanation: """
      The tables of a page may have 500,000 cells in all, counting the empty cells that complete \
      short rows, and so may those that it takes from data files. A page with more is not read or \
      built: that would take minutes and gigabytes.
      """,
    readers: """
      No one can find their way in such a table, and browsers and screen readers stop responding.
      """,
    wrong: "one table of 1,200 columns and 1,200 rows",
    right: "a table for each subject, or a data file that readers can download"
  )
  static let oversizedReference = Rule(
    id: "oversized-reference",
    explanation: """
      Each link of the form '[text][name]' gets a copy of the address and the title in the line \
      '[name]: address'. A page whose copies take more than 2 MB is not read: that would take \
      minutes and gigabytes.
      """,
    readers: """
      The page would be too large for browsers, and no one can read an address of a kilobyte.
      """,
    wrong: "a definition with an address of 30 kB, and 8,000 links to it",
    right: "a definition with the address of a page, and links to it"
  )
  static let deepCode = Rule(
    id: "deep-code",
    explanation: """
      The compiler's parser calls itself for each bracket, and for each part of a chain such as \
      'a.b.c'. Thousands of them would crash it, so the code is neither compiled nor coloured. The same holds \
      for more than 512 KiB of Swift on a page, which take seconds to read.
      """,
    readers: "No one can read such code, and a screen reader speaks each bracket.",
    wrong: "an array with 1,000 opening brackets",
    right: "a few functions that build it step by step"
  )
  static let shownWithoutReason = Rule(
    id: "shown-without-reason",
    explanation: """
      A block marked 'shown' is not compiled. It needs a reason, which the page shows in the \
      caption of the listing.
      """,
    readers: """
      Readers should know that code is unchecked before they copy it. Because the reason is part \
      of the caption, screen reader users hear it as well.
      """,
    wrong: "```swift shown",
    right: "```swift shown reason=\"needs an iPhone with LiDAR\""
  )
  static let transcriptExpression = Rule(
    id: "transcript-expression",
    explanation: """
      A transcript is computed from a screen. After 'voiceover' or 'voicecontrol', write a Swift \
      expression for it: a view, a view controller, or an array of views.
      """,
    readers: """
      Without a screen nothing can be computed, and readers would get a line that someone made up.
      """,
    wrong: "```voiceover\nBuy, Button\n```",
    right: "```voiceover button\nBuy, Button\n```"
  )
  static let unknownGesture = Rule(
    id: "unknown-gesture",
    explanation: """
      A line of a transcript that begins with '> ' is an action of the user: a VoiceOver gesture \
      or a Voice Control command. The speech model does not know this one, or the space after '>' \
      is missing.
      """,
    readers: """
      Readers try the gestures on a device. One that does not exist, or that the system calls \
      something else, would leave them stuck.
      """,
    wrong: "> swipe rihgt",
    right: "> swipe right"
  )
  static let setupWithoutBlock = Rule(
    id: "setup-without-block",
    explanation: """
      Hidden setup, Swift code in an HTML comment, is compiled with the Swift block right after \
      it. No such block follows here.
      """,
    readers: """
      Authors: the setup has no effect, and the block that needs it does not compile or does \
      something else.
      """,
    wrong: "<!-- swift\nlet menu = Menu()\n-->\n\nThe end of the chapter.",
    right: "<!-- swift\nlet menu = Menu()\n-->\n```swift\nmenu.open()\n```"
  )
  static let duplicateBlockName = Rule(
    id: "duplicate-block-name",
    explanation: """
      A block has a name so that other blocks can continue it. If two blocks on a page share a \
      name, it is unclear which one is meant.
      """,
    readers: "Authors: the block that continues could be compiled with the wrong one.",
    wrong: "```swift name=cart\n…\n```\n```swift name=cart\n…\n```",
    right: "```swift name=cart\n…\n```\n```swift name=full-cart\n…\n```"
  )
  static let nothingToContinue = Rule(
    id: "nothing-to-continue",
    explanation: """
      A block marked 'continues' shares the scope of an earlier block: the last one that runs, or \
      the one it names. There is no such block on this page.
      """,
    readers: """
      Readers who follow a page from the top must be able to compile what they have read so far.
      """,
    wrong: "```swift continues=crat",
    right: "```swift continues=cart"
  )
  static let errorWithoutBlock = Rule(
    id: "error-without-block",
    explanation: """
      An 'error' fence shows the compiler message for the block right before it, which must be \
      marked 'fails'.
      """,
    readers: "A message without its code explains nothing and cannot be checked.",
    wrong: "```swift\nlet a = 1\n```\n```error\ncannot find 'b' in scope\n```",
    right: "```swift fails\nlet a = b\n```\n```error\ncannot find 'b' in scope\n```"
  )
  static let noBlockBefore = Rule(
    id: "no-block-before",
    explanation: """
      A transcript or an output belongs to the runnable Swift block before it. There is none on \
      this page.
      """,
    readers: "Nothing would be computed, so readers would see words without proof.",
    wrong: "```output\nHello\n```",
    right: "```swift\nprint(\"Hello\")\n```\n```output\nHello\n```"
  )
}
