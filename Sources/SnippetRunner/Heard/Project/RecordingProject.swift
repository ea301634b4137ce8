import Foundation
import SnippetCompiling
import SnippetNotation
import SourceText

/// An Xcode project that records VoiceOver on a Mac: a host app, a UI test, and the expected lines.
package struct RecordingProject: Sendable {
  package private(set) var texts: [String: String] = [:]
  package private(set) var screens = 0
  package private(set) var skipped: [RecordableScreen.SkippedFence] = []
  /// Replacements of modules that are only available on a Mac; `nil` if each file of the app
  /// compiles by itself.
  private var replacedImports: [String: String]?

  /// Creates a project for fences.
  ///
  /// - Parameters:
  ///   - walks: The screens for the app.
  ///   - leftOut: The fences that can't be recorded, for counting.
  ///   - expected: The computed lines; walks without them aren't exported.
  package init(
    _ walks: [RecordableScreen],
    skipped: [RecordableScreen.SkippedFence],
    expected: [ExpectedScreen]
  ) throws {
    let known = Set(expected.map(\.id))
    let programs = Dictionary(
      grouping: walks.filter { known.contains($0.id) },
      by: \.program.number
    )
    let hosted = programs.sorted { $0.key < $1.key }.compactMap { _, walks -> HostedScreen? in
      guard let program = walks.first?.program else { return nil }
      let screen = HostedScreen(program: program, walks: walks)
      return screen.isSplittable ? screen : nil
    }
    try self.init(hosted.map(\.source), expected, importing: ProjectText.bookImport)
    self.skipped = skipped
  }

  /// Creates a project for Swift files of one module.
  ///
  /// - Parameters:
  ///   - files: The files, including those without screens.
  ///   - stubs: The modules whose imports are removed on a Mac as well.
  ///   - replacedImports: Replacements of modules that aren't available here.
  ///   - expected: The computed lines.
  package init(
    _ files: [HostedFile],
    stubs: [String],
    replacedImports: [String: String],
    expected: [ExpectedScreen]
  ) throws {
    let modules = Set(stubs).union(files.map(\.moduleName))
    var sources = files.enumerated().map { $1.source($0, without: modules) }
    var taken: Set<String> = []
    for (number, source) in sources.enumerated()
    where !taken.insert(source.fileName.lowercased()).inserted {
      // File names in a module must be unique.
      sources[number].fileName = "\(number)-\(source.fileName)"
    }
    try self.init(sources, expected, importing: ProjectText.fileImport)
    self.replacedImports = replacedImports
  }

  private init(
    _ sources: [HostedSource],
    _ expected: [ExpectedScreen],
    importing: String
  ) throws {
    let known = Dictionary(expected.map { ($0.id, $0) }) { first, _ in first }
    let ids = sources.flatMap(\.ids)
    screens = ids.count
    for source in sources { texts["Screens/\(source.fileName)"] = source.text }
    texts["Screens/HeardAppDelegate.swift"] = HostApp.delegate
    texts["Screens/HeardScreenTable.swift"] = HostApp.table(sources)
    texts["UITests/HeardUITests.swift"] = RecordingTestSource.text
    let lines = ExpectedLines(screens: ids.compactMap { known[$0] })
    let json = try JSONEncoder.readable.encode(lines)
    texts["expected.json"] = String(decoding: json, as: UTF8.self) + "\n"
    texts["project.yml"] = ProjectText.project
    let languages = Set(lines.screens.map(\.language)).sorted()
    texts[".github/workflows/hear.yml"] = ProjectText.workflow(languages: languages)
    texts["README.md"] = ProjectText.readme(languages: languages, importing: importing)
  }

  /// The files of the app, rewritten to compile without Objective-C, against PortableUIKit.
  package var portableSources: [String: String] {
    let sources = texts.filter { $0.key.hasPrefix("Screens/") }
    guard let replacedImports else { return sources.mapValues { SourceRewriter.rewrite($0) } }
    let files = sources.map { path, text in
      SwiftFile(path: path, text: ImportRemover.removeImports(replacedImports, from: text))
    }
    let written = zip(files.map(\.path), ProgramSource.write(files))
    return Dictionary(uniqueKeysWithValues: written)
  }
}
