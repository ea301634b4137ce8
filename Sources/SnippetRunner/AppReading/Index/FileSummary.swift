/// The names that a Swift file declares, as far as other files can see them.
package struct FileSummary: Hashable, Sendable {
  /// Types, protocols and type aliases at file level.
  package var types: [String] = []
  /// Functions, variables and operators at file level.
  package var globals: [String] = []
  /// Type aliases at file level, which are also among the types.
  package var aliases: [String] = []
  package var extensions: [Extension] = []
  /// The number of previews and preview providers.
  package var previews = 0
  package var lines = 0

  package struct Extension: Hashable, Sendable {
    package var target: String
    package var protocols: [String]
    package var members: [String]
  }

  package init() {}
}

extension FileSummary {
  /// The form in the cache: one line for each entry, of words separated by spaces.
  ///
  /// Names of Swift contain neither spaces nor line breaks.
  var text: String {
    var lines = ["p \(previews) \(self.lines)"]
    if !types.isEmpty { lines.append("t \(types.joined(separator: " "))") }
    if !globals.isEmpty { lines.append("g \(globals.joined(separator: " "))") }
    if !aliases.isEmpty { lines.append("a \(aliases.joined(separator: " "))") }
    for entry in extensions {
      lines.append("e \(entry.target) \(entry.members.joined(separator: " "))")
      if !entry.protocols.isEmpty {
        lines.append("c \(entry.protocols.joined(separator: " "))")
      }
    }
    return lines.joined(separator: "\n")
  }

  mutating func read(_ line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    let rest = Array(words.dropFirst())
    switch words.first {
    case "p" where rest.count == 2:
      previews = Int(rest[0]) ?? 0
      lines = Int(rest[1]) ?? 0
    case "t": types = rest
    case "g": globals = rest
    case "a": aliases = rest
    case "e" where !rest.isEmpty:
      extensions.append(Extension(target: rest[0], protocols: [], members: Array(rest.dropFirst())))
    case "c" where !extensions.isEmpty: extensions[extensions.count - 1].protocols = rest
    default: break
    }
  }
}
