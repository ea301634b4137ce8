import Diagnostics
import SourceText

@testable import SnippetNotation

/// Every page, however odd, can be read, and its findings have a location on it.
package enum ReadingProperty {
  /// Describes a violation; `nil` if the property holds.
  package static func violation(_ page: String) -> String? {
    let chapter = ChapterSource(path: "page.md", language: "en", text: page)
    let read = ChapterPrograms.read([chapter])
    let lines = SourceLines(chapter.text).count
    for finding in read.diagnostics {
      guard let line = finding.location?.line, (1...lines).contains(line) else {
        return "the finding '\(finding.summary)' is at no line of the page"
      }
    }
    for fence in fences(of: read.programs) {
      // An unclosed fence may open in the last line.
      guard fence.place.line + fence.body.count <= lines else {
        return "the fence in line \(fence.place.line) is longer than the page"
      }
    }
    return nil
  }

  /// The fences that an update can write into, from the top of the page.
  static func fences(of programs: [Program]) -> [Fence] {
    programs.flatMap { program -> [Fence] in
      let asked = program.steps.compactMap { step -> Fence? in
        switch step {
        case .code(_, let output): output
        case .transcript(let transcript): transcript.fence
        }
      }
      guard case .fail(let message?) = program.purpose else { return asked }
      return asked + [message]
    }
    .sorted { $0.place.line < $1.place.line }
  }
}
