import Foundation
import SnippetCompiling
import SnippetNotation
import SourceText

/// A project with which a Mac hears screens: a host app, a test, and the lines to expect.
package struct HeardProjectFiles: Sendable {
  /// The text of each file by its path in the folder.
  package private(set) var texts: [String: String] = [:]
  /// How many screens the app shows.
  package private(set) var screens = 0
  package private(set) var leftOut: [HearableWalk.LeftOut] = []
  /// What is imported here in place of modules that only a Mac has; `nil` where each file of the app
  /// stands for itself.
  private var replacedImports: [String: String]?

  /// Makes a project of fences.
  ///
  /// - Parameters:
  ///   - walks: what the app shows.
  ///   - leftOut: the fences that are none of them, to be counted.
  ///   - expected: the lines that were computed; a walk without them is not exported.
  package init(
    _ walks: [HearableWalk],
    leftOut: [HearableWalk.LeftOut],
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
    self.leftOut = leftOut
  }

  /// Makes a project of Swift files that are one module.
  ///
  /// - Parameters:
  ///   - files: the files, also those that are only compiled along.
  ///   - stubs: the modules whose imports are left out on a Mac, too.
  ///   - replacedImports: what was imported here in place of modules that are not there.
  ///   - expected: the lines that were computed.
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
      // A module has no two files of one name.
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
    let shown = sources.flatMap(\.ids)
    screens = shown.count
    for source in sources { texts["Screens/\(source.fileName)"] = source.text }
    texts["Screens/HeardAppDelegate.swift"] = HostApp.delegate
    texts["Screens/HeardScreenTable.swift"] = HostApp.table(sources)
    texts["UITests/HeardUITests.swift"] = HeardUITestsFile.text
    let lines = ExpectedLines(screens: shown.compactMap { known[$0] })
    let json = try JSONEncoder.readable.encode(lines)
    texts["expected.json"] = String(decoding: json, as: UTF8.self) + "\n"
    texts["project.yml"] = ProjectText.project
    let languages = Set(lines.screens.map(\.language)).sorted()
    texts[".github/workflows/hear.yml"] = ProjectText.workflow(languages: languages)
    texts["README.md"] = ProjectText.readme(languages: languages, importing: importing)
  }

  /// The files of the app as they compile where there is no Objective-C, against PortableUIKit.
  package var portableSources: [String: String] {
    let sources = texts.filter { $0.key.hasPrefix("Screens/") }
    guard let replacedImports else { return sources.mapValues { SourceRewriter.rewrite($0) } }
    let files = sources.map { path, text in
      SwiftFile(path: path, text: ImportRemover.removeImports(replacedImports, from: text))
    }
    let written = files.map { ($0.path, ProgramSource.write($0, among: files)) }
    return Dictionary(uniqueKeysWithValues: written)
  }
}
