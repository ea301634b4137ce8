// The compiler looks for the two types by these names.
// swift-format-ignore-file: NoLeadingUnderscores

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

/// The type of a literal of a colour.
public typealias _ColorLiteralType = UIColor
/// The type of a literal of a picture.
public typealias _ImageLiteralType = UIImage
