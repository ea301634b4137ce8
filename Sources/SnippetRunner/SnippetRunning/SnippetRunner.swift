package import AccessibilityTree
import Diagnostics
import Foundation
package import SnippetCompiling
package import SnippetNotation
import System

/// Compiles and runs the snippets of chapters and compares what happens with what the pages say.
package struct SnippetRunner: Sendable {
  package let toolchain: Toolchain
  package let limits: RunLimits
  package let cache: String?
  package let cacheBytes: Int
  package var look = SystemLook.iOS26

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - toolchain: what compiles and runs.
  ///   - limits: the bounds of a run.
  ///   - cache: the folder where results are cached; `nil` to cache none.
  ///   - cacheBytes: the size above which the oldest results are removed, in bytes.
  package init(
    toolchain: Toolchain,
    limits: RunLimits = RunLimits(),
    cache: String? = nil,
    cacheBytes: Int = 256 << 20
  ) {
    self.toolchain = toolchain
    self.limits = limits
    self.cache = cache
    self.cacheBytes = cacheBytes
  }

  /// Checks the snippets of some chapters.
  ///
  /// A snippet that fails to compile, crashes or never ends is a finding at its line; the others
  /// are checked all the same.
  ///
  /// - Parameters:
  ///   - samples: the files of the module `Samples`, which snippets may import; none unless given.
  ///   - package: the folder of a Swift package whose library modules snippets may import.
  ///   - selection: which programs are checked; all unless given.
  ///   - stopsAtFirstFailure: whether programs are left alone once one has failed.
  ///   - progress: told what is going on.
  package func check(
    _ chapters: [ChapterSource],
    samples: [SampleSource] = [],
    package: String? = nil,
    selection: SnippetSelection = SnippetSelection(),
    stopsAtFirstFailure: Bool = false,
    progress: @Sendable (CheckProgress) -> Void = { _ in }
  ) async -> SnippetCheck {
    let read = ChapterPrograms.read(chapters).looking(as: look)
    var judgement = Judgement(diagnostics: read.diagnostics)
    judgement.verdicts = read.shown.filter { selection.matches($0.key) }
      .mapValues { .shown(reason: $0) }
    let programs = selection.select(read.programs)
    let hasWork = !programs.isEmpty || !samples.isEmpty || package != nil
    if hasWork, !(stopsAtFirstFailure && read.diagnostics.containsErrors) {
      let work = { () async throws -> Judgement in
        let checker = ProgramChecker(
          toolchain: toolchain,
          limits: limits,
          modules: ImportableModules(
            samples: samples,
            package: try await build(package, progress)
          ),
          locator: MessageLocator(chapters),
          stopsAtFirstFailure: stopsAtFirstFailure
        )
        return try await judge(programs, checker, progress)
      }
      judgement.merge(await findings(of: work))
    }
    return SnippetCheck(
      report: SnippetReport(
        verdicts: judgement.verdicts,
        diagnostics: judgement.diagnostics.sortedByLocation()
          .eachOnce(in: Set(read.programs.compactMap(\.pathOfTemplate)))
      ),
      updates: updates(of: chapters, edits: judgement.edits),
      times: judgement.times
    )
  }

  /// The programs that a check would look at, as they are named in findings; code that runs in each
  /// language, once.
  package func list(
    _ chapters: [ChapterSource],
    selection: SnippetSelection = SnippetSelection()
  ) -> [SnippetListing] {
    let first = SpokenLanguage.all.first?.tag
    return selection.select(ChapterPrograms.read(chapters).programs)
      .filter { $0.place?.language == nil || $0.place?.language == first }
      .compactMap(SnippetListing.init)
  }

  package func build(
    _ package: String?,
    _ progress: @Sendable (CheckProgress) -> Void
  ) async throws -> BuiltPackage? {
    guard let package else { return nil }
    progress(.building)
    return try await PackageBuilder(toolchain: toolchain, path: package).build()
  }

  private func judge(
    _ programs: [Program],
    _ checker: ProgramChecker,
    _ progress: @Sendable (CheckProgress) -> Void
  ) async throws -> Judgement {
    guard let results = try await resultCache(for: checker.modules) else {
      return try await checker.check(programs, progress: progress).judgement
    }
    return try await results.check(programs, with: checker, progress: progress)
  }

  private func updates(of chapters: [ChapterSource], edits: [FenceEdit]) -> [ChapterUpdate] {
    let edits = Dictionary(grouping: edits, by: \.fence.place.path)
    return chapters.compactMap { chapter in
      edits[chapter.path].map { ChapterUpdate(of: chapter, edits: $0) }
    }
  }
}

extension Program {
  /// The file of data that the program comes from; `nil` for a program of a page.
  fileprivate var pathOfTemplate: String? {
    place.flatMap { $0.language == nil ? nil : $0.path }
  }
}

extension [Diagnostic] {
  /// The findings without those that repeat another in some files, whose code runs in each language.
  fileprivate func eachOnce(in paths: Set<String>) -> [Diagnostic] {
    var known: Set<Diagnostic> = []
    return filter { finding in
      guard let path = finding.location?.path, paths.contains(path) else { return true }
      // The notes of a compiler name texts, which are other ones in each language.
      var finding = finding
      finding.details = []
      finding.help = nil
      return known.insert(finding).inserted
    }
  }
}
