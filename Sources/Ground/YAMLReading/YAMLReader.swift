package import Diagnostics
import SourceText
package import Yams

/// Reads values from YAML and collects a finding for each unexpected one.
///
/// Reading continues after a finding, so that an author sees all of them at once.
package struct YAMLReader {
  package let path: String
  package let lineOffset: Int
  package private(set) var diagnostics: [Diagnostic] = []

  package init(path: String, lineOffset: Int = 0) {
    self.path = path
    self.lineOffset = lineOffset
  }

  package mutating func document(_ yaml: String, keys: [String], required: [String]) -> YAMLMapping?
  {
    let findings = diagnostics.count
    if let node = node(yaml) { return mapping(node, keys: keys, required: required) }
    if diagnostics.count == findings {
      report(.missingKey, at: nil, "the YAML is empty", help: keyList(required))
    }
    return nil
  }

  /// The top-level value; `nil` if it is empty or can't be read.
  package mutating func node(_ yaml: String) -> Node? {
    if let alias = YAMLAlias(in: yaml) {
      let location = SourceLocation(path: path, line: alias.line + lineOffset, column: alias.column)
      let summary =
        "'*\(alias.name)' is an alias of '&\(alias.name)', and aliases are not supported"
      diagnostics.append(Diagnostic(.yamlAlias, at: location, summary, help: "write the value out"))
      return nil
    }
    let lines = SourceLines(yaml)
    do {
      // Without an explicit encoding, Yams looks it up in the environment each time.
      guard let node = try Yams.compose(yaml: yaml, .default, .default, .utf8) else { return nil }
      for cut in YAMLTruncatedText.all(in: node, of: lines) {
        let summary = "'\(cut.comment)' is a comment, because '#' follows a space"
        report(.wrongValue, at: cut.node, summary, help: "put the text in quotation marks")
      }
      for escape in YAMLControlEscape.all(in: node, of: lines) {
        let place = SourceLocation(
          path: path,
          line: escape.line + lineOffset,
          column: escape.column
        )
        diagnostics.append(escape.diagnostic(at: place))
      }
      return node
    } catch let error as YamlError {
      diagnostics.append(error.diagnostic(path: path, lineOffset: lineOffset, lines: lines))
    } catch {
      report(.yamlSyntax, at: nil, "the YAML cannot be read")
    }
    return nil
  }

  /// The top-level value of a file whose errors are reported elsewhere; `nil` if it has any.
  package static func soundNode(_ yaml: String) -> Node? {
    var reader = YAMLReader(path: "")
    let node = reader.node(yaml)
    return reader.diagnostics.containsErrors ? nil : node
  }

  /// A mapping with only these keys; `nil` if a required one is missing.
  package mutating func mapping(_ node: Node, keys: [String], required: [String]) -> YAMLMapping? {
    guard let mapping = partialMapping(node, keys: keys, required: required) else { return nil }
    return required.contains { mapping[$0] == nil } ? nil : mapping
  }

  /// A mapping with only these keys, even if required ones are missing; `nil` for other nodes.
  package mutating func partialMapping(
    _ node: Node,
    keys: [String],
    required: [String]
  ) -> YAMLMapping? {
    guard let entries = entries(of: node, example: required.first ?? keys.first) else { return nil }
    var mapping = YAMLMapping(node: node)
    var mistyped: Set<String> = []
    for (key, value) in entries {
      guard let name = key.string else { continue }
      if keys.contains(name) {
        mapping[name] = value
      } else {
        let suggestion = Suggestion(among: keys)
        if let nearest = suggestion.nearest(to: name) { mistyped.insert(nearest) }
        let help = suggestion.sentence(for: name)
        report(.unknownKey, at: key, "unknown key '\(name)'", help: help)
      }
    }
    let missing = required.filter { mapping[$0] == nil }
    // A mistyped key isn't reported as missing as well.
    for key in missing where !mistyped.contains(key) {
      report(.missingKey, at: node, "the key '\(key)' is missing", help: "add '\(key): …'")
    }
    return mapping
  }

  /// The pairs of a mapping with arbitrary keys, in order.
  ///
  /// - Parameter example: a key to suggest if the node isn't a mapping.
  package mutating func entries(
    of node: Node,
    example: String? = nil
  ) -> [(key: Node, value: Node)]? {
    guard let mapping = node.mapping else {
      let help = "write '\(example ?? "key"): …'"
      report(.wrongValue, at: node, "a mapping is expected here", help: help)
      return nil
    }
    return mapping.map { ($0.key, $0.value) }
  }

  package mutating func report(
    _ rule: Rule,
    at node: Node?,
    _ summary: String,
    details: [String] = [],
    help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(rule, at: location(of: node), summary, details: details, help: help)
    )
  }

  package mutating func report(_ finding: Diagnostic) {
    diagnostics.append(finding)
  }

  package func location(of node: Node?) -> SourceLocation {
    guard let mark = node?.mark else { return SourceLocation(path: path) }
    return SourceLocation(path: path, line: mark.line + lineOffset, column: mark.column)
  }

  private func keyList(_ keys: [String]) -> String {
    "add " + keys.map { "'\($0): …'" }.joined(separator: ", ")
  }
}

package struct YAMLMapping {
  package let node: Node
  private var values: [String: Node] = [:]

  init(node: Node) {
    self.node = node
  }

  package subscript(key: String) -> Node? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
