package import Diagnostics

extension Rule {
  static let tools: [Rule] = [
    .missingCompiler, .compilerMismatch, .missingLibrary, .compilerFailure, .unusablePackage,
    .uncheckedSnippets, .noMatchingSnippet,
  ]

  package static let missingCompiler = Rule(
    id: "missing-compiler",
    explanation: """
      Snippets are compiled with 'swiftc', which was not found. Install a Swift toolchain and add \
      it to PATH.
      """,
    readers: "Authors: without a compiler nothing is checked, and no pages are written.",
    wrong: "PATH=/usr/bin book build",
    right: "PATH=\"$HOME/swift/usr/bin:$PATH\" book build"
  )
  package static let compilerMismatch = Rule(
    id: "compiler-mismatch",
    explanation: """
      Snippets are compiled against modules that are installed with the tool, and a compiler can \
      only read modules of its own version. 'book --version' prints the version that the tool was \
      built with.
      """,
    readers: "Authors: every snippet of the book would fail, with a message unrelated to its code.",
    wrong: "PATH=/opt/swift-6.4/usr/bin:$PATH book check",
    right: "PATH=/opt/swift-6.3.1/usr/bin:$PATH book check"
  )
  package static let missingLibrary = Rule(
    id: "missing-library",
    explanation: """
      Snippets are compiled against PortableUIKit, which must be next to the tool, as in the \
      archive and in the output of 'swift build'.
      """,
    readers: "Authors: without the library nothing is checked, and no pages are written.",
    wrong: "cp .build/debug/book ~/bin && ~/bin/book check",
    right: ".build/debug/book check"
  )
  package static let compilerFailure = Rule(
    id: "compiler-failure",
    explanation: """
      The compiler ended without a verdict on this block: it crashed, or ran out of memory or disk \
      space. That doesn't count as a rejection of a block that must not compile.
      """,
    readers: "The book never claims that the compiler rejected code that it did not check.",
    wrong: "book check, with a full disk",
    right: "book clean && book check"
  )
  package static let unusablePackage = Rule(
    id: "unusable-package",
    explanation: """
      The package for snippets to import does not exist, does not build, or has no library written \
      in Swift. The summary says which.
      """,
    readers: """
      Readers of a README import the package in the same way, so it would fail for them as well.
      """,
    wrong: "book check README.md --package Sources",
    right: "book check README.md --package ."
  )
  package static let uncheckedSnippets = Rule(
    id: "snippets-unchecked",
    explanation: """
      The snippets could not be checked, for the reason in the summary. It is usually a problem of \
      the machine, such as a full disk or a cache folder that is not writable.
      """,
    readers: "Authors: no pages are written, because nothing was checked.",
    wrong: "book check --cache /read-only",
    right: "book check --cache build/cache"
  )
  package static let noMatchingSnippet = Rule(
    id: "no-matching-snippet",
    explanation: """
      The text after '--filter' is in no snippet's name or FILE:LINE, so nothing was checked. 'book \
      check --list' prints both for every snippet.
      """,
    readers: """
      Authors: without this error, a mistyped name would look like a check without findings.
      """,
    wrong: "book check --filter adjustible",
    right: "book check --filter adjustable"
  )
}
