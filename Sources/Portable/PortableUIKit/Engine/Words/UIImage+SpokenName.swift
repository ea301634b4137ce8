import Foundation

/// What a picture is called where nothing else gives a name.
extension UIImage {
  /// The app's label, else Apple's word for a symbol, else the name of the picture.
  @MainActor package var spokenName: String? { spokenLabel ?? name }

  /// The app's label, else Apple's word for a symbol.
  @MainActor var spokenLabel: String? { accessibilityLabel ?? symbolWord }

  /// Apple's word for a symbol, as far as one was heard or read; in English only.
  ///
  /// Source: CVS Health's legends and notes, trees of UI tests; certainty B.
  @MainActor private var symbolWord: String? {
    guard isSymbol, DeviceSettings.current.language.lowercased().hasPrefix("en") else { return nil }
    return name.flatMap { Self.symbolWords[$0] }
  }

  private static let symbolWords = [
    "exclamationmark.circle": "Error",
    "globe": "Globe",
    "info.circle.fill": "info",
    "paintbrush.fill": "format",
    "square.grid.2x2.fill": "grid 2x2",
    "star.fill": "Favorite",
    "tag.fill": "tag",
  ]
}
