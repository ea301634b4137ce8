import ArgumentParser

/// What a release is told beside what every build is told.
struct ReleaseOptions: ParsableArguments {
  @Option(help: "Write everything that is published of a version, such as 1.2.0, to build/release.")
  var release: String?

  @Flag(help: "Release although files differ from the commit or it has no tag, for a trial.")
  var allowDirty = false

  @Option(
    parsing: .singleValue,
    help: "Release although this translation is older than its original.",
    completion: .file(extensions: ["md"])
  )
  var allowStale: [String] = []

  func validate() throws {
    guard let release else {
      guard !allowDirty, allowStale.isEmpty else {
        throw ValidationError("'--allow-dirty' and '--allow-stale' need '--release VERSION'.")
      }
      return
    }
    let numbers = release.split(separator: "-", maxSplits: 1)[0].split(separator: ".")
    guard numbers.count == 3, numbers.allSatisfy({ UInt($0) != nil }) else {
      throw ValidationError("'\(release)' is no version such as '1.2.0' or '1.2.0-beta.1'.")
    }
  }
}
