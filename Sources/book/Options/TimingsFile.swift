import ArgumentParser
import Foundation
import SnippetRunning
import WholeFiles

/// The file that tells machines which share a check how long snippets take.
struct TimingsFile: Sendable {
  /// The path of the file.
  let path: String

  /// Reads the times.
  ///
  /// - Throws: a sentence about what is wrong with the file.
  func read() throws -> SnippetTimes {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw ValidationError(
        "'--timings': cannot read '\(path)'; 'book check --save-timings \(path)' makes it"
      )
    }
    return try times(in: data, option: "--timings")
  }

  /// The times of the file, or none if it is not there.
  ///
  /// - Throws: a sentence about what is wrong with the file.
  func readIfPresent() throws -> SnippetTimes {
    guard FileManager.default.fileExists(atPath: path) else { return SnippetTimes() }
    return try times(in: try Data(contentsOf: URL(filePath: path)), option: "--save-timings")
  }

  /// Writes times in place of those before, whole or not at all.
  ///
  /// - Throws: what stopped the file from being written.
  func write(_ times: SnippetTimes) throws {
    try times.fileContents().write(wholeTo: URL(filePath: path))
  }

  private func times(in data: Data, option: String) throws -> SnippetTimes {
    do {
      return try SnippetTimes(contentsOf: data)
    } catch {
      throw ValidationError(
        "'\(option)': '\(path)' is no file of times; remove it and make a new one"
      )
    }
  }
}
