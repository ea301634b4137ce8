import Foundation

/// A movement from one state of a layer to another; nothing moves here.
open class CATransition: CAAnimation {
  /// The kind of movement.
  open var type = CATransitionType.fade
  /// The side it comes from.
  open var subtype: CATransitionSubtype?
  /// Where it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where it ends, from 0 to 1.
  open var endProgress: Float = 1
}
