import AppReading
import Diagnostics
import Foundation
import SnippetCompiling
import SnippetNotation
import SnippetRunning

extension AppSpeaker {
  /// What the compiler said about a slice.
  struct Attempt {
    var draft: FileDraft
    var outcomes: [FileCompiler.Outcome]
    /// Errors that a repair of the slice may answer; `nil` if it compiles.
    var problems: [SliceProblem]?
  }

  func errors(
    of attempt: Attempt,
    _ request: SpeechRequest,
    _ toolchain: Toolchain,
    _ folder: URL
  ) -> [Diagnostic] {
    let compiler = DraftCompiler(
      request: request,
      package: nil,
      toolchain: toolchain,
      folder: folder
    )
    return compiler.errors(of: attempt.outcomes) ?? []
  }

  func compile(
    _ request: SpeechRequest,
    _ refused: [String: String],
    _ toolchain: Toolchain,
    _ folder: URL
  ) async throws -> Attempt {
    let maker = FileProgramMaker(request)
    let imports = RemovedImports(request, packageModules: [])
    var draft = FileDraft(files: maker.programs(with: imports), imports: imports)
    draft.refused = refused
    let compiler = DraftCompiler(
      request: request,
      package: nil,
      toolchain: toolchain,
      folder: folder
    )
    let outcomes = try await compiler.compile(&draft)
    let messages = outcomes.filter { $0.library == nil }.flatMap(\.messages)
      .filter { $0.kind == .error }
    guard outcomes.contains(where: { $0.library == nil }) else {
      return Attempt(draft: draft, outcomes: outcomes)
    }
    for message in messages where message.path.hasPrefix("offer:") {
      draft.refused[message.path] = message.text
    }
    // Several compilers of one module repeat errors.
    var known: Set<SliceProblem> = []
    let problems = messages.map { message in
      SliceProblem(
        path: message.path,
        line: message.line,
        column: message.column,
        text: message.text
      )
    }
    return Attempt(
      draft: draft,
      outcomes: outcomes,
      problems: problems.filter { known.insert($0).inserted }
    )
  }
}
