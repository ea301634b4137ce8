public import Foundation

/// A figure of any type.
public struct AnyShape: Shape {
  private nonisolated(unsafe) let figure: any Shape

  /// Takes a figure.
  public nonisolated init<S: Shape>(_ shape: S) {
    figure = shape
  }

  /// The line around the figure in an area, in points.
  public nonisolated func path(in rect: CGRect) -> Path { figure.path(in: rect) }
}
