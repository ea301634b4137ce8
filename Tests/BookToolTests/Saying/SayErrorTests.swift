import Foundation
import Testing

/// Errors of `book say` have a location, and the exit status isn't 0.
struct SayErrorTests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
  }

  private func expect(
    _ code: String,
    _ options: [String] = [],
    gives expected: String,
    at source: SourceLocation = #_sourceLocation
  ) async throws {
    try tool.write(code, to: "file.swift")
    let run = try await tool.run(["say", "file.swift"] + options)
    #expect(run.status == 1, sourceLocation: source)
    #expect(run.errors == expected + "\n", sourceLocation: source)
  }

  @Test func `errors of the compiler have the line and column of the file, with notes and advice`()
    async throws
  {
    try await expect(
      """
      import UIKit
      class A: UIView {
        func f() {
          let label = UILabel()
          label.txt = "Да"; take(labl)
        }
      }

      """,
      gives: """
        file.swift:5:11: error: value of type 'UILabel' has no member 'txt' [does-not-compile]
        5 |     label.txt = "Да"; take(labl)
          |           ^
          help: did you mean 'text'?
        file.swift:5:23: error: cannot find 'take' in scope [does-not-compile]
        5 |     label.txt = "Да"; take(labl)
          |                       ^
          help: if another file declares 'take', add it: '--with FILE.swift'
        file.swift:5:28: error: cannot find 'labl' in scope [does-not-compile]
        5 |     label.txt = "Да"; take(labl)
          |                            ^
            note: file.swift:4:9: did you mean 'label'?
          help: if another file declares 'labl', add it: '--with FILE.swift'
        """
    )
  }

  // Regression: the advice asked for another file, as it still does for own functions.
  @Test
  func
    `a class that observes itself gets advice about Objective-C, other functions about their file`()
    async throws
  {
    try await expect(
      """
      import UIKit
      class A: UIView {
        func f() {
          setValue(1, forKey: "x")
          perceive(1)
        }
      }

      """,
      gives: """
        file.swift:4:5: error: cannot find 'setValue' in scope [does-not-compile]
        4 |     setValue(1, forKey: "x")
          |     ^
          help: 'setValue' needs Objective-C: call the method or set the property directly
        file.swift:5:5: error: cannot find 'perceive' in scope [does-not-compile]
        5 |     perceive(1)
          |     ^
          help: if another file declares 'perceive', add it: '--with FILE.swift'
        """
    )
  }

  @Test func `characters that only look like a space, or like nothing, are named`() async throws {
    try await expect(
      "import UIKit\nlet é\u{A0}= UILabel()\né\u{200B}.text = \"1\u{A0}€\"\n",
      gives: """
        file.swift:2:6: error: the code contains a no-break space, U+00A0 [does-not-compile]
        2 | let é\u{A0}= UILabel()
          |      ^
          help: replace it by a space
        file.swift:3:2: error: the code contains an invisible character: a zero-width space, U+200B [does-not-compile]
        3 | é\u{200B}.text = "1\u{A0}€"
          |  ^
          help: delete it
        """
    )
  }

  @Test func `a fix-it of the compiler is shown with its location`() async throws {
    try await expect(
      "import UIKit\nlet fixed = 1\nfixed = 2\nlet view = UIView()\n",
      gives: """
        file.swift:3:1: error: cannot assign to value: 'fixed' is a 'let' constant [does-not-compile]
        3 | fixed = 2
          | ^
            note: file.swift:2:1: change 'let' to 'var' to make it mutable
            fix-it: write 'var' at file.swift:2:1
        """
    )
  }

  @Test func `an expression that does not compile is shown with a caret`() async throws {
    try await expect(
      "import UIKit\nlet cart = UILabel()\n",
      ["--show", "UIView()", "--show", "catr.superview"],
      gives: """
        --show:2:1: error: cannot find 'catr' in scope [does-not-compile]
        2 | catr.superview
          | ^
            note: file.swift:2:5: did you mean 'cart'?
          help: if another file declares 'catr', add it: '--with FILE.swift'
        """
    )
  }

  @Test func `an expression that is not a view is an error`() async throws {
    try await expect(
      "import UIKit\n",
      ["--show", "3 + 4"],
      gives: """
        --show:1:1: error: 3 + 4: cannot show a value of type 'Int'; expected a view, a view controller \
        or an array of views [unusable-screen]
        1 | 3 + 4
          | ^
        """
    )
  }

  @Test(arguments: [
    ("import UIKit\nimport SnapKit\n", "file.swift:2:8: error: no such module 'SnapKit'"),
    (
      "import UIKit\nimport Combine\nlet a = PassthroughSubject<Int, Never>()\n",
      "file.swift:3:9: error: cannot find 'PassthroughSubject' in scope"
    ),
    ("import UIKit\nstruct A {\n", "file.swift:2:11: error: expected '}' in struct"),
    ("struct A {}\n", "file.swift: error: there is no view or view controller to speak"),
    (
      "import UIKit\nclass A: UIView { init(a: Int) { super.init(frame: .zero) }\nrequired init?(coder: NSCoder) { nil } }\n",
      "file.swift: error: no view or view controller can be spoken without more information"
    ),
    (" \n", "file.swift: error: the file is empty"),
  ])
  func `a file that cannot be spoken says why`(code: String, message: String) async throws {
    try tool.write(code, to: "file.swift")
    let run = try await tool.run("say", "file.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func `a class that does not compile is skipped, and the others are spoken`()
    async throws
  {
    try tool.write(
      """
      import UIKit
      class A: UILabel { @available(*, unavailable) override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil } }
      class B: UILabel { override var text: String? { get { "B" } set {} } }

      """,
      to: "file.swift"
    )
    let run = try await tool.run("say", "file.swift")
    #expect(run.output == "B\n", "\(run.errors)")
    #expect(run.errors.contains("file.swift:2:7: note: A was skipped:"))
  }

  @Test func `a crash and an endless loop are reported, and later screens are spoken`()
    async throws
  {
    try tool.write(
      """
      import UIKit
      class Trap: UIView {
        let list: [Int] = []
        override func layoutSubviews() {
          print(list[3])
        }
      }
      class Loop: UIView { override func layoutSubviews() { while true {} } }
      class Last: UILabel { override var text: String? { get { "Last" } set {} } }

      """,
      to: "file.swift"
    )
    // Neither creating a backtrace nor waiting for a busy processor counts.
    let run = try await tool.run("say", "file.swift", "--timeout", "2")
    #expect(run.status == 1)
    #expect(run.output == "Last\n")
    #expect(run.errors.contains("file.swift:5:15: error: Trap: Fatal error: Index out of range"))
    #expect(run.errors.contains("file.swift:8:7: error: Loop: stopped after 2 s [timeout]"))
  }

  @Test func `a thrown error is reported`() async throws {
    try await expect(
      "import UIKit\nstruct Missing: Error {}\nfunc make() throws -> UIView { throw Missing() }\n",
      ["--show", "try make()"],
      gives: """
        --show:1:1: error: try make(): threw an error: Missing() [unusable-screen]
        1 | try make()
          | ^
        """
    )
  }

  @Test func `endless output is stopped and truncated`() async throws {
    try tool.write(
      "import UIKit\nclass A: UIView { override func layoutSubviews() { while true { print(String(repeating: \"x\", count: 999)) } } }\n",
      to: "file.swift"
    )
    let run = try await tool.run("say", "file.swift")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("file.swift:2:7: error: A: stopped after printing more than 1024 KiB")
    )
    #expect(run.errors.contains("more lines"))
    #expect(run.errors.count < 4_000)
  }

  @Test(arguments: [
    ("missing.swift", "missing.swift: error: there is no such file [no-swift]"),
    ("fil.swift", "help: did you mean 'file.swift'?"),
    ("Content/en/index.md", "Content/en/index.md: error: this is Markdown, not Swift [no-swift]"),
    (
      "Content/en/index.md",
      "help: 'book check Content/en/index.md' compiles and speaks its snippets"
    ),
    ("Content", "Content: error: this is a folder [no-swift]"),
    ("latin.swift", "latin.swift: error: the file is not UTF-8 [invalid-encoding]"),
    ("/dev/zero", "/dev/zero: error: the file has more than 8 MiB [oversized-file]"),
  ])
  func `a path without a Swift file says so`(path: String, message: String) async throws {
    try tool.write("struct A {}", to: "file.swift")
    try Data([0x6C, 0xE9, 0x0A]).write(to: tool.folder.appending(path: "latin.swift"))
    let run = try await tool.run("say", path)
    #expect(run.status == 1)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["say pipe.swift", "say file.swift --with pipe.swift"])
  func `a pipe is not waited for`(arguments: String) async throws {
    try tool.write("import UIKit\nlet a = UIView()\n", to: "file.swift")
    let run = try await tool.run(
      shell: "mkfifo pipe.swift; '\(Tool.executable)' \(arguments)"
    )
    #expect(run.status == 1)
    let message = "pipe.swift: error: this is a pipe, a socket or a device [no-swift]"
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a pipe that the shell opens is read`() async throws {
    let run = try await tool.run(shell: "printf ' ' | '\(Tool.executable)' say /dev/stdin")
    #expect(run.errors.contains("the file is empty"), "\(run.errors)")
  }

  @Test(arguments: [
    (["--format", "sarif"], "'human', 'json' or 'markdown'"),
    (["--language", "rus"], "'en'"),
    (["--traits", "before", "--os", "17"], "'--os 18'"),
    (["--gestures", "-", "-"], "only once"),
    (["--timeout", "0"], "greater than 0"),
    (["--text", "huge"], "ax5"),
  ])
  func `a wrong command line exits with 2 and suggests valid values`(
    arguments: [String],
    message: String
  ) async throws {
    let run = try await tool.run(["say", "-"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `without a compiler or the library, there is one finding`() async throws {
    try tool.write("import UIKit\nlet view = UIView()\n", to: "file.swift")
    let path = tool.folder.path(percentEncoded: false)
    let compiler = try await tool.run(
      shell: "PATH=\(path) '\(Tool.executable)' say file.swift --no-cache"
    )
    #expect(compiler.status == 1)
    #expect(compiler.errors.contains("error: the Swift compiler 'swiftc' was not found"))
    let library = try await tool.run(
      shell: "cp '\(Tool.executable)' alone && ./alone say file.swift --no-cache"
    )
    #expect(library.status == 1)
    #expect(library.errors.contains("error: the library that snippets are compiled against"))
  }
}
