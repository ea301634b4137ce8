package import AccessibilityTree
import Diagnostics
import Foundation
package import SnippetCompiling
package import SnippetNotation
import System

/// Compiles and runs the snippets of chapters, and compares the results with the pages.
///
/// Only programs without a cached result are compiled. The results of files with Swift code outside
/// a book come from `FileSpeaker`.
package struct SnippetRunner: Sendable {
  package var toolchain: Toolchain
  package let limits: RunLimits
  package let cache: String?
  package let cacheBytes: Int
  package var look = SystemLook.iOS26
  /// Whether everything is checked again, and the new results replace the cached ones.
  package var renewsCache = false

  /// - Parameters:
  ///   - toolchain: The compiler, the modules and the host program.
  ///   - limits: The limits for each program.
  ///   - cache: The folder for cached results; `nil` turns caching off.
  ///   - cacheBytes: The maximum size of the cache in bytes; the oldest results are removed first.
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
  /// A snippet that fails to compile, crashes or doesn't end is a finding at its line; the check
  /// continues with the others.
  ///
  /// - Parameters:
  ///   - samples: The files of the module `Samples`, which snippets may import; default: none.
  ///   - package: The folder of a Swift package whose library modules snippets may import.
  ///   - selection: The programs to check; default: all.
  ///   - stopsAtFirstFailure: Whether to skip the remaining programs once one has failed.
  ///   - progress: Called with progress messages.
  package func check(
    _ chapters: [ChapterSource],
    samples: [SampleSource] = [],
    package: String? = nil,
    selection: SnippetSelection = SnippetSelection(),
    stopsAtFirstFailure: Bool = false,
    progress: @escaping @Sendable (CheckProgress) -> Void = { _ in }
  ) async -> SnippetCheck {
    let read = ChapterPrograms.read(chapters).applyingDefaultLook(as: look)
    var judgement = Judgement(diagnostics: read.diagnostics)
    judgement.verdicts = read.shown.filter { selection.matches($0.key) }
      .mapValues { .shown(reason: $0) }
    // A block that could not be read is in no program, and has a finding of its own.
    let isUnread =
      read.diagnostics.containsErrors
      && (read.diagnostics.compactMap(\.location).contains(where: selection.matches)
        || chapters.contains { $0.text.contains(selection.filter ?? "") })
    if !chapters.isEmpty, !isUnread,
      let finding = selection.missedFilter(read.programs, shown: read.shown.keys)
    {
      judgement.diagnostics.append(finding)
    }
    let programs = selection.select(read.programs)
    let hasWork = !programs.isEmpty || !samples.isEmpty || package != nil
    if hasWork, !(stopsAtFirstFailure && read.diagnostics.containsErrors) {
      let work = { @Sendable () async throws -> Judgement in
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
      judgement.merge(
        await findings { try await withTimeLimit(seconds: limits.checkSeconds, work) }
      )
    }
    let earlier = EarlierDeclarations(read.programs)
    var report = SnippetReport(
      verdicts: judgement.verdicts,
      diagnostics: judgement.diagnostics.map(earlier.completed).sortedByLocation()
        .deduplicated(in: Set(read.programs.compactMap(\.templatePath)))
    )
    report.brokenPromises = judgement.broken
    return SnippetCheck(
      report: report,
      updates: updates(of: chapters, edits: judgement.edits),
      times: judgement.times
    )
  }

  /// Lists the programs that a check would check; code that runs in several languages appears once.
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
  fileprivate var templatePath: String? {
    place.flatMap { $0.language == nil ? nil : $0.path }
  }
}

extension [Diagnostic] {
  /// Removes repeated findings in data files, whose code runs once for each language.
  fileprivate func deduplicated(in paths: Set<String>) -> [Diagnostic] {
    var known: Set<Diagnostic> = []
    return filter { finding in
      guard let path = finding.location?.path, paths.contains(path) else { return true }
      // Compiler notes may quote texts, which differ in each language.
      var finding = finding
      finding.details = []
      finding.help = nil
      return known.insert(finding).inserted
    }
  }
}
