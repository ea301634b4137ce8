/// Writes in which sections the words of each stem stand.
///
/// On how many pages they stand is written first, then how many pages lie between those, then of each of
/// their sections whether it has them, and whether it repeats them. Where words stand says where others
/// do: a long section has many, and a page about a word has it in many sections. So a place takes five
/// bits, and no list of numbers could be packed as close.
struct SearchPlacesWriter {
  /// A section that has words of a stem.
  struct Place {
    var section: Int
    /// Whether it repeats one of them.
    var isRepeated: Bool
  }

  /// Where the sections of each page lie among all.
  private let pages: [Range<Int>]
  /// The number of the page of each section.
  private let pageNumbers: [Int]
  /// How many of the stems so far each section has.
  private var counts: [Int]
  private var stems = 0
  private var bits: SearchBits

  /// The kinds of answers: numbers of pages, then steps between pages by how near these are to each
  /// other, then whether a section has words of the stem, and whether it repeats them.
  private static let stepKinds = SearchBits.numberKinds
  private static let sectionKinds = stepKinds + 32 * SearchBits.numberKinds
  private static let repeatedKinds = sectionKinds + 7 * 4 * 9 * 9

  /// Begins for sections, each given by the number of its page; those of a page lie together.
  init(pagesOfSections: some Sequence<Int>) {
    var (pages, numbers): ([Range<Int>], [Int]) = ([], [])
    var last: Int?
    for (section, page) in pagesOfSections.enumerated() {
      if page == last, let range = pages.popLast() {
        pages.append(range.lowerBound..<(section + 1))
      } else {
        pages.append(section..<(section + 1))
      }
      numbers.append(pages.count - 1)
      last = page
    }
    self.pages = pages
    pageNumbers = numbers
    counts = Array(repeating: 0, count: numbers.count)
    bits = SearchBits(kinds: Self.repeatedKinds + 7 * 3 * 9 * 2)
  }

  /// Adds the next stem by its sections, in ascending order.
  mutating func add(_ places: [Place]) {
    stems += 1
    let onPages = places.runs { pageNumbers[$0.section] == pageNumbers[$1.section] }
    bits.write(number: onPages.count, kindsFrom: 0)
    let spread = min(onPages.count.bitLength, 6)
    var (next, left) = (0, onPages.count)
    for places in onPages {
      guard let section = places.first?.section else { continue }
      let (page, room) = (pageNumbers[section], pages.count - next)
      if room > left {
        let nearness = min(room * room / (left * left), 0x7FFF_FFFF).bitLength
        bits.write(
          number: page - next,
          kindsFrom: Self.stepKinds + nearness * SearchBits.numberKinds
        )
      }
      write(places, of: pages[page], spread: spread)
      (next, left) = (page + 1, left - 1)
    }
  }

  /// Writes which sections of a page have words of the stem at hand; at least one does.
  private mutating func write(_ places: ArraySlice<Place>, of page: Range<Int>, spread: Int) {
    var places = places
    var (found, wasFound) = (0, false)
    for section in page {
      let place = places.first?.section == section ? places.popFirst() : nil
      let share = (counts[section] * 256 / stems).bitLength
      if found > 0 || section + 1 < page.upperBound {
        let last = found > 0 ? (wasFound ? 1 : 0) : min(page.upperBound - section, 8)
        let kind = ((spread * 4 + min(found, 3)) * 9 + share) * 9 + last
        bits.write(place != nil, kind: Self.sectionKinds + kind)
      }
      if let place {
        let kind = ((spread * 3 + min(found, 2)) * 9 + share) * 2 + min(page.count, 2) - 1
        bits.write(place.isRepeated, kind: Self.repeatedKinds + kind)
        counts[section] += 1
        found += 1
      }
      wasFound = place != nil
    }
  }

  /// What was written, after the last stem.
  consuming func finished() -> [UInt8] {
    bits.end()
    return bits.signs
  }
}

extension [SearchPlacesWriter.Place] {
  /// The places in runs, each as long as two that follow each other are on one page.
  fileprivate func runs(_ areTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index + 1 == endIndex || !areTogether(self[index], self[index + 1]) {
      runs.append(self[start...index])
      start = index + 1
    }
    return runs
  }
}
