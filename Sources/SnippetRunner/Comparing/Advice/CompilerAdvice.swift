/// Advice on messages of the compiler that alone do not tell what to do.
struct CompilerAdvice {
  private let program: Program

  /// Creates advice for a program.
  init(_ program: Program) {
    self.program = program
  }

  /// What to change; `nil` if the message says enough.
  func sentence(for message: String) -> String? {
    if message == "no such module 'Samples'" {
      return "put the samples into 'Content/Samples' of the book, and name the book with '--book'"
    }
    if message.hasPrefix("no such module") {
      return """
        snippets may import UIKit, Foundation and, with '--package PATH', a package's modules; \
        mark other code 'shown reason="…"'
        """
    }
    guard let match = message.prefixMatch(of: #/cannot find (?:type )?'(.+?)' in scope/#) else {
      return nil
    }
    if isOfUIKit(match.1), !code.contains("import UIKit") {
      return "add the line 'import UIKit'"
    }
    if program.importedNames.contains(SamplesModule.name) {
      return "if '\(match.1)' is declared in 'Content/Samples', make it 'public' there"
    }
    return program.blocks.count == 1
      ? "if an earlier block declares '\(match.1)', write 'swift continues' to share its scope"
      : nil
  }

  private var code: String {
    program.blocks.flatMap(\.pieces).map(\.text).joined()
  }

  private func isOfUIKit(_ name: Substring) -> Bool {
    ["UI", "NS", "CG", "AX"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }
}
