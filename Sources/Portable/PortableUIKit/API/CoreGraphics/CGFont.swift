public import Foundation
public import PortableFoundation

/// A typeface in the form Core Graphics uses; only its name is kept.
public final class CGFont {
  /// The name.
  public let postScriptName: CFString?
  /// The name for people.
  public var fullName: CFString? { postScriptName }

  /// Finds a typeface by its name.
  public init?(_ name: CFString) {
    postScriptName = name
  }

  /// Reads a typeface; none is read here.
  public init?(_ provider: CGDataProvider) {
    return nil
  }
}
