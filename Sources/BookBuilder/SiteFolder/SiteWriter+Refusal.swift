import Diagnostics
import Foundation

extension SiteWriter {
  /// A finding when the folder's place is taken by something that is not a site of this tool.
  var refusal: Diagnostic? {
    var isDirectory: ObjCBool = false
    if let place = preciousLoss {
      return Diagnostic(
        .foreignOutput,
        at: nil,
        "'\(name)' holds '\(place.lastPathComponent)' or lies in it, which must not be lost",
        help: "name a folder beside it"
      )
    }
    if let deadLink {
      return Diagnostic(
        .foreignOutput,
        at: nil,
        "'\(name)' is a link to '\(deadLink)', and nothing is there",
        help: "make the folder that it leads to, or remove the link"
      )
    }
    guard !replacesForeignFiles else { return nil }
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory) else {
      return nil
    }
    let help = "name another folder, move the old one away, or let it be lost by '--force'"
    guard isDirectory.boolValue else {
      return Diagnostic(.foreignOutput, at: nil, "'\(name)' is a file, not a folder", help: help)
    }
    guard let written = WrittenFiles(of: folder) else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      guard !names.isEmpty else { return nil }
      let summary = "the folder '\(name)' holds files that are not a site of this tool"
      return Diagnostic(.foreignOutput, at: nil, summary, help: help)
    }
    guard let stranger = written.stranger(in: folder) else { return nil }
    let summary = "the folder '\(name)' holds '\(stranger)', which no build put there"
    return Diagnostic(.foreignOutput, at: nil, summary, help: help)
  }

  /// A folder that must not be lost and would be.
  var preciousLoss: URL? { precious.first(where: isLost) }

  /// Whether a folder would be replaced, or be written into.
  private func isLost(_ place: URL) -> Bool {
    let here = folder.resolvingSymlinksInPath().pathComponents
    let there = place.pathComponents
    return there.starts(with: here) || here.starts(with: there)
  }
}
