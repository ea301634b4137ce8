import Foundation

/// A figure that fills its area up to its corners.
protocol FamiliarFigure {
  /// The radius of the corners, in points; infinite where the ends are round.
  nonisolated var cornerRadius: CGFloat { get }
}

extension Rectangle: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { 0 }
}

extension RoundedRectangle: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { min(cornerSize.width, cornerSize.height) }
}

extension UnevenRoundedRectangle: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { 0 }
}

extension Circle: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { .infinity }
}

extension Ellipse: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { .infinity }
}

extension Capsule: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { .infinity }
}
