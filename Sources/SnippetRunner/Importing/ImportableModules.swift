/// What snippets may import beside UIKit and Foundation.
struct ImportableModules: Sendable {
  /// The files of the module `Samples`; empty if there is no such module.
  var samples: [SampleSource] = []
  /// A package whose library modules can be imported.
  var package: BuiltPackage?
}
