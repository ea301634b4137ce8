import Articles
import BookModel
import SitePages

extension PageKind: Packable {}
extension ReferencePage: Packable {}
extension SheetPart: Packable {}

extension PageSummary: Packable {
  package init(from unpacker: inout Unpacker) throws {
    let kind: PageKind = try unpacker.next()
    let cost = NavigationCost(tabStops: try unpacker.next(), headings: try unpacker.next())
    var counts = SiteCounts(sum: [])
    counts.pages = try unpacker.next()
    counts.headings = try unpacker.next()
    counts.tables = try unpacker.next()
    counts.listings = try unpacker.next()
    counts.transcripts = try unpacker.next()
    counts.pictures = try unpacker.next()
    self.init(kind: kind, cost: cost, counts: counts)
  }

  package func pack(into packer: inout Packer) {
    packer.add(kind)
    for number in [
      cost.tabStops, cost.headings, counts.pages, counts.headings, counts.tables, counts.listings,
      counts.transcripts, counts.pictures,
    ] {
      packer.add(number)
    }
  }
}

extension SiteOutline: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(
      reference: try unpacker.next(),
      hasReference: try unpacker.next(),
      hasChanges: try unpacker.next(),
      sheetParts: try unpacker.next()
    )
  }

  package func pack(into packer: inout Packer) {
    packer.add(reference)
    packer.add(hasReference)
    packer.add(hasChanges)
    packer.add(sheetParts)
  }
}
