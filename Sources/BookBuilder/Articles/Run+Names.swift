import BookModel

extension [Run] {
  /// The runs with single foreign words, which are mostly names, in the voice around.
  ///
  /// A change of the voice cuts what is spoken in two. In running text that is the price of the
  /// right sounds; the name of a link and a short caption are better heard in one piece.
  /// Source: WCAG 2.2, 3.1.2, which leaves out proper names and technical terms.
  package var withNamesInOneVoice: [Run] {
    // Most names are words of one language.
    if count == 1, case .text(_, nil)? = first { return self }
    return reduce(into: []) { result, run in
      guard case .text(let text, let language) = run else {
        result.append(run)
        return
      }
      let isName = language == Script.latin.language && !text.contains(" ")
      let own = isName ? nil : language
      if own == nil, case .text(let before, nil)? = result.last {
        result[result.count - 1] = .text(before + text)
      } else {
        result.append(.text(text, language: own))
      }
    }
  }
}
