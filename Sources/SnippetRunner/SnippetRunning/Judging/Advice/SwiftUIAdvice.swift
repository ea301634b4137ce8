import Text

/// Advice where the compiler misses something that Apple's SwiftUI has, or may have, and the model
/// lacks.
struct SwiftUIAdvice {
  private let code: String
  private let isFile: Bool

  /// - Parameters:
  ///   - code: The code of the program, whose own declarations are never gaps.
  ///   - isFile: Whether the code is a file of an app rather than a block of a book.
  init(code: String, isFile: Bool) {
    self.code = code
    self.isFile = isFile
  }

  /// Returns `nil` if the message has another cause.
  ///
  /// - Parameters:
  ///   - message: The message of the compiler.
  ///   - place: The line of code that it is about.
  func sentence(for message: String, at place: CompiledLine?) -> String? {
    if let name = Self.missingName(in: message) {
      if name == "Entry" { return Self.entry }
      if SwiftUIGaps.names.contains(name) { return sentence(certain: name) }
    }
    if let member = missingMember(in: message) ?? missingStyle(in: message, at: place) {
      return correction(of: member) ?? sentence(possible: member)
    }
    guard message.contains(UIKitAdvice.callMistake), let place, let call = place.call else {
      return nil
    }
    if call.callee == "Environment",
      let key = place.text.firstMatch(of: #/Environment\(\\\.(\w+)/#).map({ String($0.1) })
    {
      return declares(key) ? nil : sentence(possible: "EnvironmentValues.\(key)")
    }
    return missingOverload(call).map(sentence(possible:))
  }

  /// The modifier that a mistyped one means, where the compiler suggests none.
  private func correction(of member: String) -> String? {
    let name = String(
      member[(member.lastIndex(of: ".").map(member.index(after:)) ?? member.startIndex)...]
    )
    return SwiftUIGaps.overloadedModifiers.sorted()
      .first { EditDistance.between($0, name) <= min(2, name.count / 4) }
      .map { "did you mean '\($0)'?" }
  }

  private static let entry =
    "specify the type of the entry, as in '@Entry var name: Type = value', in an extension of "
    + "'EnvironmentValues'"

  private func sentence(certain name: String) -> String {
    isFile
      ? "SwiftUI's '\(name)' is not modelled; docs/portable-swiftui.md lists what is"
      : """
      the model of SwiftUI has no '\(name)': leave it out if nothing spoken depends on it, or mark \
      the block 'shown reason="…"'
      """
  }

  private func sentence(possible name: String) -> String {
    isFile
      ? """
      if SwiftUI has '\(name)', it is not modelled: docs/portable-swiftui.md lists what is; if \
      another file declares it, add it: '--with FILE.swift'
      """
      : """
      if SwiftUI has '\(name)', the model lacks it: leave it out if nothing spoken depends on it, \
      or mark the block 'shown reason="…"'
      """
  }

  private static func missingName(in message: String) -> String? {
    let patterns = [
      #/cannot find (?:type )?'(.+?)' in scope/#,
      #/value of type '.+' has no member '(.+?)'/#,
      #/unknown attribute '(.+?)'/#,
    ]
    return patterns.lazy.compactMap { message.prefixMatch(of: $0).map { String($0.1) } }.first
  }

  /// A member that the compiler misses in a type of SwiftUI, if the file doesn't declare it.
  private func missingMember(in message: String) -> String? {
    guard
      let match = message.prefixMatch(of: #/(?:value of )?type '([^']+)' has no member '(\w+)'/#),
      !message.contains("did you mean") || !Suggestion.isPlausible(message, for: message)
    else { return nil }
    let (type, member) = (String(match.1), String(match.2))
    let root = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard type.hasSuffix("some View") || isSwiftUIs(root), !declares(member) else { return nil }
    return type.hasSuffix("some View") ? member : "\(root).\(member)"
  }

  /// An implicit member of a modifier's argument, as in `.buttonStyle(.glass)`.
  private func missingStyle(in message: String, at place: CompiledLine?) -> String? {
    guard
      let match = message.prefixMatch(
        of: #/reference to member '(\w+)' cannot be resolved without a contextual type/#
      ),
      let callee = place?.call?.callee, callee.hasPrefix("."), !declares(String(match.1))
    else { return nil }
    return "\(callee.dropFirst())(.\(match.1))"
  }

  /// An initializer or a modifier of SwiftUI with other arguments.
  private func missingOverload(_ call: CompiledLine.Call) -> String? {
    let parts = call.callee.split(separator: ".")
    guard let last = parts.last.map(String.init), !last.isEmpty else { return nil }
    let isModifier = call.callee.hasPrefix(".") && parts.count == 1 && !declares(last)
    guard isModifier || isSwiftUIs(String(parts[0])) else { return nil }
    return "\(parts.joined(separator: "."))(\(call.labels))"
  }

  private func isSwiftUIs(_ type: String) -> Bool {
    SwiftUIGaps.types.contains(type)
      && !["struct", "class", "enum", "protocol", "typealias"].contains {
        code.contains("\($0) \(type)")
      }
  }

  private func declares(_ member: String) -> Bool {
    ["func", "var", "let", "case"].contains { code.contains("\($0) \(member)") }
  }
}
