/// What is left out of a spoken file.
extension SliceRepair {
  mutating func cut(_ problem: SliceProblem, at offset: Int, in source: SourceUnits) {
    // Another error of this round may have led to a cut around this one.
    let fresh = Set(cuts(in: source)).subtracting(earlier.cuts[source.path] ?? [])
    guard !fresh.contains(where: { $0.range.contains(offset) }),
      addCut(for: problem, at: offset, in: source)
    else { return }
    // The compiler stops at the first error of a closure, so that each would need a round.
    for other in source.uses(likeThatAt: offset, of: problem) where isGlobal(other.root) {
      guard !cuts(in: source).contains(where: { $0.range.contains(other.offset) }) else { continue }
      addCut(for: problem, at: other.offset, in: source)
    }
  }

  private func cuts(in source: SourceUnits) -> [CodeCut] { marks.cuts[source.path] ?? [] }

  /// Replaces the cuts inside the new one; `false` if nothing can be left out.
  @discardableResult
  private mutating func addCut(
    for problem: SliceProblem,
    at offset: Int,
    in source: SourceUnits
  ) -> Bool {
    let existing = cuts(in: source)
    let finder = CutFinder(
      source: source,
      existing: existing.map(\.range),
      withoutModifiers: standIns.others
    )
    guard let cut = finder.cut(for: problem, at: offset) else { return false }
    marks.cuts[source.path] =
      existing.filter { !cut.range.contains($0.range.lowerBound) } + [cut]
    return true
  }

  /// Whether a name means the same everywhere in a file.
  private func isGlobal(_ name: String) -> Bool {
    name.first?.isUppercase == true || slicer.index.globals[name] != nil
  }
}
