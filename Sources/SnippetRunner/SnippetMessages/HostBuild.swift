/// How the host is asked to run a compiler or package manager:
/// `OPTION MEMORY PLACE… -- PROGRAM ARGUMENT…`.
package enum HostBuild: String, Sendable {
  case withNetwork = "--build-with-network"
  case withoutNetwork = "--build"

  package static let separator = "--"

  /// The maximum size of each file, in bytes.
  package static let fileBytes = 4 << 30

  /// The exit status if all processes together use more than the memory.
  package static let tooMuchMemory: Int32 = 125
  /// The exit status if there is no such program.
  package static let noProgram: Int32 = 127
}
