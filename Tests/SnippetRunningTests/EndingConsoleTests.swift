import SnippetRunning
import SnippetTestSupport
import Testing

/// What the console shows when a program does not come to its end.
struct EndingConsoleTests {
  @Test func `a program that does not come to its end`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:3:14: error: Fatal error: Index out of range [crash]
      3 | print(numbers[1])
        |              ^
        help: mend the line, or mark the block 'compiles' if it is not meant to run
      Content/en/page.md:6:1: error: stopped after 2 s [timeout]
      6 | ```swift
        | ^
        help: look for an endless loop, or give the check more time with '--timeout'
      Content/en/page.md:10:1: error: stopped after printing more than 1024 KiB [output-limit]
      10 | ```swift
         | ^
        help: look for an endless loop, or print less
      Content/en/page.md:14:1: error: left the process with exit status 3 [exit]
      14 | ```swift
         | ^
        help: let the block run to its last line, or mark it 'compiles'
      Content/en/page.md:19:1: error: threw an error: Closed() [exit]
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
