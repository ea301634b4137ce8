package import BookModel
import Localization

/// A new book of one chapter, which builds without changes.
///
/// It comes with a configuration, an introduction in each language, a style sheet, a README and a
/// workflow for GitHub.
package struct NewBook: Sendable {
  private let site: [String: [UInt8]]
  private let languages: [String]
  private let folder: String?

  private static let slug = "first-button"

  /// - Parameters:
  ///   - languages: the languages as BCP 47 tags, starting with the default one. In a language without
  ///     built-in interface text, the chapter is in English, and a template for the text is added.
  ///   - site: files to copy into `Site`, by their path in it.
  ///   - folder: the folder of the book in the repository around it; `nil` without one.
  package init(languages: [String], site: [String: [UInt8]] = [:], folder: String? = nil) {
    self.folder = folder
    self.languages = languages
    self.site = site
  }

  package var files: [OutputFile] {
    let texts =
      [
        ("Content/book.yml", configuration), (".gitignore", "build/\n"), ("README.md", readme),
      ]
      + languages.flatMap { language in
        [
          ("Content/\(language)/index.md", introduction(language)),
          ("Content/\(language)/basics/\(Self.slug).md", chapter(language)),
        ]
      }
    let words = languages.filter { BuiltInLanguage(rawValue: $0) == nil }.map { language in
      (InterfaceTextReader.path(language: language), InterfaceTextTemplate(language: language).text)
    }
    return (texts + words).map { OutputFile(path: $0.0, text: $0.1) }
      + (folder == nil ? [workflow] : []) + Self.look(site)
  }

  /// The workflow, which belongs in the root of the repository: GitHub reads no other.
  package var workflow: OutputFile {
    OutputFile(path: NewBookWorkflow.path, text: NewBookWorkflow(folder: folder ?? "").text)
  }

  package static func look(_ site: [String: [UInt8]]) -> [OutputFile] {
    var look = site
    if look["style.css"] == nil { look["style.css"] = Array(style.utf8) }
    return look.sorted { $0.key < $1.key }.map {
      OutputFile(path: "Site/\($0.key)", bytes: $0.value)
    }
  }

  private var configuration: String {
    func text(_ path: KeyPath<NewBookText, String>) -> String {
      let texts = languages.map { "\($0): \"\(NewBookText.words(for: $0)[keyPath: path])\"" }
      return "{\(texts.joined(separator: ", "))}"
    }
    return """
      title: \(text(\.book))
      description: \(text(\.bookDescription))
      languages: [\(languages.joined(separator: ", "))]
      parts:
        - id: basics
          title: \(text(\.part))
          chapters: [\(Self.slug)]

      """
  }

  private func introduction(_ language: String) -> String {
    let words = NewBookText.words(for: language)
    return """
      ---
      title: \(words.book)
      description: \(words.bookDescription)
      ---
      \(words.introduction)

      """
  }

  private func chapter(_ language: String) -> String {
    let words = NewBookText.words(for: language)
    // A summary here would make one an obligation for every chapter of the book.
    let text = NewChapter(slug: Self.slug)?.text(language: language, hasGlance: false) ?? ""
    return text.replacing(
      "title: \"\(words.newChapter): \(Self.slug)\"",
      with: "title: \(words.firstChapter)"
    )
    .replacing(
      "description: \(words.newDescription)",
      with: "description: \(words.firstDescription)"
    )
  }

  private var readme: String {
    let names = languages.map { "`Content/\($0)`" }
    let folders =
      names.count == 1 ? "\(names[0]) contains" : "\(names.joined(separator: " and ")) contain"
    let workflow =
      folder == nil
      ? """

      * `\(NewBookWorkflow.path)` checks every change and publishes the site. Write the OWNER/NAME \
      of the tool after `BY_EAR_REPOSITORY` in it.
      """ : ""
    return """
      # \(NewBookText.words(for: "en").book)

      ```console
      book serve                     # preview the book in a browser, updated on every change
      book build                     # check everything and write build/site
      book check --update            # update the transcripts in the chapters
      book build --format epub,text  # write an EPUB and a text file for each language
      book new chapter SLUG          # add a chapter in each language
      ```

      * `Content/book.yml` sets the title and languages of the book, and the order of its chapters.
      * \(folders) the chapters. Swift blocks are compiled and run. The `voiceover` block after \
      one lists what VoiceOver says, and the build fails if the computed speech differs.
      * `Site` contains the style sheet and other shared files of the pages.\(workflow)

      """
  }

  private static let style = """
    body { max-width: 40rem; margin: 1rem auto; padding: 0 1rem; font: 1.125rem/1.6 serif; }
    header ul, footer ul { padding: 0; list-style: none; }
    header a, nav a, footer a, .offer a, .editions a, .standalone > a, .backlink a {
      display: inline-block; min-width: 2.75rem; min-height: 2.75rem; line-height: 2.75rem;
    }
    .skip:not(:focus) { position: absolute; left: -100rem; }
    a:focus-visible { outline: 3px solid; outline-offset: 3px; }
    figure { margin: 1.5rem 0; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; border-inline-start: 4px solid; }
    pre { padding-inline-start: 1rem; }
    pre, code { direction: ltr; unicode-bidi: isolate; }
    .transcript ol { border: 2px solid; padding-block: 0.5rem; }
    table { border-collapse: collapse; }
    th, td { padding: 0.5rem; border-block-end: 1px solid; text-align: start; }
    .wide { overflow-x: auto; }
    img, svg { max-width: 100%; height: auto; }

    """
}
