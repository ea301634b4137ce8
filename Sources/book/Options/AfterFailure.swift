import ArgumentParser

/// What happens after a snippet has failed.
enum AfterFailure: String, EnumerableFlag {
  case keepGoing
  case failFast

  static func help(for value: AfterFailure) -> ArgumentHelp? {
    switch value {
    case .keepGoing: "Check the other snippets when one fails."
    case .failFast: "Stop when a snippet fails."
    }
  }
}
