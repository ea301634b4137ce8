import Diagnostics
import SourceText
import YAMLReading
import Yams

extension BookConfigurationReader {
  /// A name for addresses; `nil`, with a finding, if it has other characters than letters, digits
  /// and hyphens.
  mutating func addressName(_ node: Node?) -> String? {
    guard let name = yaml.string(node) else { return nil }
    if AddressName(name) != nil { return name }
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    let (shown, help) =
      name.count > AddressName.maxLength
      ? ("\(name.prefix(20))…", "use \(AddressName.maxLength) letters, digits and hyphens at most")
      : name.contains("/") && AddressName(last) != nil
        ? (name, "write '\(last)': the folder of a chapter is the id of its part")
        : (name, "use letters, digits and hyphens, such as 'first-button'")
    yaml.report(.wrongValue, at: node, "'\(shown)' cannot be a part of an address", help: help)
    return nil
  }

  /// Whether the tool generates a page of this name; reports it.
  mutating func isReserved(_ name: String, at node: Node?) -> Bool {
    guard ReservedNames.contains(name) else { return false }
    let summary = "the tool generates a page or file named '\(name)'"
    yaml.report(.duplicateID, at: node, summary, help: ReservedNames.sentence)
    return true
  }

  /// The path of the site on its server, such as `/book/`; `nil` for a full address or an invalid
  /// path.
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
    yaml.report(.wrongValue, at: node, "'\(address)' is not a web address", help: help)
    return nil
  }
}

/// A name that becomes a part of an address and of a path: that of a part or a chapter, current or
/// former.
///
/// Names that could leave a folder, or have a meaning to a server or in HTML, are invalid.
package struct AddressName: Hashable, Sendable {
  let text: String

  /// A length that every file system supports, in any alphabet.
  static let maxLength = 60

  /// Creates a name from letters and digits of any alphabet, hyphens, underscores and inner full
  /// stops; `nil` for anything else.
  package init?(_ text: String) {
    guard (1...Self.maxLength).contains(text.count), text.first != ".", text.last != ".",
      text.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) })
    else { return nil }
    self.text = text
  }
}

extension BookConfigurationReader {
  /// The former names of chapters, each with the chapter that its redirects end at.
  mutating func redirects(_ node: Node?, slugs: Set<String>) -> [Redirect] {
    guard let node, let entries = yaml.entries(of: node) else { return [] }
    var targets: [String: String] = [:]
    for (key, value) in entries {
      guard let from = addressName(key), let to = yaml.string(value), !isReserved(from, at: key)
      else { continue }
      if slugs.contains(from) {
        yaml.report(
          .redirectFromChapter,
          at: key,
          "'\(from)' is a chapter, so its address cannot be redirected",
          help: "remove the redirect, or rename the chapter"
        )
      } else {
        targets[from] = to
      }
    }
    var redirects: [Redirect] = []
    let ends = Self.ends(of: targets)
    let suggestion = Suggestion(among: slugs.sorted())
    for (key, value) in entries {
      guard let from = key.string, let target = ends[from] else { continue }
      if slugs.contains(target) {
        redirects.append(Redirect(from: from, to: target))
      } else if targets[target] != nil {
        yaml.report(
          .redirectLoop,
          at: value,
          "the redirect from '\(from)' is part of a loop",
          help: "redirect it to a chapter"
        )
      } else {
        let help = suggestion.sentence(for: target)
        yaml.report(
          .brokenRedirect,
          at: value,
          "the redirect from '\(from)' goes to '\(target)', which is not a chapter",
          help: help
        )
      }
    }
    return redirects
  }

  /// The pages of a former site, each with the chapter that replaces it.
  mutating func oldAddresses(
    _ node: Node?,
    slugs: Set<String>,
    languages: [String]
  ) -> [Redirect] {
    guard let node, let entries = yaml.entries(of: node) else { return [] }
    let suggestion = Suggestion(among: slugs.sorted())
    return entries.compactMap { key, value in
      guard let from = yaml.string(key), let to = yaml.string(value) else { return nil }
      guard OldAddress.isValid(from, languages: languages) else {
        yaml.report(
          .wrongValue,
          at: key,
          "'\(from)' cannot be an old address",
          help: "write the path of a page outside the folders of languages, such as "
            + "'guide/install.html'"
        )
        return nil
      }
      guard slugs.contains(to) else {
        yaml.report(
          .brokenRedirect,
          at: value,
          "the redirect from '\(from)' goes to '\(to)', which is not a chapter",
          help: suggestion.sentence(for: to)
        )
        return nil
      }
      return Redirect(from: from, to: to)
    }
  }

  /// Where each redirect ends; a name that is redirected if that is a loop.
  private static func ends(of targets: [String: String]) -> [String: String] {
    var ends: [String: String] = [:]
    for from in targets.keys where ends[from] == nil {
      var target = from
      var passed: Set<String> = []
      while ends[target] == nil, let next = targets[target], passed.insert(target).inserted {
        target = next
      }
      let end = ends[target] ?? target
      for name in passed { ends[name] = end }
    }
    return ends
  }
}

extension Rule {
  static let redirects: [Rule] = [.redirectFromChapter, .redirectLoop, .brokenRedirect]

  static let redirectFromChapter = Rule(
    id: "redirect-from-chapter",
    explanation: """
      The list 'redirects' in 'Content/book.yml' says where former addresses lead. The name of a \
      current chapter cannot be redirected: an address has only one page.
      """,
    readers: "Readers would never see the chapter.",
    wrong: "redirects: {labels: values}, with a chapter labels",
    right: "redirects: {names: labels}"
  )
  static let redirectLoop = Rule(
    id: "redirect-loop",
    explanation: """
      A former name may redirect to another former name, but must end at a chapter. A browser would \
      follow redirects in a loop forever.
      """,
    readers: "For readers with an old link, the page would never load.",
    wrong: "redirects: {a: b, b: a}",
    right: "redirects: {a: b, b: labels}"
  )
  static let brokenRedirect = Rule(
    id: "broken-redirect",
    explanation: """
      A redirect in 'Content/book.yml' must end, directly or through others, at a current chapter.
      """,
    readers: "Readers with an old link would be sent to a page that does not exist.",
    wrong: "redirects: {names: lables}",
    right: "redirects: {names: labels}"
  )
}
