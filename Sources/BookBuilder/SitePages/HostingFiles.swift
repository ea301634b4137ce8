import BookModel

/// Configuration files for common web servers and hosting services.
///
/// A text file can't declare its language, so screen readers in browsers would speak it with the
/// voice of the browser's own language; `Content-Language` corrects that. Where the host can, it
/// also redirects old addresses itself, which preserves the fragment of a link to a section.
struct HostingFiles {
  let path: String
  let languages: [String]
  let redirects: [Redirect]
  let oldAddresses: [Redirect]

  /// The files for Netlify and Cloudflare Pages, Apache, and nginx.
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
      + eachOldAddress { "\(path)\($0) \(path)\($1)/\($2)/ 301\n" }
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
    let redirects =
      eachRedirect { "RedirectMatch 301 ^(.*/)\($0)/\($1)/(.*)$ $1\($0)/\($2)/$2\n" }
      + eachOldAddress { "Redirect 301 \(path)\($0) \(path)\($1)/\($2)/\n" }
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
    let redirects =
      eachRedirect { "rewrite ^(.*/)\($0)/\($1)/(.*)$ $1\($0)/\($2)/$2 permanent;\n" }
      + eachOldAddress { "location = \(path)\($0) { return 301 \(path)\($1)/\($2)/; }\n" }
    return """
      # Include this in the 'server' block of the server that hosts the site at '\(path)'.
      charset utf-8;
      charset_types text/plain text/css application/xml application/atom+xml;
      error_page 404 \(path)404.html;
      \(redirects)\(languages.joined())
      """
  }

  /// One line for each page of a former site; the arguments are its path, the first language, and
  /// the new name.
  private func eachOldAddress(_ line: (String, String, String) -> String) -> String {
    guard let language = languages.first else { return "" }
    return oldAddresses.map { line($0.from, language, $0.to) }.joined()
  }

  /// One line for each redirect in each language; the arguments are language, old name, new name.
  private func eachRedirect(_ line: (String, String, String) -> String) -> String {
    languages.flatMap { language in
      redirects.map { line(language, $0.from, $0.to) }
    }
    .joined()
  }
}
