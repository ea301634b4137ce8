import Diagnostics
import SnippetNotation

/// The names that the blocks of a page declare, for errors in later blocks that lack them.
struct EarlierDeclarations {
  private var programs: [String: [Program]] = [:]

  init(_ all: [Program]) {
    for program in all where program.texts == nil && program.speech == nil {
      guard let path = program.blocks.first?.fence.place.path else { continue }
      programs[path, default: []].append(program)
    }
  }

  /// A finding whose help names the block that declares the missing name.
  func completed(_ finding: Diagnostic) -> Diagnostic {
    guard finding.id == Rule.doesNotCompile.id, let location = finding.location,
      let line = location.line,
      let match = finding.summary.wholeMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#)
    else { return finding }
    let earlier = (programs[location.path] ?? []).filter { $0.firstLine <= line }
    // The last of them contains the error.
    for (distance, program) in earlier.dropLast().reversed().enumerated() {
      guard let block = program.blocks.last(where: { Self.names(in: $0).contains(match.1) }) else {
        continue
      }
      let place = "the block in line \(block.fence.place.line) declares '\(match.1)': "
      var completed = finding
      completed.help =
        distance == 0
        ? place + "write 'swift continues' to share its scope"
        : place + "name it with 'name=…', and write 'continues=…' here"
      return completed
    }
    return finding
  }

  static func names(in block: SwiftBlock) -> [Substring] {
    let keywords = ["let", "var", "func", "class", "struct", "enum", "actor", "protocol"]
    return block.pieces.flatMap { $0.text.split(whereSeparator: \.isNewline) }.flatMap { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return zip(words, words.dropFirst()).filter { keywords.contains(String($0.0)) }.map(\.1)
    }
  }
}

extension Program {
  fileprivate var firstLine: Int {
    blocks.first?.pieces.map(\.firstLine).min() ?? 0
  }
}
