package import SnippetNotation

/// What snippets may import beside UIKit and Foundation.
package struct ImportableModules: Sendable {
  /// The files of the module `Samples`; empty if there is no such module.
  package var samples: [SampleSource] = []
  /// A package whose library modules can be imported.
  package var package: BuiltPackage?

  /// Creates a list of what may be imported.
  package init(samples: [SampleSource] = [], package: BuiltPackage? = nil) {
    self.samples = samples
    self.package = package
  }
}
