import Diagnostics
import SnippetCompiling
import SnippetNotation
import Text

/// Advice on compiler messages that don't say what to do, such as a missing import or an API that
/// isn't modelled.
struct CompilerAdvice {
  private let program: Program

  init(_ program: Program) {
    self.program = program
  }

  /// - Parameters:
  ///   - message: The message of the compiler.
  ///   - place: The line of code that it is about.
  ///   - line: The line of the message, which may be that of a transcript’s expression.
  func sentence(
    for message: String,
    at place: CompiledLine?,
    inTranscriptAt line: Int?
  ) -> String? {
    if message == "expected member name or initializer call after type name" {
      let type = program.steps.lazy.compactMap { step -> String? in
        guard case .transcript(let transcript) = step, transcript.fence.place.line == line else {
          return nil
        }
        return transcript.screen.expression
      }.first
      return type.map { "this is a type: write '\($0)()' to show one" }
    }
    if let match = message.firstMatch(of: #/^(?:cannot find|type 'Any' has no member) '(\w+)'/#),
      program.steps.contains(where: { $0.isTranscript(inLine: line) })
    {
      let names = program.blocks.flatMap { EarlierDeclarations.names(in: $0) }.map(String.init)
      if !names.isEmpty {
        return Diagnostics.Suggestion(among: names).sentence(for: String(match.1))
      }
    }
    return sentence(for: message, at: place)
  }

  private func sentence(for message: String, at place: CompiledLine?) -> String? {
    if let help = StrayCharacters.help(for: message) { return help }
    if message.hasPrefix("expected '}'"), place?.isOpening == true {
      return "close this '{', or one after it, with '}'"
    }
    if message == "editor placeholder in source file" {
      return "replace the text between '<#' and '#>', and these signs, by code"
    }
    if let advice = Self.propertyAdvice(for: message, at: place) { return advice }
    if ["cannot find 'Package' in scope", "no such module 'PackageDescription'"].contains(message) {
      return "mark the block 'shown reason=\"a manifest\"': manifests cannot run here"
    }
    if let name = message.firstMatch(of: #/^no such module '(\w+)'/#)?.1,
      let module = Self.modules.first(where: { $0.lowercased() == name.lowercased() }),
      module != name
    {
      return "did you mean '\(module)'?"
    }
    if message.hasPrefix("consecutive statements"), let word = place?.text.firstMatch(of: #/\w+/#),
      let keyword = EditDistance.nearest(to: String(word.output), among: Self.keywords),
      keyword != word.output
    {
      return "did you mean '\(keyword)' instead of '\(word.output)'?"
    }
    if message == "no such module 'Samples'" {
      return "add the samples to 'Content/Samples' of the book, and pass the book with '--book'"
    }
    if message.hasPrefix("no such module"), program.speech != nil {
      return "a file may import UIKit, Foundation and, with '--package PATH', a package's modules"
    }
    if message.hasPrefix("no such module") {
      let known = """
        snippets may import UIKit, SwiftUI, Accessibility, Foundation and, with '--package PATH', \
        a package's modules; mark other code 'shown reason="…"'
        """
      return LinuxAdvice.isAboutAppleModule(message)
        ? "it exists only on Apple's platforms: \(known)" : known
    }
    if let advice = LinuxAdvice.sentence(for: message, in: code) { return advice }
    if isMistypedLabel(message) { return nil }
    if code.contains("import UIKit"), let advice = uiKit.sentence(for: message, at: place) {
      return advice
    }
    if code.contains("import SwiftUI"), let advice = swiftUI.sentence(for: message, at: place) {
      return advice
    }
    if usesSelectors,
      message.contains(/^no exact matches in call to initializer|label '[gs]etter:'/)
    {
      return "'#selector' only supports methods with at most one parameter here"
    }
    if let advice = ImportAdvice.sentence(for: message, in: code) { return advice }
    guard let match = message.prefixMatch(of: #/cannot find (?:type )?'(.+?)' in scope/#) else {
      return nil
    }
    if program.speech != nil {
      if UIKitGaps.types.contains(String(match.1)) {
        return "UIKit's '\(match.1)' is not modelled; docs/portable-uikit.md lists what is"
      }
      let advice = "if another file declares '\(match.1)', add it: '--with FILE.swift'"
      return isUIKitName(match.1)
        ? "\(advice); if UIKit does, it is not modelled (see docs/portable-uikit.md)" : advice
    }
    if program.importedNames.contains(SamplesModule.name) {
      return "if '\(match.1)' is declared in 'Content/Samples', make it 'public' there"
    }
    if isUIKitName(match.1) {
      guard !message.contains("did you mean") || !Suggestion.isPlausible(message, for: message)
      else { return nil }
      return """
        the model of UIKit has no '\(match.1)': leave it out if nothing spoken depends on it, or \
        mark the block 'shown reason="…"'
        """
    }
    return program.blocks.count == 1 && program.place?.language == nil
      ? "if an earlier block declares '\(match.1)', write 'swift continues' to share its scope"
      : nil
  }

  /// Whether the message already names the label that is meant.
  private func isMistypedLabel(_ message: String) -> Bool {
    guard let match = message.firstMatch(of: #/\(have '(.+)', expected '(.+)'\)/#) else {
      return false
    }
    return EditDistance.between(String(match.1), String(match.2)) <= 2
  }

  /// Advice where a property is called like a modifier of SwiftUI, or a modifier is assigned to.
  private static func propertyAdvice(for message: String, at place: CompiledLine?) -> String? {
    guard let code = place?.text else { return nil }
    if message.hasPrefix("cannot call value of non-function type"),
      let call = code.wholeMatch(of: #/\s*([\w.?!]+)\(([^()]+)\)\s*/#)
    {
      return "write '\(call.1) = \(call.2)' to set it: it is a property"
    }
    if message.contains(#/^cannot assign to value: '\w+' is a method/#),
      let assignment = code.wholeMatch(of: #/\s*(\.\w+) = (.+?)\s*/#)
    {
      return "write '\(assignment.1)(\(assignment.2))'"
    }
    return nil
  }

  private static let modules = [
    "Accessibility", "Foundation", "Samples", "SwiftUI", "UIKit", "WebKit",
  ]
  private static let keywords = ["class", "enum", "extension", "func", "import", "let", "struct"]

  func suppressesSuggestions(for message: String) -> Bool {
    LinuxAdvice.suppressesSuggestions(message, in: code) || uiKit.isCertain(about: message)
      || !Suggestion.isPlausible(message, for: message)
  }

  /// The message without a suggestion that can't be meant.
  func withoutWorthlessSuggestion(_ message: String) -> String {
    guard let range = message.firstRange(of: "; did you mean "),
      uiKit.isCertain(about: message) || !Suggestion.isPlausible(message, for: message)
    else { return message }
    return String(message[..<range.lowerBound])
  }

  private var uiKit: UIKitAdvice { UIKitAdvice(code: code, isFile: program.speech != nil) }

  private var swiftUI: SwiftUIAdvice {
    SwiftUIAdvice(code: code, isFile: program.speech != nil)
  }

  private var code: String {
    program.blocks.flatMap(\.pieces).map(\.text).joined()
  }

  private var usesSelectors: Bool { code.contains("#selector") }

  private func isUIKitName(_ name: Substring) -> Bool { UIKitAdvice.isApplesName(name) }
}

extension Program.Step {
  fileprivate func isTranscript(inLine line: Int?) -> Bool {
    guard case .transcript(let transcript) = self else { return false }
    return transcript.fence.place.line == line
  }
}
