import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// The way from a page to the page “Try it” with the elements behind its lines.
///
/// The link is one a page, as many would weigh much; the script puts another after each transcript.
struct TryLink {
  /// The page with the lines.
  let article: Article
  /// The words around the text.
  let words: SharedWords
  /// The language of the page around the text, as a BCP 47 tag.
  let language: String

  /// The name of the script among the files of the site.
  static let scriptName = "try-link.js"

  /// The link and the element that loads the script.
  var html: HTML {
    let page = article.page
    let text = RunHTML(form: .page(page), language: language, words: words)
    let name = words.trial.tryPage(article.title.plainText)
    return .group([
      p(.class("try"), .notInText) {
        a(href: "\(page.href(to: .tryout(language: language)))?from=\(Self.name(of: page))") {
          text.html(ScriptRuns(language: language).runs(of: name))
        }
      },
      .element(
        name: "script",
        attributes: [
          Attribute("src", page.href(to: PagePath(Self.scriptName))), Attribute("defer", ""),
          Attribute("data-lines", words.trial.tryLines),
          Attribute("data-line", words.trial.tryLine),
        ],
        content: .empty
      ),
    ])
  }

  /// The name of a page in the address: its folder within those of its language.
  static func name(of page: PagePath) -> String {
    let folders = page.path.split(separator: "/").dropFirst().dropLast()
    return folders.isEmpty ? "index" : folders.joined(separator: "/")
  }
}

extension SharedWords {
  /// The name of a figure with spoken lines.
  func name(of figure: ComputedFigure) -> String {
    let name =
      figure.isScreen ? self.screens.screen(figure.number) : self.transcript(figure.number)
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}
