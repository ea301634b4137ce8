import SnippetMessages
import Testing

struct ProtectionsTests {
  @Test(
    arguments: [
      ([], ""),
      (.network, "use the network"),
      (.terminal, "use the terminal"),
      ([.writing, .network], "write outside its folder and use the network"),
      (
        [.processes, .writing, .signals],
        "write outside its folder, end other processes and start any number of processes"
      ),
      (
        [.terminal, .processes],
        "start any number of processes and use the terminal"
      ),
      (
        [.memory, .writing],
        "write outside its folder and read the memory of other processes"
      ),
    ] as [(Protections, String)]
  )
  func `a missing protection is described by what a program could do`(
    missing: Protections,
    permittedActions: String
  ) {
    #expect(missing.permittedActions == permittedActions)
  }
}
