import Foundation

/// The line around a figure; nothing is filled.
struct LineShape<Figure: Shape>: Shape {
  private nonisolated(unsafe) let shape: Figure

  nonisolated init(shape: Figure) {
    self.shape = shape
  }

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  var body: some View { StyledArea(.color(.clear)) }
}
