import AssistiveTechnology
import Diagnostics
import FileSpeech
import Foundation
import Heard
import SnippetNotation

/// Exports the screens of Swift files, instead of those of a book, to a project for a Mac.
///
/// The computed lines become the expectations that the UI test compares with VoiceOver.
struct FileScreens {
  let files: [SwiftFile]
  let spoken: SpokenFiles
  let language: String

  func project(stubs: [String]) throws -> RecordingProject {
    let names = names
    let hosted = files.map { file in
      let indices = spoken.screens.indices.filter { spoken.screens[$0].path == file.path }
      return HostedFile(
        file,
        isScript: indices.contains { spoken.screens[$0].isOfScript },
        screens: indices.map { index in
          let offer = spoken.screens[index].offer
          return HostedFile.Screen(
            id: names[index],
            expression: offer.expression,
            conditions: offer.conditions
          )
        }
      )
    }
    let expected = zip(spoken.screens, names).map { screen, name in
      let isAsked = screen.offer.kind == .asked
      return ExpectedScreen(
        id: name,
        path: screen.path,
        line: isAsked ? 1 : screen.location.line ?? 1,
        language: language,
        transcript: screen.transcript
      )
    }
    return try RecordingProject(
      hosted,
      stubs: stubs,
      replacedImports: spoken.replacedImports,
      expected: expected
    )
  }

  /// Unique screen names: file name, name of the view, and the first digits of a fingerprint of all
  /// code.
  private var names: [String] {
    var fingerprint = Fingerprint()
    for file in files { fingerprint.add(file.text) }
    fingerprint.add(language)
    var used: [String: Int] = [:]
    return spoken.screens.map { screen in
      let stem = URL(filePath: screen.path).deletingPathExtension().lastPathComponent
      let words = screen.name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
      let name = "\(stem)/\(words)#\(fingerprint.text.prefix(8))"
      used[name, default: 0] += 1
      return used[name] == 1 ? name : "\(name)-\(used[name] ?? 0)"
    }
  }
}
