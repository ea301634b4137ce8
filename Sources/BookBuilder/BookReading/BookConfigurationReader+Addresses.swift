import BookModel
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
