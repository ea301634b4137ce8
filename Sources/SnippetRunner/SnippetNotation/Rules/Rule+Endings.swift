package import Diagnostics

extension Rule {
  /// The kinds of findings about programs that did not come to their end.
  package static let endings: [Rule] = [
    .crash, .earlyExit, .timeout, .outputLimit, .memoryLimit, .endedHost,
  ]

  package static let crash = Rule(
    id: "crash",
    explanation: """
      The program crashed at this line, with the message of Swift's runtime. Mend the line, or mark \
      the block 'compiles' if it is not meant to run.
      """,
    readers: """
      Readers who run the code would have the same crash, without the author beside them.
      """,
    wrong: "```swift\nlet first = [Int]()[0]\n```",
    right: "```swift\nlet first = [Int]().first\n```"
  )
  package static let earlyExit = Rule(
    id: "exit",
    explanation: """
      The program threw an error that nothing caught, or left the process before its last line. \
      What comes after on the page was not computed.
      """,
    readers: """
      Readers would be shown lines that the program never got to.
      """,
    wrong: "```swift\nexit(1)\n```",
    right: "```swift\nprint(\"done\")\n```"
  )
  package static let timeout = Rule(
    id: "timeout",
    explanation: """
      The program ran longer than a snippet may, 10 seconds unless '--timeout' says otherwise.
      """,
    readers: """
      Readers would wait for ever, and so would every build of the book.
      """,
    wrong: "```swift\nwhile true {}\n```",
    right: "```swift\nfor _ in 1...3 {}\n```"
  )
  package static let outputLimit = Rule(
    id: "output-limit",
    explanation: """
      The program printed more than a snippet may. Most often a loop has no end.
      """,
    readers: """
      Nobody reads a mebibyte of output, and least of all by ear.
      """,
    wrong: "```swift\nwhile true { print(1) }\n```",
    right: "```swift\nfor _ in 1...3 { print(1) }\n```"
  )
  package static let memoryLimit = Rule(
    id: "memory-limit",
    explanation: """
      The program asked for more memory than a snippet may have. Most often a loop keeps what it \
      makes and has no end.
      """,
    readers: """
      Readers who run the code would bring their machine to a halt.
      """,
    wrong: "```swift\nvar all = [Int]()\nwhile true { all += all + [1] }\n```",
    right: "```swift\nlet all = Array(1...3)\n```"
  )
  package static let endedHost = Rule(
    id: "host",
    explanation: """
      The program that runs snippets ended before it came to this block. That is a defect of the \
      tool or of the machine, not of the page. Run the check again, and report it if it happens twice.
      """,
    readers: """
      Authors: nothing is known about the block, neither good nor bad, so nothing is claimed.
      """,
    wrong: "book check, on a machine that is out of memory",
    right: "book check --jobs 1"
  )
}
