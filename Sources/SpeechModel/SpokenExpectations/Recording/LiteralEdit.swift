/// A literal in the place of another one.
struct LiteralEdit {
  /// What goes from the source.
  let range: Range<Int>
  /// What comes in its place.
  let replacement: [UInt8]

  /// Writes a text where a closure has another one: on lines of its own, with the indentation of the
  /// old one and as many hashes as it needs.
  init(of closure: TextClosure, in source: SwiftSource, to text: String) {
    let old = closure.literal
    let hashes = Self.hashes(for: text, atLeast: old.hashes)
    if source.isFirstInLine(old.range.lowerBound) || closure.hasComment {
      let indentation = source.indentation(ofLineAt: old.range.lowerBound)
      let lines = Self.literal(text, hashes: hashes, indentation: indentation)
      range = old.range
      replacement = Array(lines.joined(separator: source.lineEnd).utf8)
    } else {
      // The closure stands on the line of the call, and its braces move apart.
      let outer = source.indentation(ofLineAt: closure.braces.lowerBound)
      let indentation = outer + (outer.hasPrefix("\t") ? "\t" : source.indentationUnit)
      let lines = Self.literal(text, hashes: hashes, indentation: indentation)
      range = closure.braces
      replacement = Array(
        (["{", indentation + lines[0]] + lines.dropFirst() + [outer + "}"])
          .joined(separator: source.lineEnd).utf8
      )
    }
  }

  /// Returns code with the edit in it.
  func applied(to source: SwiftSource) -> SwiftSource {
    var bytes = source.bytes
    bytes.replaceSubrange(range, with: replacement)
    return SwiftSource(bytes: bytes)
  }

  /// The lines of a literal; all but the first are indented.
  private static func literal(_ text: String, hashes: Int, indentation: String) -> [String] {
    let sign = String(repeating: "#", count: hashes)
    let lines =
      text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    let content = lines.map { line in
      line.isEmpty ? "" : indentation + visible(line, sign: sign)
    }
    return [sign + "\"\"\""] + content + [indentation + "\"\"\"" + sign]
  }

  /// The line with control characters written as numbers.
  private static func visible(_ line: Substring, sign: String) -> String {
    line.unicodeScalars.map { scalar in
      isControl(scalar) ? "\\\(sign)u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    .joined()
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\t"
      || scalar.properties.generalCategory == .lineSeparator
      || scalar.properties.generalCategory == .paragraphSeparator
  }

  /// How many hashes a text needs so that no quotation mark and no backslash in it means anything.
  private static func hashes(for text: String, atLeast minimum: Int) -> Int {
    var hashes = minimum
    while true {
      let sign = String(repeating: "#", count: hashes)
      let means = ["\"\"\"" + sign, "\\" + sign].contains { !text.utf8.ranges(of: $0.utf8).isEmpty }
      guard means else { return hashes }
      hashes += 1
    }
  }
}

extension SwiftSource {
  /// The blanks by which the code is indented a step further: the smallest indentation in it.
  fileprivate var indentationUnit: String {
    let lines = bytes.split(whereSeparator: \.isLineEnd)
    let steps = lines.map { $0.prefix { $0 == UInt8(ascii: " ") }.count }.filter { $0 > 1 }
    return String(repeating: " ", count: steps.min() ?? 2)
  }
}
