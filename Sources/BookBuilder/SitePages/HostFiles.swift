import BookModel

/// What the programs that serve sites are told to send.
///
/// A text file cannot say its language itself; screen readers in browsers then speak it with the
/// voice of the browser's own language. Old addresses are answered by the host where it can, so that
/// a link to a section keeps its end.
struct HostFiles {
  /// The path under which a server has the site, beginning and ending in a slash.
  let path: String
  /// The languages of the book, as BCP 47 tags.
  let languages: [String]
  /// The names that chapters had before.
  let redirects: [Redirect]

  /// The files: for Netlify and Cloudflare Pages, for Apache, and for nginx.
  var files: [OutputFile] {
    let redirections = redirections
    return [
      OutputFile(path: "_headers", text: headers),
      OutputFile(path: ".htaccess", text: apache),
      OutputFile(path: "hosting/nginx.conf", text: nginx),
    ] + (redirections.isEmpty ? [] : [OutputFile(path: "_redirects", text: redirections)])
  }

  private var headers: String {
    languages.map { language in
      """
      \(path)\(language)/*
        Content-Language: \(language)
      \(path)\(language)/*.txt
        Content-Type: text/plain; charset=utf-8

      """
    }
    .joined()
  }

  private var redirections: String {
    eachRedirect { "\(path)\($0)/\($1)/* \(path)\($0)/\($2)/:splat 301\n" }
  }

  private var apache: String {
    let languages = languages.map { language in
      """
      <If "%{REQUEST_URI} =~ m#/\(language)/#">
        Header set Content-Language \(language)
        ErrorDocument 404 \(path)\(language)/404.html
      </If>

      """
    }
    let redirects = eachRedirect { "RedirectMatch 301 ^(.*/)\($0)/\($1)/(.*)$ $1\($0)/\($2)/$2\n" }
    return """
      AddDefaultCharset utf-8
      ErrorDocument 404 \(path)404.html
      \(languages.joined())\(redirects)
      """
  }

  private var nginx: String {
    let languages = languages.map { language in
      """
      location \(path)\(language)/ {
        add_header Content-Language \(language);
        error_page 404 \(path)\(language)/404.html;
      }

      """
    }
    let redirects = eachRedirect { "rewrite ^(.*/)\($0)/\($1)/(.*)$ $1\($0)/\($2)/$2 permanent;\n" }
    return """
      # To be included in the 'server' block of the server that has the site under '\(path)'.
      charset utf-8;
      charset_types text/plain text/css application/xml application/atom+xml;
      error_page 404 \(path)404.html;
      \(redirects)\(languages.joined())
      """
  }

  /// A line for each old address: the language, the old name and the new one.
  private func eachRedirect(_ line: (String, String, String) -> String) -> String {
    languages.flatMap { language in
      redirects.map { line(language, $0.from, $0.to) }
    }
    .joined()
  }
}
