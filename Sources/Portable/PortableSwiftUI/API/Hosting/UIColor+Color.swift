public import PortableUIKit

extension UIColor {
  /// Takes a colour of SwiftUI.
  public convenience init(_ color: Color) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.uiColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
