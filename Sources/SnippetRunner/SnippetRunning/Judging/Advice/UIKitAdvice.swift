/// Advice where the compiler misses something that Apple's UIKit has, or may have, and the model
/// lacks.
struct UIKitAdvice {
  /// Something that the compiler misses.
  private struct Gap {
    var name: String
    /// Whether Apple's reference has it; otherwise it may be a mistake of the author.
    var isKnown: Bool
  }

  private let code: String
  private let isFile: Bool

  /// - Parameters:
  ///   - code: The code of the program, whose own declarations are never gaps.
  ///   - isFile: Whether the code is a file of an app rather than a block of a book.
  init(code: String, isFile: Bool) {
    self.code = code
    self.isFile = isFile
  }

  /// Whether a name has the form of Apple's names: `UILabel`, but not `UIKitConstants`.
  static func isApplesName(_ name: some StringProtocol) -> Bool {
    guard !name.hasPrefix("UIKit") else { return false }
    return ["UI", "NS", "CG", "CA", "AX"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }

  /// Returns `nil` if the message has another cause.
  ///
  /// - Parameters:
  ///   - message: The message of the compiler.
  ///   - place: The line of code that it is about.
  func sentence(for message: String, at place: CompiledLine?) -> String? {
    gap(in: message, at: place).map(sentence)
  }

  /// Whether the compiler's suggestion is worthless, because the name is right and not modelled.
  func isCertain(about message: String) -> Bool { gap(in: message, at: nil)?.isKnown == true }

  private func sentence(_ gap: Gap) -> String {
    switch (gap.isKnown, isFile) {
    case (true, true):
      "UIKit's '\(gap.name)' is not modelled; docs/portable-uikit.md lists what is"
    case (true, false):
      """
      the model of UIKit has no '\(gap.name)': leave it out if nothing spoken depends on it, or \
      mark the block 'shown reason="…"'
      """
    case (false, true):
      """
      if UIKit has '\(gap.name)', it is not modelled: docs/portable-uikit.md lists what is
      """
    case (false, false):
      """
      if UIKit has '\(gap.name)', the model lacks it: leave it out if nothing spoken depends on \
      it, or mark the block 'shown reason="…"'
      """
    }
  }

  private func gap(in message: String, at place: CompiledLine?) -> Gap? {
    if let match = message.prefixMatch(of: #/(?:value of )?type '([^']+)' has no member '(\w+)'/#) {
      return memberGap(match.2, of: match.1, isCorrected: isCorrected(message))
    }
    // A member of the object itself.
    if let match = message.prefixMatch(of: #/cannot find '(\w+)' in scope/#),
      UIKitGaps.contains(match.1)
    {
      return Gap(name: String(match.1), isKnown: true)
    }
    guard let place else { return nil }
    if message.contains(#/^(?:method|property) does not override any/#) {
      return overrideGap(place)
    }
    if message.contains(Self.callMistake), let call = place.call { return callGap(call) }
    return nil
  }

  /// What the compiler says of a call with other arguments than those it knows.
  static var callMistake: Regex<Substring> {
    #/^(?:extra argument|argument passed|incorrect argument label|no exact matches|missing argum)/#
  }

  private func isCorrected(_ message: String) -> Bool {
    message.contains("did you mean") && Suggestion.isPlausible(message, for: message)
  }

  private func memberGap(
    _ member: Substring,
    of type: Substring,
    isCorrected: Bool
  ) -> Gap? {
    let type = type.trimmingSuffix { $0 == "?" || $0 == "!" }
    let name = "\(type).\(member)"
    if UIKitGaps.contains(member, of: type) { return Gap(name: name, isKnown: true) }
    if isApples(type) { return isCorrected ? nil : Gap(name: name, isKnown: false) }
    // A class of the app inherits the members of UIKit.
    guard isClass(type), UIKitGaps.contains(member) else { return nil }
    return Gap(name: String(member), isKnown: true)
  }

  private func overrideGap(_ place: CompiledLine) -> Gap? {
    guard let match = place.text.firstMatch(of: #/(?:func|var) (\w+)/#),
      !match.1.lowercased().contains("accessibility")
    else { return nil }
    return Gap(name: String(match.1), isKnown: UIKitGaps.contains(match.1))
  }

  /// An initializer or a method of UIKit with other arguments.
  private func callGap(_ call: CompiledLine.Call) -> Gap? {
    let parts = call.callee.split(separator: ".")
    guard let first = parts.first, let last = parts.last else { return nil }
    if isApples(first) { return Gap(name: "\(call.callee)(\(call.labels))", isKnown: false) }
    // The compiler names no type, but properties with these names are UIKit's.
    guard !code.contains("func \(last)(") else { return nil }
    let object = parts.dropLast().last { $0 != "self" }
    let isUIKits = object.map(Self.objects.contains) ?? Self.ownMethods.contains(last)
    return isUIKits ? Gap(name: "\(last)(\(call.labels))", isKnown: false) : nil
  }

  /// Methods that a controller or a view calls on itself.
  private static let ownMethods: Set<Substring> = [
    "addChild", "addInteraction", "addGestureRecognizer", "addSubview", "addTarget", "dismiss",
    "performSegue", "present", "sendActions", "setEditing", "setNeedsLayout", "show",
  ]

  private static let objects: Set<Substring> = [
    "collectionView", "contentView", "layer", "navigationBar", "navigationController",
    "navigationItem", "presentationController", "sheetPresentationController", "super",
    "tabBarController", "tableView", "view", "window",
  ]

  private func isApples(_ type: some StringProtocol) -> Bool {
    let root = String(type.prefix { $0 != "." })
    return Self.isApplesName(root) && !isDeclared(root)
  }

  private func isClass(_ name: some StringProtocol) -> Bool {
    code.contains("class \(name):") || code.contains("class \(name) :")
  }

  private func isDeclared(_ name: String) -> Bool {
    ["class", "struct", "enum", "protocol", "actor", "typealias"].contains { keyword in
      code.ranges(of: "\(keyword) \(name)").contains { range in
        code[range.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } != true
      }
    }
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isExtra: (Character) -> Bool) -> SubSequence {
    var rest = self[...]
    while let last = rest.last, isExtra(last) { rest.removeLast() }
    return rest
  }
}
