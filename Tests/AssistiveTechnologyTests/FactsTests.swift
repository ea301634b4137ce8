import AccessibilityTree
import AssistiveTechnology
import BookModel
import Foundation
import SpeechRules
import Testing

/// Compares the book's own data tables with the speech model.
struct FactsTests {
  private static let book: Book? = {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return (try? BookFiles.read(root: root.path)).flatMap { Book.read($0).book }
  }()

  private func rows(_ table: String) throws -> [DataTable.Row] {
    try #require(Self.book?.tables[table]).rows
  }

  @Test(arguments: ["en", "ru"])
  func `the trait table has the words of the speech model`(language: String) throws {
    for row in try rows("traits") {
      let bit = try #require(row.values["bit"]?.first.flatMap { UInt64($0[language]) })
      var traits = AccessibilityTraits(rawValue: 1 << bit)
      // The words for a switch are only spoken for a button.
      if traits.contains(.toggleButton) { traits.insert(.button) }
      let element = AccessibilityElement(id: ElementID(1), label: "x", traits: traits)
      let composer = UtteranceComposer(settings: SpeechSettings(language: language, hints: false))
      let spoken = composer.utterance(for: Stop(element)).parts
        .filter { $0.role != .label }.map(\.text).joined(separator: ", ")
      let written = row.values["word"]?.first?[language]
      let isSpokenBesideAnother = ["is-editing", "secure-text-field"].contains(row.id)
      #expect(isSpokenBesideAnother || written ?? "" == spoken, "\(row.id)")
    }
  }

  @Test func `gestures are written as transcripts write them`() throws {
    for row in try rows("gestures") {
      guard let notation = row.values["notation"]?.first?["en"] else { continue }
      let example = notation.replacing("NAME", with: "Buy").replacing("RIGHT|LEFT", with: "right")
      #expect(throws: Never.self) { try Gesture(parsing: example) }
    }
  }

  @Test func `commands are written as transcripts write them`() throws {
    for row in try rows("voice-commands") {
      guard let notation = row.values["notation"]?.first?["en"] else { continue }
      let example = notation.replacing("NAME", with: "Buy").replacing("NUMBER", with: "3")
        .replacing(#/([A-Za-z]+)\|[A-Za-z|]+/#) { String($0.output.1) }.replacing(
          "LEFT",
          with: "left"
        )
      #expect(throws: Never.self, "\(example)") { try VoiceCommand(parsing: example) }
    }
  }

  @Test func `examples of commands mean the same in both languages`() throws {
    let examples = try rows("voice-commands").compactMap { $0.values["say"]?.first }
    #expect(!examples.isEmpty)
    for say in examples {
      let english = try VoiceCommand(parsing: say["en"])
      #expect(try VoiceCommand(parsing: say["ru"]) == english, "\(say["ru"])")
    }
  }
}
