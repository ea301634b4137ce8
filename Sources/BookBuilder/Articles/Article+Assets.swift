import BookModel

extension Article {
  /// The files that the page shows or links to, by their path relative to the root of the book.
  package var assets: [String] {
    var paths: [String] = []
    func look(at runs: [Run]) {
      for run in runs { run.addAssets(to: &paths) }
    }
    look(at: title)
    look(at: lead)
    for block in blocks {
      for runs in block.runs { look(at: runs) }
    }
    return paths
  }
}

extension Run {
  /// Adds the files that the run shows or links to.
  fileprivate func addAssets(to paths: inout [String]) {
    switch self {
    case .picture(let path, _): paths.append(path)
    case .emphasis(let content), .strong(let content), .deletion(let content):
      for run in content { run.addAssets(to: &paths) }
    case .link(let target, let content):
      if case .asset(let path) = target { paths.append(path) }
      for run in content { run.addAssets(to: &paths) }
    case .text, .code, .noteReference, .lineBreak: break
    }
  }
}
