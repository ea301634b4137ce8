import BookModel
import Localization
import Markdown
import SnippetNotation
import SourceText

package struct Listing: Hashable, Sendable {
  package var number: Int
  package var caption: [Run]
  var shownReason: String?
  /// The code in pieces for syntax colouring, without the final line feed.
  package var tokens: [Token]
  package var language: String
  /// Whether it is what a program printed, or a message of the compiler, rather than code.
  package var isResult = false
  /// Whether its lines begin with the signs of a difference.
  package var isDifference = false
  /// Whether the compiler rejects it, as the page says.
  package var isRejected = false

  package var anchor: String { "listing-\(number)" }

  package var code: String { tokens.map(\.text).joined() }

  package struct Token: Hashable, Sendable {
    package var group: String?
    package var text: String
  }
}

struct ListingComposer {
  let words: SharedInterfaceText
  let inlines: InlineComposer
  let colors: ListingColors

  func listing(
    _ info: FenceInfo,
    _ code: CodeBlock,
    verdict: SnippetReport.Verdict?,
    number: Int
  ) -> Listing {
    let text = code.text.utf8.last == UInt8(ascii: "\n") ? String(code.text.dropLast()) : code.text
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let kind = FenceKind(rawValue: info.name)
    var caption = "\(words.listing(number)) \(name(of: info)), \(words.lines(lines))."
    if let status = status(kind, info, verdict) {
      caption += " \(status)"
    }
    return Listing(
      number: number,
      caption: inlines.runs(of: caption).mergingForeignNames,
      shownReason: kind == .swift ? shownReason(info, verdict) : nil,
      tokens: tokens(of: text, kind, info),
      language: ScriptRuns.containsCyrillic(text) && kind != .swift
        ? Script.cyrillic.language(near: inlines.language) : "en",
      isResult: kind == .output || kind == .error,
      isDifference: ["diff", "patch"].contains(info.name),
      isRejected: kind == .swift && verdict == .failedAsExpected
    )
  }

  private func tokens(of text: String, _ kind: FenceKind?, _ info: FenceInfo) -> [Listing.Token] {
    if kind == .swift { return colors.tokens(of: text) }
    return CodeGrammar.named(info.name).map { CodeScanner.tokens(of: text, by: $0) }
      ?? [Listing.Token(group: nil, text: text)]
  }

  private func name(of info: FenceInfo) -> String {
    switch FenceKind(rawValue: info.name) {
    case .swift: "Swift"
    case .output: words.output
    case .error: words.compilerMessage
    default:
      Self.names[info.name] ?? CodeGrammar.title(of: info.name)
        ?? (info.name.isEmpty ? words.text : info.name)
    }
  }

  private static let names = [
    "js": "JavaScript", "html": "HTML", "markdown": "Markdown",
  ]

  /// The result of checking a Swift, output or error block; `nil` for other code.
  private func status(
    _ kind: FenceKind?,
    _ info: FenceInfo,
    _ verdict: SnippetReport.Verdict?
  ) -> String? {
    guard kind == .swift || kind == .output || kind == .error else { return nil }
    if kind == .swift, let reason = shownReason(info, verdict) { return shown(reason) }
    switch verdict {
    case .ran?: return words.status.ran
    case .compiled?: return words.status.compiled
    case .failedAsExpected?: return words.status.mustNotCompile
    case .matched?: return words.status.matched
    case .spoken?, .drawn?, .drawnAtSizes?: return words.status.computed
    case .shown(let reason)?: return shown(reason)
    case .broken?, nil: return words.status.unchecked
    }
  }

  private func shownReason(_ info: FenceInfo, _ verdict: SnippetReport.Verdict?) -> String? {
    switch verdict {
    case .shown(let reason)?: reason
    case nil where info.flags.contains("shown"): info.options["reason"] ?? ""
    default: nil
    }
  }

  private func shown(_ reason: String) -> String {
    let status = words.status.shown(reason).trimmingWhitespace()
    return status.last == "." ? status : status + "."
  }
}
