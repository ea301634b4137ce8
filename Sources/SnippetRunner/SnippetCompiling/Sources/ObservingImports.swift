import SwiftSyntax

/// What Foundation brings along on Apple's systems for models that views observe.
///
/// There `import Foundation` is enough for `ObservableObject`, `@Published` and `@Observable`. Here they
/// are in other modules, which are imported on the same line by those pieces of code alone that name
/// them.
enum ObservingImports {
  /// What is written after the import of Foundation in a file.
  static func text(for tree: SourceFileSyntax) -> String {
    let names = tree.tokens(viewMode: .sourceAccurate).reduce(into: Set<String>()) { names, token in
      if case .identifier(let name) = token.tokenKind, module(of: name) != nil {
        names.insert(name)
      }
    }
    let modules = Set(names.compactMap(module)).sorted()
    return modules.map { "; import \($0)" }.joined()
  }

  private static func module(of name: String) -> String? {
    switch name {
    // What is published elsewhere is for Combine, which is not there.
    case "ObservableObject": "SwiftUI"
    case "Observable", "ObservationIgnored": "Observation"
    default: nil
    }
  }
}
