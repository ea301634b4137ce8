public import Foundation

/// What an app gives to others, by the names of its types; only objects in memory are kept here.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private var objects: [any NSItemProviderWriting] = []
  /// A name for it.
  open var suggestedName: String?
  /// The names of the types it can give.
  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
  }

  /// Creates one without content.
  public override init() {
    super.init()
  }

  /// Creates one that gives an object.
  public init(object: any NSItemProviderWriting) {
    objects = [object]
    super.init()
  }

  /// Adds an object.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
  }

  /// Tells whether it can give a type of a name.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Tells whether an object of a class can be made of it.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { type(of: $0) == aClass }
  }

  /// Makes an object of a class, and gives it at once.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object(ofClass: aClass), nil)
    return Progress(totalUnitCount: 1)
  }

  /// The object of a class that it gives.
  package final func object(
    ofClass aClass: any NSItemProviderReading.Type
  ) -> (any NSItemProviderReading)? {
    objects.first { type(of: $0) == aClass } as? any NSItemProviderReading
  }
}
