import ArgumentParser
import Publications

/// What `--format` asks for: formats to be built, or a list of them.
enum FormatSelection: Hashable, Sendable {
  /// A list of the formats and whether each is possible here.
  case list
  /// These formats.
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
