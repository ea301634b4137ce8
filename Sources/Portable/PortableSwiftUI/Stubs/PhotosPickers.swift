public import PortableUIKit

/// A picture that someone chose; none can be chosen here.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

/// A button that opens the system's pictures, which aren't shown here.
public struct PhotosPicker<Label> { let label: Label }

extension PhotosPicker: View where Label: View {
  public var body: some View { Button(action: {}, label: { label }) }
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
  public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { self.init(label: Text(titleKey)) }
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) { self.init(label: Text(titleKey)) }
}

extension View {
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View { self }
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) -> some View { self }
}
