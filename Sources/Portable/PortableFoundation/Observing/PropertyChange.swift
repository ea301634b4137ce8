import Foundation

/// What a property marked `@objc dynamic` calls once it changed.
///
/// The compiler of snippets writes this call; see docs/portable-uikit.md.
public func propertyDidChange(
  of object: AnyObject,
  _ name: String,
  from oldValue: Any?,
  to newValue: Any?
) {
  NamedObservations.tell(of: object, name, from: oldValue, to: newValue)
  PropertyObservations.look()
}
