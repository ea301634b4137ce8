import Diagnostics
import Markdown

struct SwiftFenceReader {
  static let knownWords = ["continues", "name", "fails", "compiles", "shown", "reason"]

  func read(_ fence: Fence, setup: [HiddenSetup]) -> (block: SwiftBlock, diagnostics: [Diagnostic])
  {
    var block = SwiftBlock(fence: fence, setup: setup, expectation: .runs, scope: .own, name: nil)
    var diagnostics: [Diagnostic] = []
    var reason: String?
    var expectations: [FenceInfo.Word] = []
    for written in fence.info.words {
      let word = written.withKnownKey
      if word != written { diagnostics.append(unknown(written, in: fence)) }
      switch (word.key, word.value) {
      case ("continues", nil): block.scope = .previous
      case ("continues", let name?): block.scope = .named(name)
      case ("name", let name?) where !name.isEmpty: block.name = name
      case ("reason", let text?) where !text.isEmpty: reason = text
      case ("fails", nil), ("compiles", nil), ("shown", nil): expectations.append(word)
      default: if word == written { diagnostics.append(unknown(word, in: fence)) }
      }
    }
    if let second = expectations.dropFirst().first {
      diagnostics.append(
        Diagnostic(
          .fenceOption,
          at: fence.location(of: second),
          "'\(second.text)' contradicts '\(expectations[0].text)'",
          help: "remove one of them"
        )
      )
    }
    switch expectations.first?.key {
    case "fails": block.expectation = .fails
    case "compiles": block.expectation = .compiles
    case "shown":
      block.expectation = .shown(reason: reason ?? "")
      if reason == nil {
        diagnostics.append(missingReason(fence, word: expectations[0]))
      }
    default: break
    }
    return (block, diagnostics)
  }

  private func unknown(_ word: FenceInfo.Word, in fence: Fence) -> Diagnostic {
    let isKnown = Self.knownWords.contains(word.key)
    let hasCurvedMarks = word.text.contains { "“”„«»".contains($0) }
    return Diagnostic(
      .fenceOption,
      at: fence.location(of: word),
      isKnown
        ? "invalid value in the fence option '\(word.text)'"
        : "unknown fence option '\(word.text)'",
      help: word.spaceHelp
        ?? (isKnown || hasCurvedMarks
          ? (hasCurvedMarks ? "use straight quotation marks: " : "")
            + "write 'name=cart', 'reason=\"…\"', 'continues', 'fails', 'compiles' or 'shown'"
          : Suggestion(among: Self.knownWords).sentence(for: word.key))
    )
  }

  private func missingReason(_ fence: Fence, word: FenceInfo.Word) -> Diagnostic {
    Diagnostic(
      .shownWithoutReason,
      at: fence.location(of: word),
      "code that is not compiled needs a reason",
      help: "add a reason, such as 'shown reason=\"needs an iPhone with LiDAR\"'"
    )
  }
}

extension FenceInfo.Word {
  /// The option that a mistyped one is corrected to; otherwise the code would fail because of it.
  fileprivate var withKnownKey: FenceInfo.Word {
    guard !SwiftFenceReader.knownWords.contains(key), spaceHelp == nil,
      let known = Suggestion(among: SwiftFenceReader.knownWords).nearest(to: key)
    else { return self }
    var word = self
    word.key = known
    return word
  }

  /// The help for an option with a space at its equals sign; `nil` for others.
  var spaceHelp: String? {
    text.hasPrefix("=") || text.hasSuffix("=")
      ? "write options without spaces around '=', as in 'name=cart'" : nil
  }
}
