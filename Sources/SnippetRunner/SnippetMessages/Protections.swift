/// Restrictions of a running program, as far as the system supports them.
package struct Protections: OptionSet, Hashable, Codable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Writing outside its folder.
  package static let writing = Protections(rawValue: 1)
  /// Truncating files outside its folder.
  package static let truncating = Protections(rawValue: 2)
  /// Changing owners, permissions, times and attributes of files.
  package static let modes = Protections(rawValue: 4)
  /// The network, and sockets of other programs.
  package static let network = Protections(rawValue: 8)
  /// Leaving processes behind in their own sessions.
  package static let sessions = Protections(rawValue: 16)
  package static let signals = Protections(rawValue: 32)
  /// Starting more processes than its limit.
  package static let processes = Protections(rawValue: 64)

  private static let deeds: [(Protections, String)] = [
    (.writing, "write outside its folder"),
    (.truncating, "truncate files"),
    (.modes, "change permissions and times of files"),
    (.network, "use the network"),
    (.sessions, "leave processes behind"),
    (.signals, "end other processes"),
    (.processes, "start any number of processes"),
  ]

  /// What a program could do without these restrictions, as the end of a sentence.
  package var deeds: String {
    let deeds = Self.deeds.filter { contains($0.0) }.map(\.1)
    guard let last = deeds.last else { return "" }
    let others = deeds.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }
}
