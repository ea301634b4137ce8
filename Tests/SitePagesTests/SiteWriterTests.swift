import BookModel
import Diagnostics
import Foundation
import SitePages
import Testing

struct SiteWriterTests {
  /// A separate folder for each test, removed afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SiteWriterTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func contents(of folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
  }

  @Test func `files are written with their folders and the list of files`() throws {
    try withFolder { folder in
      let site = folder.appendingPathComponent("build/site")
      let findings = SiteWriter(folder: site.path).write([
        OutputFile(path: "index.html", text: "Да"), OutputFile(path: "en/a/b.txt", text: "b"),
      ])
      #expect(findings == [])
      #expect(
        contents(of: site) == [".by-ear-site", "en", "en/a", "en/a/b.txt", "index.html"]
      )
      let text = try String(contentsOf: site.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(text == "Да")
    }
  }

  @Test func `a new site replaces the previous one completely`() throws {
    try withFolder { folder in
      let site = folder.appendingPathComponent("site")
      let writer = SiteWriter(folder: site.path)
      #expect(writer.write([OutputFile(path: "old.html", text: "old")]) == [])
      #expect(writer.write([OutputFile(path: "new.html", text: "new")]) == [])
      #expect(contents(of: folder) == ["site", "site/.by-ear-site", "site/new.html"])
    }
  }

  @Test func `the previous site is preserved when a file cannot be written`() throws {
    try withFolder { folder in
      let site = folder.appendingPathComponent("site")
      let writer = SiteWriter(folder: site.path)
      #expect(writer.write([OutputFile(path: "index.html", text: "old")]) == [])
      // A file cannot also be a folder.
      let findings = writer.write([
        OutputFile(path: "index.html", text: "new"), OutputFile(path: "index.html/a", text: "a"),
      ])
      #expect(findings.map(\.id) == ["unwritable-output"])
      let text = try String(contentsOf: site.appendingPathComponent("index.html"), encoding: .utf8)
      #expect(text == "old")
    }
  }

  @Test func `a folder with other files is refused and left unchanged`() throws {
    try withFolder { folder in
      try Data("mine".utf8).write(to: folder.appendingPathComponent("thesis.txt"))
      let findings = SiteWriter(folder: folder.path).write([OutputFile(path: "a", text: "")])
      #expect(findings.map(\.id) == ["foreign-output"])
      #expect(contents(of: folder) == ["thesis.txt"])
    }
  }

  @Test(arguments: ["CNAME", "en/notes.txt", "old/en/a.html"])
  func `a file that was added to a site is reported and only lost with --force`(
    path: String
  ) throws {
    try withFolder { folder in
      let site = folder.appendingPathComponent("site")
      let files = [OutputFile(path: "en/a.html", text: "a")]
      #expect(SiteWriter(folder: site.path).write(files) == [])
      let foreign = site.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: foreign.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("mine".utf8).write(to: foreign)
      let findings = SiteWriter(folder: site.path).write(files)
      #expect(findings.map(\.id) == ["foreign-output"])
      #expect(findings.first?.summary.contains("'\(path)'") == true)
      #expect(try Data(contentsOf: foreign) == Data("mine".utf8))
      let forced = SiteWriter(folder: site.path, replacesForeignFiles: true)
      #expect(forced.write(files) == [])
      #expect(!FileManager.default.fileExists(atPath: foreign.path))
    }
  }

  @Test func `files of file viewers, and lists of an older version, are accepted`()
    throws
  {
    try withFolder { folder in
      let files = [OutputFile(path: "en/a.html", text: "a")]
      let site = SiteWriter(folder: folder.path)
      #expect(site.write(files) == [])
      try Data().write(to: folder.appendingPathComponent("en/.DS_Store"))
      #expect(site.write(files) == [])
      try Data().write(to: folder.appendingPathComponent(".by-ear-site"))
      try Data().write(to: folder.appendingPathComponent("other.html"))
      #expect(site.write(files) == [])
      #expect(contents(of: folder) == [".by-ear-site", "en", "en/a.html"])
    }
  }

  @Test func `a file at the path of the folder is refused and left unchanged`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("site")
      try Data("mine".utf8).write(to: file)
      let findings = SiteWriter(folder: file.path).write([OutputFile(path: "a", text: "")])
      #expect(findings.map(\.id) == ["foreign-output"])
      #expect(try Data(contentsOf: file) == Data("mine".utf8))
    }
  }

  @Test func `an empty folder is accepted`() throws {
    try withFolder { folder in
      #expect(SiteWriter(folder: folder.path).write([OutputFile(path: "a", text: "")]) == [])
      #expect(contents(of: folder) == [".by-ear-site", "a"])
    }
  }

  @Test(arguments: ["../outside.html", "en/../../outside.html", "/../outside.html"])
  func `no file is written outside the folder, whatever its name`(path: String) throws {
    try withFolder { folder in
      let site = folder.appendingPathComponent("site")
      let findings = SiteWriter(folder: site.path).write([OutputFile(path: path, text: "a")])
      #expect(findings.map(\.id) == ["unwritable-output"])
      #expect(contents(of: folder) == [])
    }
  }

  @Test(arguments: [".", "Content", "Content/en/site", "link/Content"])
  func `the sources of the book are never deleted, not even with --force`(
    output: String
  ) throws {
    try withFolder { folder in
      let content = folder.appendingPathComponent("Content/en")
      try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("link"),
        withDestinationURL: folder
      )
      let writer = SiteWriter(
        folder: folder.appendingPathComponent(output).path,
        replacesForeignFiles: true,
        protectedFolders: [folder.appendingPathComponent("Content").path]
      )
      #expect(writer.write([OutputFile(path: "a", text: "")]).map(\.id) == ["foreign-output"])
      #expect(FileManager.default.fileExists(atPath: content.path))
    }
  }

  /// The files of a site with their contents.
  private static func texts(of site: URL) -> [String: String] {
    let names = FileManager.default.enumerator(atPath: site.path)?.allObjects as? [String] ?? []
    let files = names.compactMap { name in
      FileManager.default.contents(atPath: "\(site.path)/\(name)").map { bytes in
        (name, String(decoding: bytes, as: UTF8.self))
      }
    }
    return Dictionary(files) { first, _ in first }
  }

  @Test func `a symbolic link to the folder is followed and kept`() throws {
    try withFolder { folder in
      let real = folder.appendingPathComponent("www/public")
      let link = folder.appendingPathComponent("site")
      try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: link.path,
        withDestinationPath: "www/public"
      )
      let writer = SiteWriter(folder: link.path)
      #expect(writer.write([OutputFile(path: "a.html", text: "a")]) == [])
      #expect(Self.texts(of: real)["a.html"] == "a")
      #expect(writer.write([OutputFile(path: "b.html", text: "b")]) == [])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "www/public")
      let home = "www/public"
      #expect(
        contents(of: folder) == [
          "site", "www", home, "\(home)/.by-ear-site", "\(home)/b.html",
        ]
      )
    }
  }

  @Test(arguments: [false, true])
  func `a broken link, or one to a file, is refused and left unchanged`(isForced: Bool) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("thesis.txt")
      try Data("mine".utf8).write(to: file)
      for destination in ["nowhere", "site"] + (isForced ? [] : ["thesis.txt"]) {
        let link = folder.appendingPathComponent("site")
        try FileManager.default.createSymbolicLink(
          atPath: link.path,
          withDestinationPath: destination
        )
        let writer = SiteWriter(folder: link.path, replacesForeignFiles: isForced)
        #expect(writer.write([OutputFile(path: "a", text: "")]).map(\.id) == ["foreign-output"])
        #expect(
          try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == destination
        )
        #expect(contents(of: folder) == ["site", "thesis.txt"])
        try FileManager.default.removeItem(at: link)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }
  }
}
