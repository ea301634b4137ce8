import Diagnostics
import Markdown
import SourceText

extension ProgramReader {
  mutating func readSwift(_ fence: Fence) {
    var (block, found) = SwiftFenceReader().read(fence, setup: setup)
    diagnostics += found
    // A mistyped 'continues' without a block before it is one mistake, not two.
    if !found.isEmpty, current == nil, block.scope == .previous { block.scope = .own }
    setup = []
    let lengthBefore = swiftLength
    swiftLength += fence.code.text.utf8.count
    guard swiftLength <= SwiftDepth.pageLimit else {
      if lengthBefore <= SwiftDepth.pageLimit {
        report(
          .deepCode,
          line: fence.place.line,
          "with this block, the Swift code of the page is too long to be read",
          help: "divide the page: at most \(SwiftDepth.pageLimit / 1024) KiB of Swift each"
        )
      }
      return
    }
    if let piece = block.pieces.first(where: { SwiftDepth.isExceeded(by: $0.text) }) {
      report(
        .deepCode,
        line: piece.firstLine,
        "this code is too deep to be read",
        help: "divide it: at most \(SwiftDepth.bracketLimit) brackets inside each other, and "
          + "\(SwiftDepth.chainLimit) words and marks in an expression"
      )
      return
    }
    if case .shown(let reason) = block.expectation {
      shown[fence.place] = reason
      return
    }
    guard let base = base(of: block) else { return }
    switch block.expectation {
    case .runs:
      let index = base ?? programs.endIndex
      if base == nil {
        programs.append(Program(steps: [], purpose: .run, language: language))
      }
      programs[index].steps.append(.code(block, expectedOutput: nil))
      current = (index, block)
      lacksBlock = false
    case .compiles, .fails:
      let earlier = base.map { programs[$0].blocks } ?? []
      programs.append(
        Program(
          steps: (earlier + [block]).map { .code($0, expectedOutput: nil) },
          purpose: block.expectation == .fails ? .fail(message: nil) : .compile,
          language: language
        )
      )
    case .shown: break
    }
    if let name = block.name, let program = current?.program {
      if named.updateValue(program, forKey: name) != nil {
        report(
          .duplicateBlockName,
          line: fence.place.line,
          "two blocks on this page are named '\(name)'",
          help: "give each block a different name"
        )
      }
    }
  }

  /// The index of the program whose scope a block shares.
  ///
  /// - Returns: `.some(nil)` if the block has its own scope, `nil` if the program isn't found.
  private mutating func base(of block: SwiftBlock) -> Int?? {
    switch block.scope {
    case .own: return .some(nil)
    case .previous:
      if let current { return current.program }
      if lacksBlock { return nil }
      report(
        .nothingToContinue,
        line: block.fence.place.line,
        "no Swift block precedes this one, so there is nothing to continue",
        help: "remove 'continues'"
      )
    case .named(let name):
      if let program = named[name] { return program }
      report(
        .nothingToContinue,
        line: block.fence.place.line,
        "no earlier block is named '\(name)'",
        help: named.isEmpty
          ? "give the block a name: 'swift name=\(name)'"
          : Suggestion(among: named.keys.sorted()).sentence(for: name)
      )
    }
    return nil
  }
}
