package import Articles
import BookModel
package import Localization
package import Markup
import SourceText

/// Renders running text as HTML.
///
/// Text in another language is marked with it, and with its direction if that differs.
package struct RunHTML {
  let form: HTMLFormat
  package let language: String
  let words: SharedInterfaceText
  /// The number of letters up to which names in code don't break; `nil` if none break.
  private var longestName: Int?

  /// The same, with code that may break between the words of its long names.
  func breakingNames(over length: Int) -> RunHTML {
    var text = self
    text.longestName = form.dialect == .html ? length : nil
    return text
  }

  /// Whether words with hyphens stay on one line, as in a title.
  private var keepsHyphens = false

  /// The same, with short words with hyphens on one line.
  var keepingHyphens: RunHTML {
    var text = self
    text.keepsHyphens = form.dialect == .html
    return text
  }

  package init(form: HTMLFormat, language: String, words: SharedInterfaceText) {
    self.form = form
    self.language = language
    self.words = words
  }

  package func html(_ runs: [Run]) -> HTML {
    .group(runs.map(html))
  }

  private func html(_ run: Run) -> HTML {
    switch run {
    case .text(let text, let language?): foreign(text, language)
    case .text(let text, nil):
      keepsHyphens ? text.withNoBreakSpaces.keepingHyphens : .text(text.withNoBreakSpaces)
    case .code(let text):
      form.code(
        language: language(ofCode: text),
        longestName.map(text.breakingNames) ?? .text(text)
      )
    case .emphasis(let content): em { html(content) }
    case .strong(let content): strong { html(content) }
    case .deletion(let content): del { html(content) }
    case .link(let target, let content): link(to: target, content.mergingForeignNames)
    case .picture(let path, let alternative, let title, let width):
      img(
        src: form.picture(path),
        alt: alternative ?? "",
        (title.isEmpty ? [] : [Attribute("title", title)]) + form.size(path, width: width)
      )
    case .noteReference(let number, let occurrence): noteReference(number, occurrence)
    case .lineBreak: br()
    }
  }

  private func language(ofCode text: String) -> String {
    if ScriptRuns.containsCyrillic(text) { return Script.cyrillic.language(near: language) }
    return ScriptRuns(language: "en", in: language).firstForeignLanguage(in: text) ?? "en"
  }

  /// A link.
  ///
  /// If all of its text is in one other language, the link itself is marked with it.
  private func link(to target: LinkTarget, _ content: [Run]) -> HTML {
    if form.address(target) != nil, let (text, attributes) = foreignContent(content) {
      return form.link(to: target, nil, attributes, content: text)
    }
    return form.link(to: target, content: html(content))
  }

  /// An element around runs.
  ///
  /// If all of them are in one other language, it is marked with it.
  func element(_ name: String, _ attributes: [Attribute], around runs: [Run]) -> HTML {
    let (content, own) = foreignContent(runs) ?? (html(runs), [])
    return .element(name: name, attributes: attributes + own, content: content)
  }

  /// The text and its language attributes, if the runs are a single text in another language.
  private func foreignContent(_ runs: [Run]) -> (text: HTML, attributes: [Attribute])? {
    guard runs.count == 1, case .text(let text, let own?)? = runs.first else { return nil }
    return (.text(text.withNoBreakSpaces), self.attributes(ofWordsIn: own))
  }

  private func foreign(_ text: String, _ own: String) -> HTML {
    .element(
      name: "span",
      attributes: attributes(ofWordsIn: own),
      content: .text(text.withNoBreakSpaces)
    )
  }

  private func attributes(ofWordsIn own: String) -> [Attribute] {
    let direction = InterfaceText.direction(of: own)
    return form.language(own)
      + (direction == InterfaceText.direction(of: language) ? [] : [.direction(direction)])
  }

  private func noteReference(_ number: Int, _ occurrence: Int) -> HTML {
    .group([
      " (",
      form.link(
        to: .anchor(ArticleNote.anchor(number)),
        .noteReference,
        [
          form.id(ArticleNote.referenceAnchor(number, occurrence: occurrence)),
          form.classes(.noteReference), .role(.noteReference),
        ],
        content: .text(words.note(number))
      ),
      ")",
    ])
  }
}

