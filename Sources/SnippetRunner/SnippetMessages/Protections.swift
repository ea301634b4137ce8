/// What a running program is kept from, where the system lets a process give it up.
package struct Protections: OptionSet, Hashable, Codable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Writing outside its folder.
  package static let writing = Protections(rawValue: 1)
  /// Cutting off files outside its folder.
  package static let truncating = Protections(rawValue: 2)
  /// Changing owners, permissions, times and attributes of files.
  package static let modes = Protections(rawValue: 4)
  /// The network, and sockets of other programs.
  package static let network = Protections(rawValue: 8)
  /// Leaving processes behind in sessions of their own.
  package static let sessions = Protections(rawValue: 16)
  package static let signals = Protections(rawValue: 32)
  /// Starting more processes than its bound.
  package static let processes = Protections(rawValue: 64)

  /// Each with what a program may do without it.
  private static let deeds: [(Protections, String)] = [
    (.writing, "write outside its folder"),
    (.truncating, "cut off files"),
    (.modes, "change permissions and times of files"),
    (.network, "use the network"),
    (.sessions, "leave processes behind"),
    (.signals, "end other processes"),
    (.processes, "start any number of processes"),
  ]

  /// What a program may do without these, as the end of a sentence.
  package var deeds: String {
    let deeds = Self.deeds.filter { contains($0.0) }.map(\.1)
    guard let last = deeds.last else { return "" }
    let others = deeds.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }
}
