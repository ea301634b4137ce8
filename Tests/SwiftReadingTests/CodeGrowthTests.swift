import SwiftReading
import TestSupport
import Testing

/// The time of reading code grows with the code, however deep or long it is.
struct CodeGrowthTests {
  @Test(arguments: TextShape.swift)
  func `code of twice the size takes about twice as long`(shape: TextShape) {
    let growth = Growth(from: 4_000, to: 64_000, atLeast: 0.02) { size in
      let code = shape.text(size: size)
      return {
        _ = HighlightedSwift(code)
        _ = RetainCycles(in: code)
        _ = GluedPlurals(in: code)
        _ = SwiftSkeleton.hasSameSkeleton(code, code + "a")
      }
    }
    #expect(growth.ratio < Growth.largestRatio)
  }
}
