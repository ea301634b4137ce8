import ArgumentParser

/// The kinds of checks.
enum CheckKind: String, ExpressibleByArgument, CaseIterable {
  case snippets
  case content
}
