import Foundation
import TestSupport
import Testing
import WholeFiles

struct WholeFileTests {
  private let temporary = TemporaryFolder()
  private var folder: URL { temporary.url }
  private var file: URL { folder.appending(path: "page.md") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(arguments: ["", "a", String(repeating: "long ", count: 100_000)])
  func `a file is replaced, and no other file is left`(
    text: String
  ) throws {
    try Data("what was there before".utf8).write(to: file)
    try Data(text.utf8).write(atomicallyTo: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    #expect(try names() == ["page.md"])
  }

  @Test func `a leftover of a killed write is removed by the next one`() throws {
    let rest = folder.appending(path: ".page.md.new")
    for text in ["", "a half, longer than the whole"] {
      try Data(text.utf8).write(to: rest)
      try Data("whole".utf8).write(atomicallyTo: file)
      #expect(try String(contentsOf: file, encoding: .utf8) == "whole")
      #expect(try names() == ["page.md"])
    }
  }

  @Test func `a file keeps its permissions`() throws {
    try Data().write(to: file)
    chmod(file.path, 0o640)
    try Data("new".utf8).write(atomicallyTo: file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a symbolic link is kept, and its target is written`() throws {
    let other = folder.appending(path: "other.md")
    try Data("old".utf8).write(to: other)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
    try Data("new".utf8).write(atomicallyTo: file)
    #expect(try String(contentsOf: other, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == other.path)
    #expect(try names() == ["other.md", "page.md"])
  }

  @Test(arguments: ["other.md", "pipe", "nowhere"])
  func `a file of a cache replaces a symbolic link`(target: String) throws {
    let other = folder.appending(path: "other.md")
    try Data("old".utf8).write(to: other)
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: file.path,
      withDestinationPath: "\(folder.path)/\(target)"
    )
    try Data("new".utf8).write(atomicallyTo: file, followsLink: false)
    #expect(try String(contentsOf: other, encoding: .utf8) == "old")
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    let kind = try FileManager.default.attributesOfItem(atPath: file.path)[.type]
    #expect(kind as? FileAttributeType == .typeRegular)
    #expect(try names() == ["other.md", "page.md", "pipe"])
  }

  @Test func `a device behind a symbolic link is not replaced`() throws {
    // A pipe takes the place of a device: a fault would replace the machine's.
    let device = folder.appending(path: "device")
    #expect(mkfifo(device.path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: device)
    #expect(throws: POSIXError(.EINVAL)) { try Data("new".utf8).write(atomicallyTo: file) }
    #expect(try names() == ["device", "page.md"])
  }

  @Test func `a failed write leaves the previous file and no other`() throws {
    let place = folder.appending(path: "folder", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("kept".utf8).write(to: place.appending(path: "kept"))
    #expect(throws: (any Error).self) { try Data("new".utf8).write(atomicallyTo: place) }
    #expect(try names() == ["folder"])
  }

  @Test func `concurrent writers of a file take turns`() async throws {
    let file = file
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        let text = String(repeating: "\(number) ", count: 10_000 + number)
        group.addTask { try Data(text.utf8).write(atomicallyTo: file) }
      }
      try await group.waitForAll()
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(Set(text.split(separator: " ")).count == 1)
    #expect(try names() == ["page.md"])
  }
}
