package import Diagnostics

extension Rule {
  /// The kinds of findings about finished pages.
  package static let budgets: [Rule] = [.navigationCost, .pageWeight]

  package static let navigationCost = Rule(
    id: "navigation-cost",
    explanation: """
      Whoever cannot point passes everything before the text, one stop at a time, on every page. So \
      what stands there has a budget, and what does not fit goes after the text. Source: WCAG 2.2, \
      2.4.1; the numbers are this book's own.
      """,
    readers: """
      Readers who use a keyboard or a switch pass all of it, one stop at a time, on every page.
      """,
    wrong: "a banner with twelve links",
    right: "a banner with two links, and the others at the foot of the page"
  )
  package static let pageWeight = Rule(
    id: "page-weight",
    severity: .warning,
    explanation: """
      A page takes at most 80 kB of HTML and CSS, 150 kB with its drawings, and a chapter 22 kB of \
      script, before packing, so that it opens at once on a slow connection and an old telephone. A \
      chapter that needs more is also too long to be listened to in one go: make two of it.
      """,
    readers: """
      Readers with a slow connection or an old telephone wait, and some pay for what they load.
      """,
    wrong: "one chapter of 100 kB",
    right: "two chapters of 50 kB"
  )
}
