import Foundation
import WholeFiles

/// A source file as it was compiled, with the edits made to it since.
///
/// Calls are located in the compiled text, so that an edit for one call doesn't move the others.
struct RecordedFile {
  private let path: String
  private let compiled: SwiftSource
  /// The content of the file, unless someone else changes it.
  private var current: [UInt8]
  /// The results of calls, by their offsets in the compiled text.
  private var results: [Int: Result] = [:]

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

  /// Records the computed lines of a call, unless the source already has them.
  ///
  /// - Throws: A refusal; the source then has the compiled text for this call again.
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
    guard !expectation.isSatisfied(by: heard) else { return .nothingToRecord }
    guard let closure = compiled.textClosure(ofCallAt: call), let written = closure.literal.text
    else { throw .notALiteral }
    guard written == expectation.text else { throw .changed(path) }
    let text = heard.joined(separator: "\n")
    let edit = LiteralEdit(of: closure, in: compiled, to: text)
    guard edit.applied(to: compiled).textClosure(ofCallAt: call)?.literal.text == text else {
      throw .unrepresentableText
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

  /// Writes the compiled text with all edits, provided the file hasn't changed in the meantime.
  private mutating func write() throws(RecordingRefusal) {
    // Apply the last edit first, so that the offsets of the others stay valid.
    let edits = results.values.compactMap(\.edit)
      .sorted { $0.range.lowerBound > $1.range.lowerBound }
    let text = edits.reduce(compiled) { $1.applied(to: $0) }.bytes
    guard text != current else { return }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    guard current.elementsEqual(data) else { throw .changed(path) }
    do {
      try Data(text).write(atomicallyTo: URL(filePath: path))
    } catch {
      throw .unwritable(path)
    }
    current = text
  }
}
