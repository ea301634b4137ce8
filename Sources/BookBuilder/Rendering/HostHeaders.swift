/// What hosts that read a file `_headers`, such as Netlify and Cloudflare Pages, are told to send.
///
/// A text file cannot say its language itself; screen readers in browsers then speak it with the
/// voice of the browser's own language.
struct HostHeaders {
  /// The languages of the book, as BCP 47 tags.
  let languages: [String]

  /// The file.
  var file: OutputFile {
    let rules = languages.map { language in
      """
      /\(language)/*
        Content-Language: \(language)
      /\(language)/*.txt
        Content-Type: text/plain; charset=utf-8

      """
    }
    return OutputFile(path: "_headers", text: rules.joined())
  }
}
