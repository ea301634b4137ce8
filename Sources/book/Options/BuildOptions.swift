import ArgumentParser
import Publications

enum FormatSelection: Hashable, Sendable {
  case list
  case formats([BookFormat])
}

extension FormatSelection: ExpressibleByArgument, CustomStringConvertible {
  init?(argument: String) {
    guard argument != "list" else {
      self = .list
      return
    }
    var formats: [BookFormat] = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let format = BookFormat(rawValue: String(name)) else { return nil }
      if !formats.contains(format) { formats.append(format) }
    }
    self = .formats(formats)
  }

  var description: String {
    switch self {
    case .list: "list"
    case .formats(let formats): formats.map(\.rawValue).joined(separator: ",")
    }
  }

  static var allValueStrings: [String] { ["list"] + BookFormat.allCases.map(\.rawValue) }
}

struct ReleaseOptions: ParsableArguments {
  @Option(help: "Write all published files of a version, such as 1.2.0, to build/release.")
  var release: String?

  @Flag(help: "Make a trial release despite uncommitted changes or a missing tag.")
  var allowDirty = false

  @Option(
    parsing: .singleValue,
    help: "Release even though this translation is older than its original.",
    completion: .file(extensions: ["md"])
  )
  var allowStale: [String] = []

  func validate() throws {
    guard let release else {
      guard !allowDirty, allowStale.isEmpty else {
        throw ValidationError("'--allow-dirty' and '--allow-stale' require '--release VERSION'.")
      }
      return
    }
    let numbers = release.split(separator: "-", maxSplits: 1)[0].split(separator: ".")
    guard numbers.count == 3, numbers.allSatisfy({ UInt($0) != nil }) else {
      throw ValidationError("'\(release)' is not a version such as '1.2.0' or '1.2.0-beta.1'.")
    }
  }
}
