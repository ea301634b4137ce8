public import Foundation

/// An object that can be given to other apps.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The names of the types it can be given as.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// Who may take what an app gives.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everyone.
  case all = 0
  /// Apps of the same team.
  case team = 1
  /// Apps of the same group.
  case group = 2
  /// The app itself.
  case ownProcess = 3
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}
