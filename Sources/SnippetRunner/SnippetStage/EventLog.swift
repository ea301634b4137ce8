import AccessibilityTree
import AssistiveTechnology
import Foundation
import SnippetMessages

/// The file to which a running program writes what happens.
@MainActor
final class EventLog {
  private let file: FileHandle?
  private var step = 0

  /// Opens the file in the working directory, before the program can change that.
  init() {
    _ = FileManager.default.createFile(atPath: StageFile.events, contents: nil)
    file = FileHandle(forWritingAtPath: StageFile.events)
  }

  func begin(_ step: Int) {
    self.step = step
    write(.began(step: step, outputOffset: outputOffset()))
  }

  /// Notes a computed transcript, and the texts that elements without a label conceal.
  func hear(_ transcript: Transcript, concealed: [ElementID: [String]]) {
    write(
      .heard(
        step: step,
        transcript: transcript,
        concealed: concealed.isEmpty ? nil : concealed
      )
    )
  }

  /// Notes the elements that layout left without a size, if there are any.
  func miss(_ elements: [UnsizedElement]) {
    if !elements.isEmpty { write(.unsized(step: step, elements: elements)) }
  }

  /// Notes what else was found out about the elements of a screen.
  func examine(_ facts: ScreenFacts) {
    write(.examined(step: step, facts: facts))
  }

  /// Notes a screen that was drawn and read.
  func see(_ screen: DrawnScreen) {
    write(.drawn(step: step, screen: screen))
  }

  /// Notes that the step cannot be carried out.
  func fail(_ message: String) {
    write(.failed(step: step, message: message))
  }

  /// Notes the end of the program.
  func finish() {
    write(.finished(outputOffset: outputOffset()))
  }

  /// How many bytes the program has printed, after what it holds back is written.
  private func outputOffset() -> Int {
    fflush(nil)
    return Int(lseek(STDOUT_FILENO, 0, SEEK_CUR))
  }

  private func write(_ event: StageEvent) {
    if let line = Self.line(event) { try? file?.write(contentsOf: line) }
  }

  /// An event as it stands in the file.
  static func line(_ event: StageEvent) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(event)).map { $0 + Data("\n".utf8) }
  }
}
