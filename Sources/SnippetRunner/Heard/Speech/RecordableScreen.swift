import AccessibilityTree
import AssistiveTechnology
import SnippetMessages
package import SnippetNotation

/// A fence whose screen can be recorded with VoiceOver, by moving through all elements.
///
/// Its id consists of the chapter and a hash of the code and the device, so that it changes with the
/// code but not with the text around it.
package struct RecordableScreen: Hashable, Sendable {
  package var id: String
  package var program: Program
  package var step: Int
  package var transcript: TranscriptFence

  package struct SkippedFence: Hashable, Sendable {
    package var place: FenceLocation
    package var reason: Reason
  }

  package enum Reason: String, Hashable, Sendable, CaseIterable {
    case gestures
    case technology = "another technology"
    /// It needs settings other than the defaults of an iPhone simulator.
    case settings
    case imports
  }

  /// Returns the fences of some chapters that can be recorded, and those that can't.
  package static func all(
    in chapters: [ChapterSource]
  ) -> (walks: [RecordableScreen], skipped: [SkippedFence]) {
    var (walks, skipped, used): ([RecordableScreen], [SkippedFence], [String: Int]) = ([], [], [:])
    for program in ChapterPrograms.read(chapters).programs where program.purpose == .run {
      for (step, part) in program.steps.enumerated() {
        guard case .transcript(let transcript) = part else { continue }
        if let reason = Reason(transcript, of: program) {
          skipped.append(SkippedFence(place: transcript.fence.place, reason: reason))
          continue
        }
        var walk = RecordableScreen(
          id: name(of: transcript, at: step, in: program),
          program: program,
          step: step,
          transcript: transcript
        )
        // Repeated screens of a page are numbered.
        used[walk.id, default: 0] += 1
        if let count = used[walk.id], count > 1 { walk.id += "-\(count)" }
        walks.append(walk)
      }
    }
    return (walks, skipped)
  }

  private static func name(
    of transcript: TranscriptFence,
    at step: Int,
    in program: Program
  ) -> String {
    var fingerprint = Fingerprint()
    for case .code(let block, _) in program.steps[..<step] {
      for piece in block.pieces { fingerprint.add(piece.text) }
    }
    fingerprint.add(transcript.screen.expression)
    fingerprint.add(transcript.screen.settings.language)
    fingerprint.add(transcript.screen.settings.device.rawValue)
    let chapter = chapterName(of: transcript.fence.place.path)
    return "\(chapter)#\(fingerprint.text.prefix(8))"
  }

  /// The part of screen ids before the number sign.
  static func chapterName(of path: String) -> Substring {
    let chapter = path.hasPrefix("Content/") ? path.dropFirst("Content/".count) : path[...]
    return chapter.hasSuffix(".md") ? chapter.dropLast(".md".count) : chapter
  }
}

extension RecordableScreen.Reason {
  init?(_ transcript: TranscriptFence, of program: Program) {
    let code = program.blocks.flatMap(\.pieces).map(\.text)
    let imports: (String) -> Bool = { name in code.contains { $0.contains("import \(name)") } }
    if transcript.screen.technology != .voiceOver {
      self = .technology
    } else if !transcript.screen.script.isEmpty {
      self = .gestures
    } else if imports("Samples") {
      self = .imports
    } else if !transcript.screen.sizes.isEmpty
      || transcript.screen.settings != ScreenSettings(language: transcript.screen.settings.language)
    {
      self = .settings
    } else {
      return nil
    }
  }
}
