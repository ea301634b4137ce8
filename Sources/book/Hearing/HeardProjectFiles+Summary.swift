import Heard

extension HeardProjectFiles {
  /// How many screens were exported, and what was left out for which reason, in a sentence.
  ///
  /// - Parameter unchecked: how many screens have no computed lines.
  func summary(unchecked: Int) -> String {
    let reasons = HearableWalk.Reason.allCases.compactMap { reason -> String? in
      let count = self.leftOut.count { $0.reason == reason }
      return count == 0 ? nil : "\(count) \(reason.rawValue)"
    }
    let rest = unchecked == 0 ? [] : ["\(unchecked) without computed lines"]
    let leftOut = (reasons + rest).joined(separator: ", ")
    return "exported \(screens) \(screens == 1 ? "screen" : "screens")"
      + (leftOut.isEmpty ? "" : "; left out: \(leftOut)")
  }
}
