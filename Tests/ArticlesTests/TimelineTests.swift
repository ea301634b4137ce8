import BookTestSupport
import Testing

/// The timeline: its first page, and its pages by years and by subjects.
struct TimelineTests {
  @Test func `the timeline has a page for each few years and one for each subject`() throws {
    let site = try LittleBook.referenceSite()
    let contents = try #require(site["en/timeline/index.html"])
    #expect(
      contents.contains("<a href=\"../timeline-before-2005/index.html\">before 2005</a>: 1 event")
    )
    #expect(
      contents.contains("<a href=\"../timeline-vision/index.html\">Blind people</a>: 2 events")
    )
    let years = try #require(site["en/timeline-2008/index.html"])
    #expect(years.contains("<h2 id=\"year-2009\">Year 2009</h2>"))
    #expect(years.contains("<tr id=\"timeline-voiceover\" role=\"row\">"))
    let subject = try #require(site["en/timeline-motor/index.html"])
    #expect(subject.contains("href=\"../timeline-2011/index.html#timeline-switch\""))
  }

  @Test func `the timeline lists the first event of each year, with its source`()
    throws
  {
    let contents = try #require(try LittleBook.referenceSite()["en/timeline/index.html"])
    #expect(contents.contains("<h2 id=\"milestones\">Milestones</h2>\n<ul class=\"events\">"))
    #expect(
      contents.contains(
        "<li><a href=\"../timeline-2008/index.html#timeline-voiceover\">June 2009</a>, iOS 3"
          + "<p>VoiceOver</p>\n<p>Source: Apple</p>"
      )
    )
    #expect(contents.contains(">A reader</p>"))
  }

  @Test func `the timeline lists only milestones if any are marked`() throws {
    let marked = LittleBook.timeline.replacing("facts: [year,", with: "facts: [year, milestone,")
      .replacing("year: 2013,", with: "year: 2013, milestone: marked,")
    let book = LittleBook.reference(timeline: marked)
    let contents = try #require(book.site()["en/timeline/index.html"])
    #expect(contents.contains("<p>Switch Control</p>"))
    #expect(!contents.contains("<p>VoiceOver</p>"))
  }

  @Test func `links with the same date have the same target`() throws {
    let rows =
      LittleBook.timeline
      + "\n  - {id: zoom, date: June 2009, release: iOS 3, category: vision, fact: Zoom, "
      + "source: Apple, year: 2009}"
    let book = LittleBook.reference(timeline: rows)
    let page = try #require(book.site()["en/timeline-vision/index.html"])
    let links = page.matches(of: #/<a href="([^"]+)">June 2009<\/a>/#).map { String($0.1) }
    #expect(links.count == 2)
    #expect(Set(links) == ["../timeline-2008/index.html#timeline-voiceover"])
  }

  @Test func `the newest page of the timeline is not titled with years without events`() throws {
    var rows = LittleBook.timeline
    for year in [2014, 2015] {
      rows += "\n  - {id: y\(year), date: '\(year)', release: iOS, category: motor, "
      rows += "fact: New, source: Apple, year: \(year)}"
    }
    let contents = try #require(
      LittleBook.reference(timeline: rows)
        .site()["en/timeline/index.html"]
    )
    #expect(contents.contains(">2011 to 2013</a>: 1 event"))
    #expect(contents.contains(">2014 to 2015</a>: 2 events"))
  }

  @Test func `a link to a year has more text than digits`() throws {
    let row =
      "\n  - {id: y2014, date: '2014', release: iOS, category: motor, fact: New, source: Apple, "
      + "year: 2014}"
    let site = try LittleBook.reference(timeline: LittleBook.timeline + row).site()
    #expect(try #require(site["en/timeline/index.html"]).contains(">Year 2014</a>: 1 event"))
    #expect(try #require(site["en/timeline-motor/index.html"]).contains(">Year 2014</a></th>"))
    #expect(try #require(site["en/timeline-2014/index.html"]).contains("<h1>Timeline, 2014</h1>"))
  }
}
