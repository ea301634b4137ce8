package import Diagnostics

extension Rule {
  package static let heard: [Rule] = [
    .differsFromRecording, .unknownScreens, .unreadableRecording,
  ]

  package static let differsFromRecording = Rule(
    id: "differs-from-recording",
    severity: .warning,
    explanation: """
      On a device, VoiceOver said something else on this screen than was computed. Lines with '-' \
      were computed, lines with '+' were heard. Either the model or the page is wrong, or \
      something in the run explains the difference: then write it as the 'note' of the screen in \
      its file in 'Content/heard', and the finding disappears.
      """,
    readers: """
      Devices have the last word. A line that a device contradicts misleads anyone who relies on it.
      """,
    wrong: "heard 'Close Button', computed 'Close, Back button', and no note",
    right: "\"note\": \"The simulator showed the bar of the app before.\""
  )
  package static let unknownScreens = Rule(
    id: "unknown-screens",
    explanation: """
      The screens of a run are identified by a hash of the code that shows them. An unknown name \
      belongs to other code: another version of this book, or another book. Its lines say nothing \
      about this one.
      """,
    readers: "Evidence must be about the exact code that readers see.",
    wrong: "book heard import hearing.json, exported before the code of a page changed",
    right: "book heard export DIR, and record it again"
  )
  package static let unreadableRecording = Rule(
    id: "unreadable-recording",
    explanation: """
      A file with recorded speech cannot be read: it is empty, not valid JSON, or in an unknown \
      format. 'book heard import' reads the attachment of the exported test, the JSON of \
      AccessibilitySnapshotModel, the log of the 'vot' process, and lists of captures; \
      docs/hearing-on-a-mac.md describes them.
      """,
    readers: """
      Recordings are the only evidence stronger than documentation, so an incomplete file must not \
      be accepted.
      """,
    wrong: "book heard import screenshot.png",
    right: "book heard import heard/hearing.json"
  )
}
