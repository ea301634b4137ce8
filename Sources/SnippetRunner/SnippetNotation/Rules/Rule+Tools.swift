package import Diagnostics

extension Rule {
  /// The kinds of findings about what is needed to check snippets at all.
  static let tools: [Rule] = [
    .missingCompiler, .otherCompiler, .missingLibrary, .compilerFailure, .unusablePackage,
    .uncheckedSnippets,
  ]

  package static let missingCompiler = Rule(
    id: "missing-compiler",
    explanation: """
      Snippets are compiled by 'swiftc', which was not found. Install a Swift toolchain and put it \
      on the path.
      """,
    readers: """
      Authors: without a compiler nothing is checked, and no page is written that claims it was.
      """,
    wrong: "PATH=/usr/bin book build",
    right: "PATH=\"$HOME/swift/usr/bin:$PATH\" book build"
  )
  package static let otherCompiler = Rule(
    id: "other-compiler",
    explanation: """
      Snippets are compiled against modules that lie beside the tool, and a compiler reads only what \
      it wrote itself: those of another version are foreign to it. 'book --version' tells which \
      compiler the tool was built with.
      """,
    readers: """
      Authors: otherwise every snippet of the book would fail, with a message about none of them.
      """,
    wrong: "PATH=/opt/swift-6.4/usr/bin:$PATH book check",
    right: "PATH=/opt/swift-6.3.1/usr/bin:$PATH book check"
  )
  package static let missingLibrary = Rule(
    id: "missing-library",
    explanation: """
      Snippets are compiled against PortableUIKit, which must lie beside the tool, where the archive \
      and 'swift build' put both.
      """,
    readers: """
      Authors: without the library nothing is checked, and no page is written that claims it was.
      """,
    wrong: "cp .build/debug/book ~/bin && ~/bin/book check",
    right: ".build/debug/book check"
  )
  package static let compilerFailure = Rule(
    id: "compiler-failure",
    explanation: """
      The compiler ended without a verdict on this block: it crashed, or memory or disk space ran \
      out. A block that must not compile is not checked by that either.
      """,
    readers: """
      Readers are never told that the compiler refused something it did not look at.
      """,
    wrong: "book check, with a full disk",
    right: "book clean && book check"
  )
  package static let unusablePackage = Rule(
    id: "package",
    explanation: """
      The package that snippets are to import is not there, does not build, or has no library \
      written in Swift. The summary says which.
      """,
    readers: """
      Readers of a README import the package the same way; what fails here fails for them.
      """,
    wrong: "book check README.md --package Sources",
    right: "book check README.md --package ."
  )
  package static let uncheckedSnippets = Rule(
    id: "snippets",
    explanation: """
      The check of snippets could not be done, for the reason in the summary. It is most often one \
      of the machine: no disk space, no right to write into the folder of the cache.
      """,
    readers: """
      Authors: no page is written that claims a check which did not happen.
      """,
    wrong: "book check --cache /read-only",
    right: "book check --cache build/cache"
  )
}
