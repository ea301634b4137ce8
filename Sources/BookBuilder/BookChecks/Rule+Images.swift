import Diagnostics

extension Rule {
  static let brokenImage = Rule(
    id: "broken-image",
    explanation: """
      A picture must lie under 'Content'. Pictures of other sites are not allowed: a page of the \
      book asks no other host for anything.
      """,
    readers: """
      Readers who see would find a hole in the page, and a listener would hear of a picture that \
      nobody can see.
      """,
    wrong: "![The rotor](https://example.org/rotor.png)",
    right: "![The rotor](rotor.png)"
  )
  static let missingAlternativeText = Rule(
    id: "missing-alternative-text",
    explanation: """
      What a picture tells stands between its square brackets, in words. A picture that tells \
      nothing is marked as such: '![](line.png "decorative")'. Source: WCAG 2.2, 1.1.1.
      """,
    readers: """
      A blind reader hears “image”, or the name of the file, and knows that something is kept from \
      them.
      """,
    wrong: "![](rotor.png)",
    right: "![A dial with four settings; Headings is at its top](rotor.png)"
  )
  static let fileNameAlternativeText = Rule(
    id: "file-name-alternative-text",
    explanation: """
      The alternative text of a picture is the name of its file, or looks like one. Source: WCAG 2.2, \
      1.1.1.
      """,
    readers: """
      A blind reader hears “rotor 2 dot png” and is told nothing about the picture.
      """,
    wrong: "![rotor-2.png](rotor-2.png)",
    right: "![A dial with four settings; Headings is at its top](rotor-2.png)"
  )
  static let redundantAlternativeText = Rule(
    id: "redundant-alternative-text",
    canBeAllowed: true,
    explanation: """
      The alternative text begins with words such as “image of”. Say what the picture tells. That it \
      is a painting or a map may matter, and may be said.
      """,
    readers: """
      A screen reader says “image” by itself, so a listener hears it twice before the first word that \
      tells something.
      """,
    wrong: "![Image of a dial](rotor.png)",
    right: "![A dial with four settings; Headings is at its top](rotor.png)"
  )
}
