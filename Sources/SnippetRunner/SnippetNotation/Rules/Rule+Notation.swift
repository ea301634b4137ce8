import Diagnostics

extension Rule {
  /// The kinds of findings about the words after a fence and the order of fences.
  static let notation: [Rule] = [
    .fenceOption, .shownWithoutReason, .transcriptExpression, .unknownGesture,
    .setupWithoutBlock, .duplicateBlockName, .nothingToContinue, .errorWithoutBlock,
    .noBlockBefore, .fenceInsideFence,
  ]

  static let fenceOption = Rule(
    id: "fence-option",
    explanation: """
      The words after a fence say what is promised of the block. A word that is misspelt, has a \
      value it does not take, or contradicts another one promises nothing, so it is refused.
      """,
    readers: """
      Every reader relies on the line under a listing that says what was checked. A promise that \
      was only almost written would not be kept.
      """,
    wrong: "```swift contnues",
    right: "```swift continues"
  )
  static let fenceInsideFence = Rule(
    id: "fence-inside-fence",
    explanation: """
      A line that opens a fence stands inside another fence, because the closing line of that one was \
      forgotten. CommonMark takes it for text, so neither block is what its author meant. The outer \
      block is not run, and 'book check --update' writes nothing into it. A block that shows Markdown \
      on purpose has a longer fence than those in it.
      """,
    readers: """
      Readers would get a transcript with the source of another one in it, and the second would not be \
      checked.
      """,
    wrong: "```voiceover cancel\nCancel, Button\n\n```voiceover buy\nBuy, Button\n```",
    right: "```voiceover cancel\nCancel, Button\n```\n\n```voiceover buy\nBuy, Button\n```"
  )
  static let shownWithoutReason = Rule(
    id: "shown-without-reason",
    explanation: """
      A block marked 'shown' is not compiled. It must say why, and the page repeats the reason \
      beside the listing.
      """,
    readers: """
      A reader who copies unchecked code should know before, not after. The reason is part of the \
      caption, so a listener hears it too.
      """,
    wrong: "```swift shown",
    right: "```swift shown reason=\"needs an iPhone with LiDAR\""
  )
  static let transcriptExpression = Rule(
    id: "transcript-expression",
    explanation: """
      A transcript is computed from what is on the screen. After 'voiceover' or 'voicecontrol' \
      stands a Swift expression for that: a view, a view controller, or an array of views.
      """,
    readers: """
      Without a screen nothing can be computed, and readers would get a line that somebody only \
      imagined.
      """,
    wrong: "```voiceover\nBuy, Button\n```",
    right: "```voiceover button\nBuy, Button\n```"
  )
  static let unknownGesture = Rule(
    id: "unknown-gesture",
    explanation: """
      A line of a transcript that begins with '> ' is something the user does. The words must be a \
      gesture of VoiceOver or a command of Voice Control that the model knows.
      """,
    readers: """
      Readers try the gestures on a device. One that does not exist, or has another name in the \
      book than in the system, would leave them stuck.
      """,
    wrong: "> swipe rihgt",
    right: "> swipe right"
  )
  static let setupWithoutBlock = Rule(
    id: "setup-without-block",
    explanation: """
      Hidden setup, Swift code in an HTML comment, is compiled with the Swift block right after \
      it. Here no such block follows, so the code would be compiled with nothing.
      """,
    readers: """
      Authors: the setup they wrote is without effect, and the block that needs it will not \
      compile or will mean something else.
      """,
    wrong: "<!-- swift\nlet menu = Menu()\n-->\n\nThe end of the chapter.",
    right: "<!-- swift\nlet menu = Menu()\n-->\n```swift\nmenu.open()\n```"
  )
  static let duplicateBlockName = Rule(
    id: "duplicate-block-name",
    explanation: """
      A block gets a name so that another block can continue it. Two blocks of one page with the \
      same name leave open which is meant.
      """,
    readers: """
      Authors: the block that continues would be compiled with one of the two by chance.
      """,
    wrong: "```swift name=cart\n…\n```\n```swift name=cart\n…\n```",
    right: "```swift name=cart\n…\n```\n```swift name=full-cart\n…\n```"
  )
  static let nothingToContinue = Rule(
    id: "nothing-to-continue",
    explanation: """
      A block marked 'continues' shares the scope of a block before it: the last one that runs, or \
      the one it names. There is no such block on this page.
      """,
    readers: """
      Readers who follow a page from its top must be able to compile what they have read so far.
      """,
    wrong: "```swift continues=crat",
    right: "```swift continues=cart"
  )
  static let errorWithoutBlock = Rule(
    id: "error-without-block",
    explanation: """
      An 'error' fence shows what the compiler says about the block right before it, and that \
      block must be marked 'fails'.
      """,
    readers: """
      A message without its code explains nothing to anybody, and is not compared with anything.
      """,
    wrong: "```swift\nlet a = 1\n```\n```error\ncannot find 'b' in scope\n```",
    right: "```swift fails\nlet a = b\n```\n```error\ncannot find 'b' in scope\n```"
  )
  static let noBlockBefore = Rule(
    id: "no-block-before",
    explanation: """
      A transcript or an output belongs to the Swift block before it that runs. There is none on \
      this page.
      """,
    readers: """
      Nothing would be computed, so readers would be shown words that nothing proves.
      """,
    wrong: "```output\nHello\n```",
    right: "```swift\nprint(\"Hello\")\n```\n```output\nHello\n```"
  )
}
