import Foundation
package import HeardSpeech
import SnippetCompiling
import SnippetNotation
import SourceText

/// A project with which a Mac hears a book: a host app, a test, and the lines to expect.
package struct HeardProjectFiles: Sendable {
  /// The text of each file by its path in the folder.
  package private(set) var texts: [String: String] = [:]
  /// How many screens the app shows.
  package private(set) var screens = 0
  /// The fences that are left out.
  package private(set) var leftOut: [HearableWalk.LeftOut]

  /// Makes a project.
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
    self.leftOut = leftOut
    let known = Dictionary(expected.map { ($0.id, $0) }) { first, _ in first }
    let programs = Dictionary(grouping: walks.filter { known[$0.id] != nil }, by: \.program.number)
    let hosted = programs.sorted { $0.key < $1.key }.compactMap { _, walks -> HostedScreen? in
      guard let program = walks.first?.program else { return nil }
      let screen = HostedScreen(program: program, walks: walks.sorted { $0.step < $1.step })
      return screen.isSplittable ? screen : nil
    }
    let shown = hosted.flatMap(\.walks)
    screens = shown.count
    for screen in hosted { texts["Screens/\(screen.fileName)"] = screen.text }
    texts["Screens/AppDelegate.swift"] = HostApp.delegate
    texts["Screens/ScreenTable.swift"] = HostApp.table(hosted)
    texts["UITests/HeardUITests.swift"] = HeardUITestsFile.text
    let lines = ExpectedLines(screens: shown.compactMap { known[$0.id] })
    let json = try JSONEncoder.readable.encode(lines)
    texts["expected.json"] = String(decoding: json, as: UTF8.self) + "\n"
    texts["project.yml"] = ProjectText.project
    let languages = Set(lines.screens.map(\.language)).sorted()
    texts[".github/workflows/hear.yml"] = ProjectText.workflow(languages: languages)
    texts["README.md"] = ProjectText.readme(languages: languages)
  }

  /// The files of the app as they compile where there is no Objective-C, against PortableUIKit.
  package var portableSources: [String: String] {
    texts.filter { $0.key.hasPrefix("Screens/") }.mapValues { SourceRewriter.rewrite($0) }
  }
}
