package import Diagnostics

extension Rule {
  package static let terminations: [Rule] = [
    .crash, .earlyExit, .timeout, .outputLimit, .memoryLimit, .hostTerminated,
  ]

  package static let crash = Rule(
    id: "crash",
    explanation: """
      The program crashed at this line, with this message of the Swift runtime. Fix the line, or \
      mark the block 'compiles' if it is not meant to run.
      """,
    readers: "Readers who run the code would get the same crash, without the author to help.",
    wrong: "```swift\nlet first = [Int]()[0]\n```",
    right: "```swift\nlet first = [Int]().first\n```"
  )
  package static let earlyExit = Rule(
    id: "early-exit",
    explanation: """
      The program threw an uncaught error or exited before its last line. The rest of its \
      transcripts and outputs was not computed.
      """,
    readers: "The page would show results of lines that never ran.",
    wrong: "```swift\nexit(1)\n```",
    right: "```swift\nprint(\"done\")\n```"
  )
  package static let timeout = Rule(
    id: "timeout",
    explanation: """
      The program exceeded the time limit of snippets, by default 10 seconds. '--timeout' changes \
      it.
      """,
    readers: "Readers who run the code would wait forever, and so would every build of the book.",
    wrong: "```swift\nwhile true {}\n```",
    right: "```swift\nfor _ in 1...3 {}\n```"
  )
  package static let outputLimit = Rule(
    id: "output-limit",
    explanation: """
      The program printed more than snippets may, or its screens and commands have more elements \
      than can be reported. The usual cause is an endless loop.
      """,
    readers: "No one reads a mebibyte of output, least of all with a screen reader.",
    wrong: "```swift\nwhile true { print(1) }\n```",
    right: "```swift\nfor _ in 1...3 { print(1) }\n```"
  )
  package static let memoryLimit = Rule(
    id: "memory-limit",
    explanation: """
      The program exceeded the memory limit of snippets. The usual cause is an endless loop that \
      stores its results.
      """,
    readers: "Readers who run the code would exhaust the memory of their machine.",
    wrong: "```swift\nvar all = [Int]()\nwhile true { all += all + [1] }\n```",
    right: "```swift\nlet all = Array(1...3)\n```"
  )
  package static let hostTerminated = Rule(
    id: "host-terminated",
    explanation: """
      The process that runs snippets ended before it reached this block. The page isn't at fault; \
      the tool or the machine is. Run the check again, and report the problem if it happens again.
      """,
    readers: "Authors: the block is unchecked, so the page cannot claim that it works.",
    wrong: "book check, on a machine that is out of memory",
    right: "book check --jobs 1"
  )
}
