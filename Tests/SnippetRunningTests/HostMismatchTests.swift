import Foundation
import SnippetCompiling
import SnippetNotation
import SnippetRunning
import Testing

/// A host of a different build must not lose messages silently.
struct HostMismatchTests {
  private static let ending =
    "\"symbol\":\"x\",\"exitStatus\":0,\"signal\":0,\"timedOut\":false,\"milliseconds\":1,\"missing\":0,\"hasFinished\":true"

  @Test(arguments: [
    ("{\(ending)}", "reports no message version"),
    ("{\"version\":1,\(ending)}", "uses message version 1"),
    ("{\"version\":5}", "sent a message that this tool cannot read"),
  ])
  func `a host of a different build is an error that says how to fix it`(
    answer: String,
    words: String
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "host-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = folder.appending(path: "OldHost").path(percentEncoded: false)
    let script = Data("#!/bin/sh\necho '\(answer)'\n".utf8)
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
    #expect(FileManager.default.createFile(atPath: host, contents: script, attributes: attributes))
    var toolchain = Toolchain.nextTo(executable: host)
    toolchain.host = host
    let runner = ProgramHost(toolchain: toolchain, folder: folder, limits: RunLimits())
    let program = Program(number: 0, steps: [], purpose: .run)
    let error = await #expect(throws: HostMismatch.self) {
      _ = try await runner.run(CompiledLibrary(path: "/x.so", programs: [program]))
    }
    let message = error?.description ?? ""
    #expect(message.contains(words))
    #expect(message.contains("Build or install both together"))
  }
}
