/// A landmark of a page: what it is, and how the page calls it.
struct WebLandmark: Equatable {
  /// What a landmark is; the raw value is the role's name.
  enum Kind: String {
    case main, navigation, banner, contentinfo, complementary, search, form, region
  }

  /// What it is.
  let kind: Kind
  /// The page's own name; `nil` if there is none.
  let label: String?

  /// The landmark that a tag begins, by the rules of HTML; `nil` for anything else.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - isInSection: Whether it stands in an article, a section or the like, where a header or
  ///     footer is none of the page.
  init?(_ tag: WebTag, isInSection: Bool) {
    label = tag.label
    if let role = tag.attributes["role"] {
      guard let kind = Kind(rawValue: role), kind != .region || label != nil else { return nil }
      self.kind = kind
      return
    }
    switch tag.name {
    case "main": kind = .main
    case "nav": kind = .navigation
    case "aside": kind = .complementary
    case "search": kind = .search
    case "header" where !isInSection: kind = .banner
    case "footer" where !isInSection: kind = .contentinfo
    case "section" where label != nil: kind = .region
    case "form" where label != nil: kind = .form
    default: return nil
    }
  }

  /// What is spoken when the focus enters: the name, what it is, and that it is a landmark.
  @MainActor var name: String {
    let word = kind == .region ? nil : SystemWord.landmark(kind).text
    return [label, word, SystemWord.landmark.text].compactMap { $0 }.joined(separator: ", ")
  }
}
