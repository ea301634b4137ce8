public import Foundation

/// The sound of a value that changes; nothing is played here.
open class AXLiveAudioGraph: NSObject {
  /// Begins to play.
  open class func start() {}
  /// Gives the value its pitch, from 0 for the least to 1 for the greatest.
  open class func update(value: Double) {}
  /// Ends playing.
  open class func stop() {}
}
