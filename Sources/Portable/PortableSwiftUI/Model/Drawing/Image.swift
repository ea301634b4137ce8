import AccessibilityTree
public import Foundation
public import PortableUIKit

public struct Image: Equatable {
  let uiImage: UIImage?
  let isDecorative: Bool
  let label: Text?
  var isResizable = false

  private init(_ image: UIImage?, isDecorative: Bool = false, label: Text? = nil) {
    uiImage = image
    self.isDecorative = isDecorative
    self.label = label
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(UIImage(named: name)) }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(UIImage(named: name), label: label)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(UIImage(named: name), isDecorative: true)
  }

  public init(systemName: String) { self.init(UIImage(systemName: systemName)) }
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
  public init(_ resource: ImageResource) { self.init(UIImage(resource: resource)) }
  public init(uiImage: UIImage) { self.init(uiImage) }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable { case small, medium, large }

  @MainActor var symbolOrFileName: String? { uiImage?.spokenName }

  var spokenName: String? {
    let image = uiImage
    return label?.plain ?? MainActor.assumeIsolated { image?.spokenName }
  }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
}

extension Image: View { public typealias Body = Never }

extension Image: PrimitiveView {
  @MainActor private func size(in environment: EnvironmentValues) -> CGSize {
    guard let uiImage else { return .zero }
    guard uiImage.isSymbolImage else { return uiImage.size }
    let font = (environment.font ?? .body).uiKitEquivalent(environment)
    return UIImage.symbolSize(font.pointSize)
  }

  func render(in context: RenderContext) -> [RenderedView] {
    let size = size(in: context.environment)
    let rule = isResizable ? LeafRule { $0.replacingUnspecifiedDimensions(by: size) } : .fixed(size)
    var properties = AccessibilityProperties()
    properties.label = (label?.spoken ?? symbolOrFileName.map { NSAttributedString(string: $0) })
    properties.isSymbolName = label == nil && uiImage?.isSymbolImage == true
    if label == nil {
      properties.imageNames = uiImage?.spokenCodeName.map { [$0] } ?? []
      if uiImage?.isNameGuessed == true { properties.inferredTexts.insert(.label) }
    }
    properties.traits = .image
    properties.isEnabled = context.environment.isEnabled
    return [
      RenderedView(
        context,
        layout: rule,
        surface: ImageSurface(image: uiImage, color: context.environment.foregroundColor()),
        accessibility: isDecorative ? .hidden : .element(properties)
      )
    ]
  }
}