extension String {
  /// The text with no-break spaces between numbers and the symbols after them, as in “799 ₽” and
  /// “60 %”.
  ///
  /// Otherwise a line could start with the symbol, and readers who see only a few words at a time
  /// would not find its number.
  package var withNoBreakSpaces: String {
    guard hasDigitBeforeSpace else { return self }
    var spaces: [Index] = []
    var (last, space): (Unicode.Scalar?, Index?) = (nil, nil)
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      if let space, scalar.isUnitSymbol { spaces.append(space) }
      let isAfterDigit = last.map { ("0"..."9").contains($0) } ?? false
      space = scalar == " " && isAfterDigit ? index : nil
      last = scalar
    }
    guard !spaces.isEmpty else { return self }
    var scalars = unicodeScalars
    for space in spaces.reversed() { scalars.replaceSubrange(space...space, with: ["\u{A0}"]) }
    return String(scalars)
  }
}

extension String {
  /// Without optimization, bytes are several times faster to look at than characters.
  fileprivate var hasDigitBeforeSpace: Bool {
    var isAfterDigit = false
    return containsByte { byte in
      if byte == 0x20, isAfterDigit { return true }
      isAfterDigit = byte >= 0x30 && byte <= 0x39
      return false
    }
  }
}

extension String {
  /// Text whose words with hyphens, up to a length that every window has room for, don't break.
  fileprivate var keepingHyphens: HTML {
    guard utf8.contains(UInt8(ascii: "-")) else { return .text(self) }
    var (pieces, end): ([HTML], Index) = ([], startIndex)
    for match in matches(of: #/\w+(?:-\w+)+/#) where match.0.count <= 16 {
      pieces.append(.text(String(self[end..<match.range.lowerBound])))
      pieces.append(span(.class("unbroken")) { String(match.0) })
      end = match.range.upperBound
    }
    return pieces.isEmpty ? .text(self) : .group(pieces + [.text(String(self[end...]))])
  }
}

extension Unicode.Scalar {
  fileprivate var isUnitSymbol: Bool {
    self == "%" || self == "°" || properties.generalCategory == .currencySymbol
  }
}

extension InterfaceText {
  /// The writing direction of a language.
  ///
  /// Source: Unicode CLDR, the character order in each language's layout.
  package static func direction(of language: String) -> WritingDirection {
    let name = language.prefix { $0 != "-" }.lowercased()
    return rightToLeft.contains(name) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}

extension String {
  /// Code that may break inside what is longer than a number of letters and has no spaces: before
  /// each word of a name, such as `accessibility` and `Label`, before a period, and after an opening
  /// parenthesis.
  fileprivate func breakingNames(over length: Int) -> HTML {
    guard count > length else { return .text(self) }
    let places = matches(of: #/\S+/#).filter { self[$0.range].count > length }
      .flatMap { piece in
        self[piece.range].matches(of: #/[\p{L}\p{N}_]+/#)
          .flatMap { breaks(at: $0.range, of: piece.range, over: length) }
      }
    let starts = [startIndex] + places
    let pieces = zip(starts, places + [endIndex]).map { HTML.text(String(self[$0..<$1])) }
    return .group(
      pieces.flatMap { [.void(name: "wbr", attributes: []), $0] }.dropFirst().map(\.self)
    )
  }

  private func breaks(
    at word: Range<Index>,
    of piece: Range<Index>,
    over length: Int
  ) -> [Index] {
    var breaks: [Index] = []
    if word.lowerBound > piece.lowerBound {
      let sign = index(before: word.lowerBound)
      if self[sign] == ".", sign > piece.lowerBound { breaks.append(sign) }
      if self[sign] == "(" || self[sign] == "[" { breaks.append(word.lowerBound) }
    }
    guard self[word].count > length else { return breaks }
    return breaks
      + indices[word].dropFirst().filter {
        self[$0].isUppercase && self[index(before: $0)].isLowercase
      }
  }
}
