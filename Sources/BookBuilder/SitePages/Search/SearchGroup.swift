/// The groups of search results, in the order in which they are offered.
enum SearchGroup: String, CaseIterable, Sendable {
  case symptom
  case component
  case chapter
  case reference
}
