import Diagnostics
import Foundation
import SnippetCompiling
import SnippetNotation
import SnippetRunning
import SourceText

/// Compiles files as far as possible, and reports errors at their locations.
///
/// Expressions that the compiler rejects are left out, so that the other views can be spoken.
struct DraftCompiler {
  let request: SpeechRequest
  let package: BuiltPackage?
  let toolchain: Toolchain
  let folder: URL

  /// Compiles, leaving out offers that the compiler rejects.
  ///
  /// - Throws: `Command.NotFound` if there is no compiler, or an error of the file system.
  func compile(_ draft: inout FileDraft) async throws -> [FileCompiler.Outcome] {
    var imports: [ImportableLibrary] = []
    if let package {
      let linker = PackageLinker(toolchain: toolchain, folder: folder)
      imports = try await linker.link(package).libraries
    }
    let compiler = FileCompiler(
      toolchain: toolchain,
      imports: imports,
      folder: folder,
      arguments: request.compilerArguments,
      limit: request.compilerLimit ?? SwiftCompiler.timeLimit,
      memory: request.memory
    )
    var outcomes: [FileCompiler.Outcome] = []
    let replacements = draft.imports.replacements
    let companions = request.companions.map { file in
      SwiftFile(
        path: file.path,
        text: request.memory.removeImports(replacements, from: file.text)
      )
    }
    for _ in 0..<8 {
      outcomes = try await compiler.compile(draft.programs, companions: companions)
      let errors = outcomes.filter { $0.library == nil }.flatMap(\.messages)
        .filter { $0.kind == .error }
      let offers = errors.filter { $0.path.hasPrefix("offer:") }
      guard !offers.isEmpty, offers.count == errors.count else { break }
      for error in offers { draft.refused[error.path] = error.text }
    }
    return outcomes
  }

  func missingModules(of outcomes: [FileCompiler.Outcome]) -> Set<String> {
    Set(
      outcomes.flatMap(\.messages).compactMap { message in
        message.text.wholeMatch(of: /no such module '(\w+)'/).map { String($0.1) }
      }
    )
  }

  /// The errors for imports of unknown modules.
  ///
  /// - Parameter isComplete: whether the files compile without these modules.
  func errors(
    ofMissing modules: Set<String>,
    in outlines: [(path: String, outline: FileOutline)],
    isComplete: Bool
  ) -> [Diagnostic] {
    outlines.flatMap { path, outline in
      outline.moduleNames.filter { modules.contains($0.key) }.map { module, place in
        Diagnostic(
          .doesNotCompile,
          at: SourceLocation(path: path, line: place.line, column: place.column),
          "no such module '\(module)'",
          help: isComplete
            ? "the file does not use it: remove the import with '--stub \(module)'"
            : "declare what the file uses in '\(module).swift' and pass '--with \(module).swift', or "
              + "remove the import with '--stub \(module)'; for modules of a Swift package, pass "
              + "'--package PATH' to 'book say'"
        )
      }
    }
  }

  func strayCharacters(in draft: FileDraft) -> [Diagnostic] {
    draft.programs.flatMap { program in
      let messages = StrayCharacters.messages(in: program)
      return RejectionJudge(locator: locator).judge(rejected: program, messages: messages)
        .diagnostics
    }
  }

  func errors(of outcomes: [FileCompiler.Outcome]) -> [Diagnostic]? {
    let failed = outcomes.filter { $0.library == nil }
    guard !failed.isEmpty else { return nil }
    let locator = locator
    let judge = RejectionJudge(locator: locator)
    var diagnostics: [Diagnostic] = []
    for outcome in failed {
      guard let program = outcome.programs.first else { continue }
      // Errors in generated code after the end of a file follow from errors in the file.
      let known = outcome.messages.contains { $0.kind == .error && locator.knows($0.path) }
      let messages = outcome.messages
        .filter { !known || $0.kind == .note || locator.knows($0.path) }
        .map { locator.knows($0.path) ? $0 : $0.atEnd(of: outcome) }
      if messages.contains(where: { $0.kind == .error }) {
        diagnostics += judge.judge(rejected: program, messages: messages).diagnostics
      } else {
        let reason = outcome.messages.first { $0.kind == .error }?.text ?? outcome.failure
        diagnostics.append(
          Diagnostic(
            .compilerFailure,
            at: program.blocks.last?.fence.start,
            "the compiler failed for this file: \(reason)",
            help: "check memory and disk space, and try again"
          )
        )
      }
    }
    // Modules that share a file repeat its errors.
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }
  }

  private var locator: MessageLocator {
    let files = (request.files + request.companions).map { ($0.path, $0.text) }
    var texts = Dictionary(files) { first, _ in first }
    texts[Program.Speech.ScreenCandidate.showOptionPath] = request.shows.joined(separator: "\n")
    return MessageLocator(texts: texts)
  }
}

extension CompilerMessage {
  /// The message moved to the end of the file, if it is about generated code that follows the file.
  ///
  /// There must be an unclosed brace.
  fileprivate func atEnd(of outcome: FileCompiler.Outcome) -> CompilerMessage {
    let program = outcome.programs.first { program in
      path.hasSuffix("/\(program.fileName).swift")
        || path.hasSuffix("/main.swift") && outcome.programs.count == 1
    }
    guard kind == .error, let file = program?.file else { return self }
    var lines = SourceLines(file.text)[...]
    while lines.count > 1, lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    var message = self
    message.path = file.path
    message.line = lines.count
    message.column = (lines.last?.utf8.count ?? 0) + 1
    message.fixIts = []
    return message
  }
}
