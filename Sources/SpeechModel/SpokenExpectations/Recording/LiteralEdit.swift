/// The replacement of a string literal in Swift source code.
struct LiteralEdit {
  let range: Range<Int>
  let replacement: [UInt8]

  /// Rewrites the literal of a closure as a multiline literal, with the old indentation and with as
  /// many `#` as the text needs.
  init(of closure: TextClosure, in source: SwiftSource, to text: String) {
    let old = closure.literal
    let hashes = Self.hashes(for: text, atLeast: old.hashes)
    if source.isFirstInLine(old.range.lowerBound) || closure.hasComment {
      let indentation = source.indentation(ofLineAt: old.range.lowerBound)
      let lines = Self.literal(text, hashes: hashes, indentation: indentation)
      range = old.range
      replacement = Array(lines.joined(separator: source.lineEnd).utf8)
    } else {
      // The closure is on the line of the call; put its braces on lines of their own.
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

  func applied(to source: SwiftSource) -> SwiftSource {
    var bytes = source.bytes
    bytes.replaceSubrange(range, with: replacement)
    return SwiftSource(bytes: bytes)
  }

  private static func literal(_ text: String, hashes: Int, indentation: String) -> [String] {
    let sign = String(repeating: "#", count: hashes)
    let lines =
      text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    let content = lines.map { line in
      line.isEmpty ? "" : indentation + visible(line, sign: sign)
    }
    return [sign + "\"\"\""] + content + [indentation + "\"\"\"" + sign]
  }

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

  /// Returns the number of `#` that keeps quotes and backslashes in the text literal.
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
  /// The width of one indentation step: the smallest indentation in the source.
  fileprivate var indentationUnit: String {
    let lines = bytes.split(whereSeparator: \.isLineEnd)
    let steps = lines.map { $0.prefix { $0 == UInt8(ascii: " ") }.count }.filter { $0 > 1 }
    return String(repeating: " ", count: steps.min() ?? 2)
  }
}
