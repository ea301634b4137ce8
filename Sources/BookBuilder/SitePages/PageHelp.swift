import Localization
import Markup

/// The script that marks the place in the contents and adds links to headings and buttons to listings.
///
/// Without it the page is whole.
struct PageHelp {
  /// The words.
  let words: InterfaceWords.SiteWords
  /// The address of the script.
  let script: String

  /// The name of the script among the files of the site.
  static let scriptName = "page.js"

  /// The element that loads the script.
  var html: HTML {
    .element(
      name: "script",
      attributes: [
        Attribute("src", script), Attribute("defer", ""),
        Attribute("data-link", words.linkTo("#")),
        Attribute("data-copy", words.copyListing("#")),
        Attribute("data-copied", words.copied),
      ],
      content: .empty
    )
  }
}
