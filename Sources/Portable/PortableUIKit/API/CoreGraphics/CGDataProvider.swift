public import Foundation
public import PortableFoundation

/// Bytes for Core Graphics; nothing is made of them here.
public final class CGDataProvider {
  /// The bytes.
  public let data: CFData?

  /// Takes bytes.
  public init?(data: CFData) {
    self.data = data
  }

  /// Reads a file.
  public init?(url: CFURL) {
    guard let data = NSData(contentsOf: url as URL) else { return nil }
    self.data = data
  }
}
