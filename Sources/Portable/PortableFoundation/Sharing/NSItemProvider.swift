public import Foundation

/// What an app gives to others, by the names of its types; only objects in memory are kept here.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private var objects: [any NSItemProviderWriting] = []
  open var suggestedName: String?
  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
  }

  public override init() { super.init() }

  public init(object: any NSItemProviderWriting) {
    objects = [object]
    super.init()
  }

  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) { objects.append(object) }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { type(of: $0) == aClass }
  }

  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object(ofClass: aClass), nil)
    return Progress(totalUnitCount: 1)
  }

  package final func object(
    ofClass aClass: any NSItemProviderReading.Type
  ) -> (any NSItemProviderReading)? {
    objects.first { type(of: $0) == aClass } as? any NSItemProviderReading
  }
}

/// An object that can be made of what another app gives.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be given to other apps.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}
