import Diagnostics
import Foundation

/// Compiles and runs the snippets of chapters and compares what happens with what the pages say.
package struct SnippetRunner: Sendable {
  private let toolchain: Toolchain
  private let limits: RunLimits

  /// Creates a runner.
  package init(toolchain: Toolchain, limits: RunLimits = RunLimits()) {
    self.toolchain = toolchain
    self.limits = limits
  }

  /// Checks all snippets of some chapters.
  ///
  /// A snippet that fails to compile, crashes or never ends is a finding at its line; the others
  /// are checked all the same.
  package func check(_ chapters: [ChapterSource]) async -> SnippetCheck {
    var programs: [Program] = []
    var judgement = Judgement()
    for chapter in chapters {
      let read = ProgramReader.read(chapter, firstNumber: programs.count)
      programs += read.programs
      judgement.diagnostics += read.diagnostics
      judgement.verdicts.merge(read.shown.mapValues { .shown(reason: $0) }) { _, new in new }
    }
    if !programs.isEmpty {
      judgement.merge(await judge(programs, locator: MessageLocator(chapters)))
    }
    let diagnostics = judgement.diagnostics.sortedByLocation()
    return SnippetCheck(
      report: SnippetReport(verdicts: judgement.verdicts, diagnostics: diagnostics),
      updates: updates(of: chapters, edits: judgement.edits)
    )
  }

  private func judge(_ programs: [Program], locator: MessageLocator) async -> Judgement {
    if let missing = toolchain.missingPart() {
      return Judgement(diagnostics: [missing])
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "aloud-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try await judge(programs, locator: locator, folder: folder)
    } catch let error as Command.NotFound {
      let missing = Diagnostic(
        id: "missing-compiler",
        at: nil,
        "the Swift compiler '\(error.program)' was not found",
        help: "install a Swift toolchain and put its 'swiftc' on the path"
      )
      return Judgement(diagnostics: [missing])
    } catch {
      let failure = Diagnostic(id: "snippets", at: nil, "snippets cannot be checked: \(error)")
      return Judgement(diagnostics: [failure])
    }
  }

  private func judge(
    _ programs: [Program],
    locator: MessageLocator,
    folder: URL
  ) async throws -> Judgement {
    let compiler = SnippetCompiler(toolchain: toolchain, folder: folder)
    let compilation = try await compiler.compile(programs)
    let rejections = RejectionJudge(locator: locator)
    var judgement = Judgement()
    for (program, messages) in compilation.rejected {
      judgement.merge(rejections.judge(rejected: program, messages: messages))
    }
    for program in compilation.libraries.flatMap(\.programs) where program.purpose != .run {
      judgement.merge(rejections.judge(compiled: program))
      if program.purpose == .compile, let place = program.place {
        judgement.verdicts[place] = .compiled
      }
    }
    let host = ProgramHost(toolchain: toolchain, folder: folder, limits: limits)
    let outcomes = try await compilation.libraries
      .concurrentMap(limit: toolchain.processes) { try await host.run($0) }
    for outcome in outcomes.joined() {
      judgement.merge(RunJudge(limits: limits).judge(outcome))
    }
    return judgement
  }

  private func updates(
    of chapters: [ChapterSource],
    edits: [FenceEdit]
  ) -> [SnippetCheck.Update] {
    let edits = Dictionary(grouping: edits, by: \.fence.place.path)
    return chapters.compactMap { chapter in
      edits[chapter.path].map { edits in
        SnippetCheck.Update(path: chapter.path, source: chapter.text, edits: edits)
      }
    }
  }
}
