extension Publication {
  /// The heights of the strokes that stand on covers for a spoken word; the tallest is about 330.
  static let soundOfAWord = [90, 210, 330, 170, 270, 120, 60]
}
