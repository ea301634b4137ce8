/// Restrictions of a running program, as far as the system supports them.
///
/// `modes` are owners, permissions, times and attributes of files; `network` includes sockets,
/// queues and shared memory of other programs; `sessions` are processes that would outlive the
/// program; `memory` includes the environment of other processes. The raw values are those of
/// `CProcess.h`.
package struct Protections: OptionSet, Hashable, Codable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let writing = Protections(rawValue: 1)
  package static let truncating = Protections(rawValue: 2)
  package static let modes = Protections(rawValue: 4)
  package static let network = Protections(rawValue: 8)
  package static let sessions = Protections(rawValue: 16)
  package static let signals = Protections(rawValue: 32)
  package static let processes = Protections(rawValue: 64)
  package static let terminal = Protections(rawValue: 128)
  package static let memory = Protections(rawValue: 256)

  private static let permittedActions: [(Protections, String)] = [
    (.writing, "write outside its folder"),
    (.truncating, "truncate files"),
    (.modes, "change permissions and times of files"),
    (.network, "use the network"),
    (.sessions, "leave processes behind"),
    (.signals, "end other processes"),
    (.processes, "start any number of processes"),
    (.terminal, "use the terminal"),
    (.memory, "read the memory of other processes"),
  ]

  /// What a program could do without these restrictions, as the end of a sentence.
  package var permittedActions: String {
    let permittedActions = Self.permittedActions.filter { contains($0.0) }.map(\.1)
    guard let last = permittedActions.last else { return "" }
    let others = permittedActions.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }
}
