import ArgumentParser
import Publications

/// What `--format` asks for: formats to be built, or a list of them.
enum FormatSelection: Hashable, Sendable {
  /// A list of the formats and whether each is possible here.
  case list
  case formats([BookFormat])
}

extension FormatSelection: ExpressibleByArgument, CustomStringConvertible {
  /// Takes names with commas between them, such as `site,epub`.
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

/// What a release is told beside what every build is told.
struct ReleaseOptions: ParsableArguments {
  @Option(help: "Write everything that is published of a version, such as 1.2.0, to build/release.")
  var release: String?

  @Flag(help: "Release although files differ from the commit or it has no tag, for a trial.")
  var allowDirty = false

  @Option(
    parsing: .singleValue,
    help: "Release although this translation is older than its original.",
    completion: .file(extensions: ["md"])
  )
  var allowStale: [String] = []

  func validate() throws {
    guard let release else {
      guard !allowDirty, allowStale.isEmpty else {
        throw ValidationError("'--allow-dirty' and '--allow-stale' need '--release VERSION'.")
      }
      return
    }
    let numbers = release.split(separator: "-", maxSplits: 1)[0].split(separator: ".")
    guard numbers.count == 3, numbers.allSatisfy({ UInt($0) != nil }) else {
      throw ValidationError("'\(release)' is no version such as '1.2.0' or '1.2.0-beta.1'.")
    }
  }
}
