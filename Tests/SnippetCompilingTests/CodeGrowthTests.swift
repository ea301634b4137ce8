import SnippetCompiling
import TestSupport
import Testing

/// The time of preparing code for the compiler grows with the code.
struct CodeGrowthTests {
  @Test(arguments: TextShape.swift)
  func `code of twice the size takes about twice as long`(shape: TextShape) {
    let growth = Growth(from: 4_000, to: 64_000, atLeast: 0.02) { size in
      let code = shape.text(size: size)
      return { _ = SplitSource(SourceRewriter.rewrite(code)) }
    }
    #expect(growth.ratio < Growth.largestRatio)
  }
}
