package import Diagnostics

extension Rule {
  /// The kinds of findings about what was heard of a book.
  package static let heard: [Rule] = [
    .heardOtherwise, .unknownScreens, .unreadableHearing,
  ]

  package static let heardOtherwise = Rule(
    id: "heard-otherwise",
    severity: .warning,
    explanation: """
      VoiceOver itself was heard to say something else on this screen than was computed. Lines with \
      '-' were computed, lines with '+' were heard. Either the model is wrong, or the page, or the \
      run has a reason of its own: then write it as the 'note' of the screen in its file in \
      'Content/heard', and the finding goes.
      """,
    readers: """
      What a phone says counts. A line that a phone was heard to contradict misleads whoever builds \
      on it.
      """,
    wrong: "heard 'Close Button', computed 'Close, Back button', and no note",
    right: "\"note\": \"The simulator showed the bar of the app before.\""
  )
  package static let unknownScreens = Rule(
    id: "unknown-screens",
    explanation: """
      The screens of a run have names made of the code that shows them. A name that is not in this \
      book belongs to other code: that of another version, or of another book. Lines heard of other \
      code say nothing about this one.
      """,
    readers: """
      Evidence must be about the very code that readers see.
      """,
    wrong: "book heard import hearing.json, exported before the code of a page changed",
    right: "book heard export DIR, and hear it again"
  )
  package static let unreadableHearing = Rule(
    id: "unreadable-hearing",
    explanation: """
      A file of what VoiceOver was heard to say cannot be read: it is empty, no JSON, or in no form \
      that is known. 'book heard import' reads the attachment of the exported test, the JSON of \
      AccessibilitySnapshotModel, the log of the process vot, and lists of captures; \
      docs/hearing-on-a-mac.md describes them.
      """,
    readers: """
      What was heard is the only evidence stronger than a document; half of a file must not pass \
      for the whole.
      """,
    wrong: "book heard import screenshot.png",
    right: "book heard import heard/hearing.json"
  )
}
