public import PortableFoundation

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// A picture.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  /// A picture.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
}
