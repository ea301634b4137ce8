import Foundation

/// An object that can be made of what another app gives.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The names of the types it can be made of.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}
