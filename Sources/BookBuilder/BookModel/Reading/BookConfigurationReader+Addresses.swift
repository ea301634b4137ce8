import Diagnostics
import Localization
import SourceText
import YAMLReading
import Yams

extension BookConfigurationReader {
  /// A name for addresses; `nil` with a finding for one that could lead elsewhere.
  mutating func addressName(_ node: Node?) -> String? {
    guard let name = yaml.string(node) else { return nil }
    if AddressName(name) != nil { return name }
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    let (shown, help) =
      name.count > AddressName.longest
      ? ("\(name.prefix(20))…", "use \(AddressName.longest) letters, digits and hyphens at most")
      : name.contains("/") && AddressName(last) != nil
        ? (name, "write '\(last)': the folder of a chapter is the id of its part")
        : (name, "use letters, digits and hyphens, such as 'first-button'")
    yaml.report(.wrongValue, at: node, "'\(shown)' cannot be a part of an address", help: help)
    return nil
  }

  /// Whether the tool makes a page of this name itself, with a finding.
  mutating func isTaken(_ name: String, at node: Node?) -> Bool {
    guard OwnPages.contains(name) else { return false }
    let summary = "'\(name)' is a page or file that the tool makes itself"
    yaml.report(.duplicateID, at: node, summary, help: OwnPages.sentence)
    return true
  }

  /// The path under which a server has the site, such as `/book/`; `nil` for a whole address, and for a
  /// path with what cannot stand in one.
  func sitePath(_ node: Node?) -> String? {
    guard let path = node?.scalar?.string.trimmingWhitespace(), path.hasPrefix("/") else {
      return nil
    }
    let names = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let isPath = names.enumerated().allSatisfy { index, name in
      name.isEmpty ? index == names.count - 1 : AddressName(String(name)) != nil
    }
    return isPath ? SiteAddress.folder(path) : nil
  }

  /// An address of the web, to which pages link; `nil` with a finding for anything else, such as a
  /// script.
  mutating func webAddress(_ node: Node?) -> String? {
    guard let address = yaml.string(node) else { return nil }
    if WebAddress(address) != nil { return address }
    let first = address.prefix { $0 != "/" }
    let help =
      first.isEmpty
      ? "write a path of letters, digits and hyphens, such as '/book/'"
      : first.contains(".") || AddressName(String(first)) == nil
        ? "begin it with 'https://'"
        : "begin it with 'https://'; the path of a site begins with a slash, as in '/\(first)/'"
    yaml.report(.wrongValue, at: node, "'\(address)' is no address of the web", help: help)
    return nil
  }
}

/// A name that becomes a part of an address and of a path: that of a chapter, now or formerly, or of a
/// part.
///
/// What could lead out of a folder, or mean something to a server or in a page, is no such name.
struct AddressName: Hashable, Sendable {
  let text: String

  /// The number of letters that a file system takes, whatever alphabet they are of.
  static let longest = 60

  /// Takes letters and digits of any alphabet, hyphens, underscores, and full stops inside; `nil` for
  /// anything else.
  init?(_ text: String) {
    guard (1...Self.longest).contains(text.count), text.first != ".", text.last != ".",
      text.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) })
    else { return nil }
    self.text = text
  }
}

extension BookConfigurationReader {
  /// The old names of chapters, each with the chapter at the end of its way.
  mutating func redirects(_ node: Node?, slugs: Set<String>) -> [Redirect] {
    guard let node, let entries = yaml.entries(of: node) else { return [] }
    var targets: [String: String] = [:]
    for (key, value) in entries {
      guard let from = addressName(key), let to = yaml.string(value), !isTaken(from, at: key)
      else { continue }
      if slugs.contains(from) {
        yaml.report(
          .redirectFromChapter,
          at: key,
          "'\(from)' is a chapter, so its address leads nowhere else",
          help: "take the redirect out, or give the chapter another name"
        )
      } else {
        targets[from] = to
      }
    }
    var redirects: [Redirect] = []
    for (key, value) in entries {
      guard let from = key.string, targets[from] != nil else { continue }
      var place = from
      var passed: Set<String> = []
      while let next = targets[place], passed.insert(place).inserted { place = next }
      if slugs.contains(place) {
        redirects.append(Redirect(from: from, to: place))
      } else if passed.contains(place) {
        yaml.report(
          .redirectLoop,
          at: value,
          "the redirect from '\(from)' goes round in a circle",
          help: "let it end at a chapter"
        )
      } else {
        let help = Suggestion(among: slugs.sorted()).sentence(for: place)
        yaml.report(
          .brokenRedirect,
          at: value,
          "the redirect from '\(from)' goes to '\(place)', which is no chapter",
          help: help
        )
      }
    }
    return redirects
  }
}

extension Rule {
  /// The kinds of findings about old names of chapters.
  static let redirects: [Rule] = [.redirectFromChapter, .redirectLoop, .brokenRedirect]

  static let redirectFromChapter = Rule(
    id: "redirect-from-chapter",
    explanation: """
      What 'redirects' in 'Content/book.yml' lists are old addresses, whose readers are sent on. A \
      name that a chapter has today cannot be an old one as well: one address has one page.
      """,
    readers: """
      Readers of the chapter would never see it.
      """,
    wrong: "redirects: {labels: values}, with a chapter labels",
    right: "redirects: {names: labels}"
  )
  static let redirectLoop = Rule(
    id: "redirect-loop",
    explanation: """
      An old name may lead to another old name, but in the end there must be a chapter. Redirects \
      that lead to each other would keep a browser going for ever.
      """,
    readers: """
      Readers of an old address would see a browser that never arrives.
      """,
    wrong: "redirects: {a: b, b: a}",
    right: "redirects: {a: b, b: labels}"
  )
  static let brokenRedirect = Rule(
    id: "broken-redirect",
    explanation: """
      A redirect must end at a chapter of the book. Whoever follows an old address would otherwise \
      be sent to a page that is not there.
      """,
    readers: """
      Readers of an old address would be sent to a page that is not there.
      """,
    wrong: "redirects: {names: lables}",
    right: "redirects: {names: labels}"
  )
}
