/// The pictures and colours of an app's asset catalogues, by the names that Xcode generates.
struct AssetNames: Sendable {
  private(set) var images: [String: String] = [:]
  private(set) var colors: [String: String] = [:]

  /// - Parameter paths: of sets in catalogues, such as `Media.xcassets/icon-add.imageset`.
  init(_ paths: [String]) {
    for path in paths {
      guard let last = path.split(separator: "/").last, let dot = last.lastIndex(of: ".") else {
        continue
      }
      let name = String(last[..<dot])
      if last.hasSuffix(".colorset") {
        for symbol in Self.symbols(of: name, "color") { colors[symbol] = name }
      } else {
        for symbol in Self.symbols(of: name, "image") { images[symbol] = name }
      }
    }
  }

  /// `icon-add` as `iconAdd`; the kind at the end of a name is left out, as in `accent` of
  /// `AccentColor`.
  private static func symbols(of name: String, _ kind: String) -> [String] {
    var words: [String] = []
    for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      words.append(String(part))
    }
    guard let first = words.first else { return [] }
    let start = first.first?.isUppercase == true ? first.withLowercaseStart : first
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let symbol = start + rest.joined()
    let plain = first.prefix { $0.isNumber }.isEmpty ? symbol : "_" + symbol
    let isKind = plain.count > kind.count && plain.lowercased().hasSuffix(kind)
    return isKind ? [plain, String(plain.dropLast(kind.count))] : [plain]
  }
}

extension String {
  /// `AccentColor` as `accentColor`, and `URLIcon` as `urlIcon`.
  var withLowercaseStart: String {
    let capitals = prefix { $0.isUppercase }.count
    let count = capitals <= 1 || capitals == self.count ? capitals : capitals - 1
    return prefix(count).lowercased() + dropFirst(count)
  }
}

extension String {
  /// The name of a symbol that a library writes as one word: `star.circle.fill` of
  /// `starCircleFill`, and `1.circle` of `_1Circle`.
  var symbolName: String {
    var name = ""
    var previous: Character = "_"
    for character in self where character != "_" {
      let isStart = character.isUppercase || character.isNumber != previous.isNumber
      if isStart, !name.isEmpty { name.append(".") }
      name += character.lowercased()
      previous = character
    }
    return name
  }
}
