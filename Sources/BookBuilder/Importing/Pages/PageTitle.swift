/// The heading that a page begins with.
struct PageTitle {
  var text: String
  /// The names that HTML gives to its place.
  var names: [String]
}
