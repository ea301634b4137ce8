import AppReading
import ArgumentParser
import Diagnostics
import FileSpeech
import Foundation
import SnippetMessages
import SnippetNotation
import System

/// Speaks an app to keep what is heard, or to compare it with what was heard before.
struct AppReview {
  let app: AppSpeech
  let options: ComparingOptions
  let format: StyleOptions.Format

  /// - Parameter paths: of the command line; all previews if empty.
  func run(_ paths: [String], in project: String) async throws {
    if let revision = options.revision {
      return try await compare(with: Revision(name: revision, project: folder), paths)
    }
    let heard = try await hear(paths, with: app)
    if let folder = options.recorded {
      try ScreenFolder(folder).write(heard)
      let files = heard.screens.count
      Console.standard.writeLine("\(files) screens are in \(folder)")
      for (file, reason) in heard.silent.sorted(by: { $0.key < $1.key }) {
        Console.standard.writeError("\(file): note: not spoken: \(reason)")
      }
    } else if let folder = options.compared {
      var before = HeardApp(screens: ScreenFolder(folder).screens)
      // Screens of files that weren't asked for are no difference.
      let asked = Set(paths.map(relative))
      if !asked.isEmpty { before.screens.removeAll { !asked.contains($0.file) } }
      try report(AppComparison(before: before, after: heard))
    }
  }

  private var folder: String { app.index.folder.root.path(percentEncoded: false) }

  private func relative(_ path: String) -> String { app.index.relativePath(of: path) ?? path }

  private func hear(_ paths: [String], with app: AppSpeech) async throws -> HeardApp {
    let all = paths.isEmpty ? app.pathsWithPreviews : paths
    let results = try await app.speak(all, previewsOnly: paths.isEmpty)
    return HeardApp(results) { app.index.relativePath(of: $0) ?? $0 }
  }

  /// Speaks the same files of both sides: those named, or those that differ.
  private func compare(with revision: Revision, _ paths: [String]) async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let files: [String]
    do {
      try await revision.copy(into: scratch.url)
      files = paths.isEmpty ? try await revision.changedFiles() : paths.map(relative)
    } catch let failure as Revision.Failure {
      throw ValidationError(failure.description)
    }
    let old = AppIndex(AppFolder(scratch.url.appending(path: "before").relativePath), cache: nil)
    var current = app
    current.request.pressesButtons = true
    let earlier = AppSpeech(
      index: old,
      texts: AppTexts(old, language: app.request.settings.language),
      runner: app.runner,
      request: current.request,
      console: app.console
    )
    var before = try await results(files, of: earlier)
    var after = try await results(files, of: current)
    if paths.isEmpty {
      // What can't be spoken alone is spoken where it is used, unless the change does that already.
      let shown = Set(
        (before + after).filter { !$0.spoken.screens.isEmpty }.map { relative($0, old) }
      )
      let users = files.filter { !shown.contains($0) }.map(app.index.users)
        .filter { shown.isDisjoint(with: $0) }
        .flatMap { $0.prefix(Self.spokenUsers) }
      let others = Set(users).subtracting(files).sorted()
      before += try await results(others, of: earlier)
      after += try await results(others, of: current)
    }
    let comparison = AppComparison(
      before: HeardApp(before) { old.relativePath(of: $0) ?? $0 },
      after: HeardApp(after, relativeTo: relative)
    )
    try report(comparison)
  }

  /// A screen may take minutes.
  private static let spokenUsers = 2

  private func relative(_ result: AppSpeech.Result, _ old: AppIndex) -> String {
    old.relativePath(of: result.path) ?? relative(result.path)
  }

  private func results(_ files: [String], of app: AppSpeech) async throws -> [AppSpeech.Result] {
    try await app.speak(app.paths(of: files), previewsOnly: false).filter { !$0.hasNoView }
  }

  private func report(_ comparison: AppComparison) throws {
    let text = try ComparisonWriter(comparison: comparison).text(format)
    Console.standard.write(text, to: .standardOutput)
    // Comparing nothing fails.
    let isSame = comparison.changed.isEmpty && comparison.unchanged > 0
    if options.compared != nil, !isSame { throw ExitCode(1) }
  }
}
