import Text

/// Which spoken lines differ between two states of an app.
struct AppComparison: Encodable, Sendable {
  /// The version of the format.
  let version = 1
  private(set) var changed: [Screen] = []
  private(set) var unchanged = 0
  private(set) var incomparable: [Incomparable] = []

  struct Screen: Encodable, Sendable {
    enum Status: String, Encodable, Sendable { case changed, new, gone }

    var name: String
    var file: String
    var status: Status
    var stopsBefore: Int
    var stopsAfter: Int
    /// The lines that differ: those before begin with `- `, those after with `+ `.
    var lines: [String]
    var newFindings: [HeardScreen.Finding]
    var fixedFindings: [HeardScreen.Finding]
    var unchangedFindings: Int
    /// Tried on both sides: empty if one of them is a recording.
    var adjustables: [ChangedAdjustable]
    var buttons: [ChangedButton]
    /// What the lines of either side depend on that isn't the app's.
    var standIns: [String]
    /// Whether the two sides depend on different stand-ins, so that they may be the difference.
    var hasDifferentStandIns: Bool
  }

  struct Incomparable: Encodable, Sendable {
    var file: String
    var reason: String
  }

  init(before: HeardApp, after: HeardApp) {
    var left = after.screens
    for old in before.screens {
      // A file may have moved; a name that is unique is enough.
      let index =
        left.firstIndex { $0.name == old.name && $0.file == old.file }
        ?? left.firstIndex { $0.name == old.name && !Self.isKnown($0, in: before) }
      if let index {
        compare(old, left.remove(at: index))
      } else if let reason = after.silent[old.file] {
        addIncomparable(old.file, "not spoken after the change: \(reason)")
      } else {
        changed += [Screen(old, nil)].compactMap(\.self)
      }
    }
    for new in left {
      if let reason = before.silent[new.file] {
        addIncomparable(new.file, "not spoken before the change: \(reason)")
      } else {
        changed += [Screen(nil, new)].compactMap(\.self)
      }
    }
    for (file, reason) in after.silent.sorted(by: { $0.key < $1.key })
    where before.silent[file] != nil { addIncomparable(file, reason) }
  }

  private static func isKnown(_ screen: HeardScreen, in app: HeardApp) -> Bool {
    app.screens.contains { $0.name == screen.name && $0.file == screen.file }
  }

  private mutating func compare(_ old: HeardScreen, _ new: HeardScreen) {
    if let screen = Screen(old, new) {
      changed.append(screen)
    } else if old.stops == 0, new.stops == 0 {
      let cause = new.standIns.isEmpty ? "when it is shown alone" : "maybe because of stand-ins"
      addIncomparable(new.file, "nothing to read on either side, \(cause)")
    } else {
      unchanged += 1
      guard let cuts = new.standIns.last(where: { $0.hasSuffix(" left out") }) else { return }
      addIncomparable(new.file, "the lines are the same, apart from \(cuts)")
    }
  }

  private mutating func addIncomparable(_ file: String, _ reason: String) {
    guard !incomparable.contains(where: { $0.file == file }) else { return }
    incomparable.append(Incomparable(file: file, reason: reason))
  }
}

extension AppComparison.Screen {
  /// Returns `nil` if nothing differs.
  fileprivate init?(_ old: HeardScreen?, _ new: HeardScreen?) {
    guard let any = new ?? old else { return nil }
    name = any.name
    file = any.file
    status = old == nil ? .new : new == nil ? .gone : .changed
    stopsBefore = old?.stops ?? 0
    stopsAfter = new?.stops ?? 0
    lines = LineDifference(expected: old?.lines ?? [], actual: new?.lines ?? []).lines
      .filter { !$0.hasPrefix("  ") }
    let (before, after) = (old?.findings ?? [], new?.findings ?? [])
    newFindings = after.filter { !before.contains($0) }
    fixedFindings = before.filter { !after.contains($0) }
    unchangedFindings = after.count { before.contains($0) }
    let isTried = old?.isRecorded == false && new?.isRecorded == false
    adjustables =
      isTried
      ? ChangedAdjustable.all(before: old?.adjustables ?? [], after: new?.adjustables ?? []) : []
    buttons =
      isTried ? ChangedButton.all(before: old?.buttons ?? [], after: new?.buttons ?? []) : []
    // A button that wasn't tried on a side may still be there.
    buttons.removeAll { button in
      button.before == nil && old?.triesAllButtons == false
        || button.after == nil && new?.triesAllButtons == false
    }
    standIns = Array(Set((old?.standIns ?? []) + (new?.standIns ?? []))).sorted()
    hasDifferentStandIns = old != nil && new != nil && old?.standIns != new?.standIns
    guard status == .changed else { return }
    if lines.isEmpty, newFindings.isEmpty, fixedFindings.isEmpty, adjustables.isEmpty,
      buttons.isEmpty
    {
      return nil
    }
  }
}
