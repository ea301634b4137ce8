import Publications
import Testing

struct ReleaseNotesTests {
  private static let changelog = """
    # Changelog

    ## Unreleased

    * New.

    ## [1.1.0] - 2026-11-21

    ### Additions

    * A chapter.

    ## v1.0.0

    * All.

    """

  @Test(arguments: [
    ("Unreleased", "* New."), ("1.1.0", "### Additions\n\n* A chapter."), ("1.0.0", "* All."),
  ])
  func `the notes are the text below the version's heading`(version: String, notes: String) {
    #expect(ReleaseNotes(version, in: Self.changelog)?.text == notes)
  }

  @Test(arguments: ["1.1", "2.0.0", "Changelog", "1.1.00"])
  func `a version without a heading has no notes`(version: String) {
    #expect(ReleaseNotes(version, in: Self.changelog) == nil)
  }
}
