extension BookFiles {
  /// Files under `Content` that are neither text nor data nor code, nor what was heard.
  var assets: [String: [UInt8]] {
    let texts = [".md", ".yml", ".yaml", ".swift"]
    return bytes.filter { path, _ in
      path.hasPrefix("Content/") && !path.hasPrefix("Content/heard/")
        && !texts.contains { path.hasSuffix($0) }
    }
  }

  /// The files under `Site`, by their paths in it.
  var siteFiles: [String: [UInt8]] {
    var siteFiles: [String: [UInt8]] = [:]
    for (path, bytes) in bytes where path.hasPrefix("Site/") {
      siteFiles[String(path.dropFirst("Site/".count))] = bytes
    }
    return siteFiles
  }
}
