import BookChecks
import BookModel
import BookTestSupport
import Diagnostics
import TestSupport
import Testing

struct OutdatedSourcesTests {
  @Test(arguments: [
    ("2026-11-24", "2026-11-24", nil), ("2025-11-24", "2026-11-24", nil),
    ("2025-11-23", "2026-11-24", "the sources of 'badge' were last read on 2025-11-23"),
    ("2024-02-29", "2025-02-28", nil), ("2024-02-29", "2025-03-01", "over a year ago"),
    ("2026-11-25", "2026-11-24", "in the future"),
    ("2026-12-01", "2027-01-15", nil),
    ("2026-13-01", "2026-11-24", "'2026-13-01' is not a date"),
    ("2020-01-01", nil, nil),
  ])
  func `sources must be read again within a year, and not in the future`(
    readOn: String,
    today: String?,
    words: String?
  ) throws {
    let marked = MarkedText(
      """
      caption: Defects
      columns: [{key: name, title: Defect}]
      facts: [sources-read]
      rows:
        - 1️⃣{id: badge, name: A badge, sources-read: \(readOn)}
      """
    )
    let book = LittleBook("Text.", data: ["defects": marked.text])
    let read = try #require(Book.read(book.files).book)
    let findings = check(read, on: today.flatMap(CalendarDay.init))
    #expect(findings.map(\.id) == (words == nil ? [] : ["outdated-sources"]))
    #expect(findings.first?.summary.contains(words ?? "") ?? (words == nil))
    for finding in findings {
      #expect(finding.severity == .warning)
      #expect(finding.location == marked.location("1️⃣", in: "Content/data/defects.yml"))
    }
  }
}
