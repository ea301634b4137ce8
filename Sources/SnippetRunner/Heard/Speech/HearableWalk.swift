import AccessibilityTree
import AssistiveTechnology
import SnippetMessages
package import SnippetNotation

/// A fence whose screen a real VoiceOver can walk over.
package struct HearableWalk: Hashable, Sendable {
  /// The name of the screen: the file, and a number made of its code and the device.
  package var id: String
  /// The code that shows it.
  package var program: Program
  /// The place of the fence among the steps of the program, from 0.
  package var step: Int
  package var transcript: TranscriptFence

  /// A fence that cannot be walked over on a Mac, and why.
  package struct LeftOut: Hashable, Sendable {
    package var place: FencePlace
    package var reason: Reason
  }

  /// Why a fence is left out.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    case gestures
    /// It is about another assistive technology.
    case technology = "another technology"
    /// It asks for settings that the simulator of an iPhone in its language does not start with.
    case settings
    /// It shares types of a package or of samples.
    case imports
  }

  /// The walks of some chapters, and the fences that are none.
  package static func all(
    in chapters: [ChapterSource]
  ) -> (walks: [HearableWalk], leftOut: [LeftOut]) {
    var (walks, leftOut, used): ([HearableWalk], [LeftOut], [String: Int]) = ([], [], [:])
    for program in ChapterPrograms.read(chapters).programs where program.purpose == .run {
      for (step, part) in program.steps.enumerated() {
        guard case .transcript(let transcript) = part else { continue }
        if let reason = Reason(transcript, of: program) {
          leftOut.append(LeftOut(place: transcript.fence.place, reason: reason))
          continue
        }
        var walk = HearableWalk(
          id: name(of: transcript, at: step, in: program),
          program: program,
          step: step,
          transcript: transcript
        )
        // The same screen twice on a page has a number after its name.
        used[walk.id, default: 0] += 1
        if let count = used[walk.id], count > 1 { walk.id += "-\(count)" }
        walks.append(walk)
      }
    }
    return (walks, leftOut)
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
    fingerprint.add(transcript.expression)
    fingerprint.add(transcript.settings.language)
    fingerprint.add(transcript.settings.device.rawValue)
    let chapter = chapterName(of: transcript.fence.place.path)
    return "\(chapter)#\(fingerprint.text.prefix(8))"
  }

  /// What the names of a chapter's screens begin with, up to the number sign.
  static func chapterName(of path: String) -> Substring {
    let chapter = path.hasPrefix("Content/") ? path.dropFirst("Content/".count) : path[...]
    return chapter.hasSuffix(".md") ? chapter.dropLast(".md".count) : chapter
  }
}

extension HearableWalk.Reason {
  /// The reason to leave a fence out; `nil` if it can be walked over.
  init?(_ transcript: TranscriptFence, of program: Program) {
    let code = program.blocks.flatMap(\.pieces).map(\.text)
    let imports: (String) -> Bool = { name in code.contains { $0.contains("import \(name)") } }
    if transcript.technology != .voiceOver {
      self = .technology
    } else if !transcript.script.isEmpty {
      self = .gestures
    } else if imports("Samples") {
      self = .imports
    } else if !transcript.sizes.isEmpty
      || transcript.settings != ScreenSettings(language: transcript.settings.language)
    {
      self = .settings
    } else {
      return nil
    }
  }
}
