import Foundation

/// How fonts follow the size of text.
extension UIFont {
  // The font in the size the user prefers at this moment.
  //
  // A font that was made for a size of text follows the device, as if the device had been set up
  // so before the font was made.
  @MainActor var resolved: UIFont {
    let category = DeviceSettings.current.contentSizeCategory
    if let scaling {
      return UIFont(fontName: fontName, pointSize: scaling.size(in: category), weight: weight)
    }
    guard let textStyle else { return self }
    return UIFont(
      fontName: fontName,
      pointSize: textStyle.pointSizes[category.step],
      weight: weight,
      textStyle: textStyle
    )
  }
}
