package import SnippetNotation
import SourceText
import SwiftSyntax

/// Finds characters in code that look like a space, or like nothing, but are neither to the
/// compiler.
///
/// The compiler calls most of them invalid without a name, takes others for a part of a name, and
/// accepts no-break spaces. In strings and comments they are text.
package enum StrayCharacters {
  /// An error for each kind of these characters in each piece of a program.
  package static func messages(in program: Program) -> [CompilerMessage] {
    // A block that must not compile may show one on purpose.
    if case .fail = program.purpose { return [] }
    return program.blocks.flatMap(\.pieces).flatMap(messages)
  }

  package static func isAboutInvisible(_ message: CompilerMessage) -> Bool {
    message.text.hasPrefix(invisible)
  }

  /// What to do about such a character; `nil` for a message of the compiler.
  package static func help(for message: String) -> String? {
    if message.hasPrefix(invisible) { return "delete it" }
    return message.hasPrefix(contains) ? "replace it by a space" : nil
  }

  private static let contains = "the code contains "
  private static let invisible = "the code contains an invisible character: "

  private static func messages(in piece: SwiftBlock.Piece) -> [CompilerMessage] {
    guard piece.text.utf8.contains(where: { $0 >= 0x80 }),
      piece.text.unicodeScalars.contains(where: { summary(of: $0) != nil })
    else { return [] }
    let found = strays(in: piece.text)
    var known: Set<Unicode.Scalar> = []
    return found.filter { known.insert($0.scalar).inserted }.compactMap { scalar, offset in
      guard let summary = summary(of: scalar) else { return nil }
      let before = piece.text.utf8.prefix(offset)
      let line = piece.firstLine + before.count { $0 == UInt8(ascii: "\n") }
      let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      let others = found.count { $0.scalar == scalar } - 1
      let more = others > 0 ? ", and \(others) more after it" : ""
      return CompilerMessage("\(piece.path):\(line):\(column): error: \(summary)\(more)")
    }
  }

  private static func summary(of scalar: Unicode.Scalar) -> String? {
    guard scalar.value >= 0x80 else { return nil }
    return scalar.lookalikeSpaceName.map { contains + $0 }
      ?? scalar.invisibleName.map { invisible + $0 }
  }

  /// The characters outside strings and comments, with their offsets in bytes.
  private static func strays(in code: String) -> [(scalar: Unicode.Scalar, offset: Int)] {
    var found: [(Unicode.Scalar, Int)] = []
    var offset = 0
    let read = { (text: String, isCode: Bool) in
      for scalar in text.unicodeScalars {
        if isCode, summary(of: scalar) != nil { found.append((scalar, offset)) }
        offset += UTF8.width(scalar)
      }
    }
    for token in SourceFileSyntax.reading(code).tokens(viewMode: .sourceAccurate) {
      for piece in token.leadingTrivia { read(piece.text, !piece.isComment) }
      read(token.text, !token.isText)
      for piece in token.trailingTrivia { read(piece.text, !piece.isComment) }
    }
    return found
  }
}

extension TriviaPiece {
  fileprivate var text: String {
    var text = ""
    write(to: &text)
    return text
  }
}

extension TokenSyntax {
  /// Whether it is a part of a literal, or a name in backticks, which may contain any character.
  fileprivate var isText: Bool {
    switch tokenKind {
    case .stringSegment, .regexLiteralPattern: true
    default: text.hasPrefix("`")
    }
  }
}
