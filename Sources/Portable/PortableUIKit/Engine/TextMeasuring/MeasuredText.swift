import Foundation

/// A text with the attributes that decide how much room it takes.
struct MeasuredText {
  let text: String
  let attributes: [NSAttributedString.Key: Any]?

  /// The size of the text that breaks its lines at a width, in points.
  func size(fitting width: Double) -> CGSize {
    // Without a font UIKit draws in 12 points.
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    return TextMeasure(font: font).size(of: text, fitting: width, lineLimit: 0)
  }

  /// The area of the text within a size, in points; without several lines the width does not matter.
  func area(in size: CGSize, options: NSStringDrawingOptions) -> CGRect {
    let hasLines = options.contains(.usesLineFragmentOrigin)
    return CGRect(origin: .zero, size: self.size(fitting: hasLines ? size.width : .infinity))
  }
}
