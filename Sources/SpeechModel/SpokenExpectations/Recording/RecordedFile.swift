import Foundation
import WholeFiles

/// A source as it was compiled, with the literals that have been rewritten in it since.
///
/// Calls are found in the text that was compiled, so that what one call records does not move the
/// others.
struct RecordedFile {
  private let path: String
  private let compiled: SwiftSource
  /// What the file holds if nobody else has changed it.
  private var current: [UInt8]
  /// The results of calls, by their offsets in the compiled text.
  private var results: [Int: Result] = [:]

  /// What a call came to.
  private struct Result {
    var heard: [String]
    var edit: LiteralEdit?
    var isRefused = false
  }

  /// Reads a source.
  ///
  /// - Throws: a refusal if it cannot be read.
  init(path: String) throws(RecordingRefusal) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path)
    }
    self.path = path
    current = [UInt8](data)
    compiled = SwiftSource(bytes: current)
  }

  /// Writes the lines that a call came to, unless they stand there.
  ///
  /// - Throws: a refusal, after which the source has for this call what it had when it was compiled.
  mutating func record(
    _ heard: [String],
    _ expectation: SpokenExpectation,
    line: Int,
    column: Int
  ) throws(RecordingRefusal) -> RecordingOutcome {
    guard let call = compiled.offset(ofLine: line, column: column) else { throw .changed(path) }
    if let earlier = results[call] {
      if !earlier.isRefused, earlier.heard == heard {
        return earlier.edit == nil ? .nothingToRecord : .recorded
      }
      results[call] = Result(heard: heard, isRefused: true)
      try write()
      throw .conflict
    }
    results[call] = Result(heard: heard)
    guard !expectation.isMet(by: heard) else { return .nothingToRecord }
    guard let closure = compiled.textClosure(ofCallAt: call), let written = closure.literal.text
    else { throw .notALiteral }
    guard written == expectation.text else { throw .changed(path) }
    let text = heard.joined(separator: "\n")
    let edit = LiteralEdit(of: closure, in: compiled, to: text)
    guard edit.applied(to: compiled).textClosure(ofCallAt: call)?.literal.text == text else {
      throw .unwritableText
    }
    results[call]?.edit = edit
    do throws(RecordingRefusal) {
      try write()
    } catch {
      results[call]?.edit = nil
      throw error
    }
    return .recorded
  }

  /// Writes the compiled text with all edits, if the file is still as it was left.
  private mutating func write() throws(RecordingRefusal) {
    // From the last one on, so that none moves the others.
    let edits = results.values.compactMap(\.edit)
      .sorted { $0.range.lowerBound > $1.range.lowerBound }
    let text = edits.reduce(compiled) { $1.applied(to: $0) }.bytes
    guard text != current else { return }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    guard current.elementsEqual(data) else { throw .changed(path) }
    do {
      try Data(text).write(wholeTo: URL(filePath: path))
    } catch {
      throw .unwritable(path)
    }
    current = text
  }
}
