import Heard

extension RecordingProject {
  /// A sentence with the number of exported screens, and the number left out for each reason.
  ///
  /// - Parameter unchecked: the number of screens without computed lines.
  func summary(unchecked: Int) -> String {
    let reasons = RecordableScreen.Reason.allCases.compactMap { reason -> String? in
      let count = self.skipped.count { $0.reason == reason }
      return count == 0 ? nil : "\(count) \(reason.rawValue)"
    }
    let rest = unchecked == 0 ? [] : ["\(unchecked) without computed lines"]
    let skipped = (reasons + rest).joined(separator: ", ")
    return "exported \(screens) \(screens == 1 ? "screen" : "screens")"
      + (skipped.isEmpty ? "" : "; skipped: \(skipped)")
  }
}
