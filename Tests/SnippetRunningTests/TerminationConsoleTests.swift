import SnippetRunning
import SnippetTestSupport
import Testing

/// Console output for programs that end early.
struct TerminationConsoleTests {
  @Test func `programs that end early`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:3:14: error: Fatal error: Index out of range [crash]
      3 | print(numbers[1])
        |              ^
        help: fix the line, or mark the block 'compiles' if it is not meant to run
      Content/en/page.md:6:1: error: stopped after 2 s [timeout]
      6 | ```swift
        | ^
        help: look for an endless loop, or set a longer time limit with '--timeout'; to try again, add '--no-cache'
      Content/en/page.md:10:1: error: stopped after printing more than 1024 KiB [output-limit]
      10 | ```swift
         | ^
        help: look for an endless loop, or print less
      Content/en/page.md:14:1: error: exited with status 3 [early-exit]
      14 | ```swift
         | ^
        help: remove the exit, so that the block runs to its last line, or mark the block 'compiles'
      Content/en/page.md:19:1: error: threw an error: Closed() [early-exit]
      19 | ```swift
         | ^
        help: catch it with 'do' and 'catch', or mark the block 'compiles'
      """,
      for: """
        ```swift
        let numbers: [Int] = []
        print(numbers[1])
        ```

        ```swift
        while true {}
        ```

        ```swift
        for number in 0..<100_000_000 { print(number) }
        ```

        ```swift
        import Foundation
        exit(3)
        ```

        ```swift
        struct Closed: Error {}
        func open() throws { throw Closed() }
        try open()
        ```

        """,
      limits: RunLimits(seconds: 2)
    )
  }
}
