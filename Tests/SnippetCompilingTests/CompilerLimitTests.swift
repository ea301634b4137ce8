#if os(Linux)
import Diagnostics
import Foundation
import SnippetCompiling
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import TestSupport
import Testing

/// A compiler that never ends.
struct CompilerLimitTests {
  @Test func `a compiler that never ends is stopped with its processes, and reported`() async throws
  {
    let folder = TemporaryFolder()
    let compiler = folder.url.appending(path: "swiftc").path(percentEncoded: false)
    let mark = "86400.\(Int.random(in: 100_000...999_999))"
    let script = "#!/bin/sh\nsleep \(mark) &\nsleep \(mark)\n"
    try Data(script.utf8).write(to: URL(filePath: compiler))
    chmod(compiler, 0o755)
    var toolchain = Page.toolchain
    toolchain.compiler = compiler
    toolchain.programTimeLimit = 1
    let page = ChapterSource(path: "a.md", language: "en", text: "```swift\nprint(1)\n```\n")
    let program = try #require(ChapterPrograms.read([page]).programs.first)
    let result = try await SnippetCompiler(toolchain: toolchain, imports: [], folder: folder.url)
      .compile([program])
    let failure = try #require(result.failures[program])
    let judgement = RejectionJudge(locator: MessageLocator([page]))
      .judge(failed: program, failure: failure)
    #expect(
      judgement.diagnostics.map(\.summary) == [
        "the compiler did not finish checking this block: stopped after 1 s"
      ]
    )
    #expect(RunningProcesses().count(of: mark) == 0)
  }

  @Test func `a program may be compiled for ninety seconds`() {
    #expect(Page.toolchain.programTimeLimit == 90)
  }
}
#endif
