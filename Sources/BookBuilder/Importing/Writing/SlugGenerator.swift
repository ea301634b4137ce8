import BookModel

/// Derives unique slugs from the names of files and parts.
///
/// A leading number is dropped. A name that is taken, or reserved for a page of the site, is
/// extended by the name of its folder, and then by a number.
struct SlugGenerator {
  private var used: Set<String> = []
  /// The last number that made a name unique, by the name without it.
  private var lastNumbers: [String: Int] = [:]

  private static let maximumLength = 50

  mutating func slug(forPage path: String) -> String {
    let base = path.baseName
    let folder = path.parentPath.lastPathComponent
    let isOpening = ["readme", "index"].contains(base.lowercased()) && !folder.isEmpty
    let name = Self.name(isOpening ? folder : base)
    return unique(name, or: isOpening ? name : Self.name("\(folder) \(base)"))
  }

  mutating func slug(ofPart title: String) -> String {
    let name = Self.name(title)
    return unique(name, or: name)
  }

  private mutating func unique(_ name: String, or longer: String) -> String {
    for candidate in [name, longer] where isAvailable(candidate) {
      used.insert(candidate)
      return candidate
    }
    var number = lastNumbers[longer] ?? 2
    while !isAvailable("\(longer)-\(number)") { number += 1 }
    lastNumbers[longer] = number
    used.insert("\(longer)-\(number)")
    return "\(longer)-\(number)"
  }

  private func isAvailable(_ name: String) -> Bool {
    !used.contains(name) && !ReservedNames.contains(name)
  }

  /// A slug of lowercase letters, digits and hyphens, without a leading number, which only orders
  /// files.
  static func name(_ text: String) -> String {
    let words = splitCamelCase(withoutNumber(text)).lowercased()
      .split { !($0.isLetter || $0.isNumber) }
    var name = ""
    for word in words where name.count + word.count < maximumLength {
      name += (name.isEmpty ? "" : "-") + word
    }
    return name.isEmpty ? "page" : name
  }

  /// Inserts a space before each capital that follows a lowercase letter, as in `FirstSteps`.
  private static func splitCamelCase(_ name: some StringProtocol) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(character)
    }
    return words
  }

  static func words(of name: String) -> String {
    let words = withoutNumber(name).split { "-_ ".contains($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Removes a leading number, as in `01-first`, `2. Second` or `ch03-02-third`.
  private static func withoutNumber(_ name: String) -> Substring {
    var rest = name[...]
    for word in ["chapter", "ch", "appendix", "part"] where rest.lowercased().hasPrefix(word) {
      let after = rest.dropFirst(word.count).drop { "-_. ".contains($0) }
      if after.first?.isNumber == true { rest = after }
    }
    while true {
      let digits = rest.prefix(while: \.isNumber)
      let after = rest.dropFirst(digits.count)
      let word = after.drop { "-_. ".contains($0) }
      if digits.isEmpty || word.isEmpty || word.count == after.count { break }
      rest = word
    }
    // A name that is only a number is kept.
    return rest.contains(where: \.isLetter) ? rest : name[...]
  }
}
