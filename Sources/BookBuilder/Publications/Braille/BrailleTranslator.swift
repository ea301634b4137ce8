import Articles
import Foundation
import System

/// Translates lines of text into braille with `lou_translate` of liblouis.
///
/// The program is run once per table with all texts, because it reads its tables at each start.
/// Characters that a table lacks are replaced before.
struct BrailleTranslator {
  let program: InstalledProgram
  let table: BrailleTable
  let folder: URL

  struct Line: Hashable, Sendable {
    var kind: TextLine.Kind
    var indent: Int
    var cells: BrailleCells
  }

  static let programName = "lou_translate"
  /// The grade 1 word indicator: no contractions up to the next space.
  ///
  /// It precedes names in code that readers would otherwise take for contractions, such as the
  /// period of “.button” for “dis”, or the name “b” for “but”. Source: The Rules of Unified English
  /// Braille, section 5.
  private static let gradeOneIndicator = ";;"
  /// The program reads lines of limited length.
  private static let maximumLength = 300

  private struct Chunk: Hashable {
    var table: String
    var text: String
    var isAmongContractions: Bool
  }

  func translate(_ lines: [TextLine]) throws -> [Line] {
    let prepared = lines.map { line in
      line.pieces.map { chunks(of: $0, isListing: line.kind == .code) }
    }
    let cells = try cells(of: Set(prepared.flatMap(\.self).flatMap(\.self)))
    return zip(lines, prepared).map { line, pieces in
      let text = zip(line.pieces, pieces).map { piece, chunks in
        let body = chunks.map { cells[$0] ?? "" }.joined(separator: " ")
        return (piece.text.first == " " ? " " : "") + body
          + (piece.text.last == " " && piece.text.count > 1 ? " " : "")
      }
      let indent = line.kind == .code ? line.text.prefix { $0 == " " }.count : 0
      return Line(
        kind: line.kind,
        indent: indent,
        cells: BrailleCells(text.joined().trimmingCharacters(in: .whitespaces))
      )
    }
  }

  private func cells(of chunks: Set<Chunk>) throws -> [Chunk: String] {
    var cells: [Chunk: String] = [:]
    for (table, chunks) in Dictionary(grouping: chunks, by: \.table) {
      let translated = try translate(Set(chunks.map(\.text)).sorted(), table)
      for chunk in chunks { cells[chunk] = translated[chunk.text] }
    }
    let names = chunks.filter(\.isAmongContractions).sorted { $0.text < $1.text }
    let read = try run(
      names.map { BrailleCells(cells[$0] ?? "").patterns },
      table.literary,
      "--backward"
    )
    for (name, word) in zip(names, read) where word != name.text {
      // Before some characters the program writes an indicator itself.
      guard let cell = cells[name], !cell.contains(";") else { continue }
      cells[name] = Self.gradeOneIndicator + cell
    }
    return cells
  }

  /// Splits a piece between words where the table changes, and where it gets too long for the
  /// program.
  private func chunks(of piece: TextLine.Piece, isListing: Bool) -> [Chunk] {
    var chunks: [Chunk] = []
    for word in piece.text.split(separator: " ") {
      // Contractions only apply to words of the language.
      let isForeign = word.unicodeScalars.contains(where: \.needsTransliteration)
      let word = isForeign ? Self.plainLatin(word)[...] : word
      let table = table.table(for: word, isCode: piece.isCode || isForeign, isListing: isListing)
      let isAlone = self.table.isContracted && !isListing && table == self.table.code
      if let last = chunks.last, last.table == table, !isAlone, !last.isAmongContractions,
        last.text.count + word.count < Self.maximumLength
      {
        chunks[chunks.count - 1].text += " " + word
      } else {
        chunks.append(Chunk(table: table, text: String(word), isAmongContractions: isAlone))
      }
    }
    return chunks
  }

  /// A word in a script without a table, transliterated to Latin letters without diacritics.
  private static func plainLatin(_ word: Substring) -> String {
    let latin = String(word).transliteratedToLatin()
    let plain = latin.applyingTransform(.stripDiacritics, reverse: false) ?? latin
    return plain.split(separator: " ").joined(separator: " ")
  }

  private func translate(_ texts: [String], _ table: String) throws -> [String: String] {
    let unknown = try unknownCharacters(in: texts, table)
    let clean = texts.map { text in
      unknown.isEmpty
        ? text : text.map { unknown.contains($0) ? $0.brailleReplacement : String($0) }.joined()
    }
    let output = try run(clean, table)
    return try Dictionary(
      uniqueKeysWithValues: zip(texts, output).map { text, patterns in
        guard let cells = BrailleCells(patterns: patterns),
          !cells.text.isEmpty || !text.contains(where: { $0.isLetter || $0.isNumber })
        else {
          throw InstalledProgram.Failure(program: program.path, reason: "it dropped '\(text)'")
        }
        return (text, cells.text)
      }
    )
  }

  private func unknownCharacters(in texts: [String], _ table: String) throws -> Set<Character> {
    let characters = Set(texts.joined()).filter { !$0.isASCII }.sorted()
    let output = try run(characters.map(String.init), table)
    return Set(zip(characters, output).filter { BrailleCells(patterns: $1) == nil }.map(\.0))
  }

  /// Runs the program; a backslash would begin the number of a character, so it is escaped.
  private func run(
    _ lines: [String],
    _ table: String,
    _ direction: String = "--forward"
  ) throws -> [String] {
    guard !lines.isEmpty else { return [] }
    let output = try program.run(
      [direction, "unicode.dis,\(table)"],
      input: lines.joined(separator: "\n").replacing("\\", with: "\\\\") + "\n",
      in: folder
    )
    let result = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard result.count == lines.count else {
      throw InstalledProgram.Failure(program: program.path, reason: "it dropped lines")
    }
    return result.map(String.init)
  }
}
