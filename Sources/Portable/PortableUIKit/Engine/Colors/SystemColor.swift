/// A colour of the system that has a name; its parts follow from the ``SystemPalette`` in use.
enum SystemColor: Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
}
