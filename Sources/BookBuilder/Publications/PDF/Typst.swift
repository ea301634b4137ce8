import BookModel
import Foundation
import System

/// Typst as installed on this machine: a program, or a Python module together with pikepdf.
struct Typst: Sendable {
  private let program: InstalledProgram
  private let arguments: [String]
  let fonts: TypstFonts

  /// Fails if Typst is not installed.
  ///
  /// - Parameters:
  ///   - folders: the folders to search, separated by colons.
  ///   - fonts: fonts in addition to Typst's own.
  init?(folders: String, fonts: TypstFonts) {
    self.fonts = fonts
    if let program = InstalledProgram(named: "typst", in: folders) {
      self.program = program
      arguments = [
        "compile", "--pdf-standard", "ua-1", "--ignore-system-fonts", "--font-path", "fonts",
        "--features", "a11y-extras",
        "book.typ", "book.pdf",
      ]
      return
    }
    guard let python = InstalledProgram(named: "python3", in: folders),
      (try? python.run(["-c", "import typst, pikepdf"], in: FileManager.default.temporaryDirectory))
        != nil
    else { return nil }
    program = python
    arguments = ["-c", Self.script]
  }

  /// The Python program that compiles the book.
  ///
  /// Unlike the program, the module offers no row headers, so the script turns the first cell of
  /// each row into one and refers to it from the other cells. Saving with object streams shrinks
  /// the structure to a fraction of its size.
  private static let script = """
    import pikepdf, sys, typst
    settings = dict(pdf_standards="ua-1", ignore_system_fonts=True, font_paths=["fonts"])
    try:
        typst.compile("book.typ", output="whole.pdf", **settings)
    except typst.TypstError as error:
        sys.exit(str(error))
    with pikepdf.open("whole.pdf") as pdf:
        tree = pdf.Root.StructTreeRoot
        names = None
        for element in pdf.objects:
            if not isinstance(element, pikepdf.Dictionary) or element.get("/S") != "/TBody":
                continue
            if names is None:
                names = pikepdf.NameTree(tree.IDTree)
            for row in element.K:
                first, *others = row.K
                name = pikepdf.String(f"row-{first.objgen[0]}")
                first.S, first.ID, names[str(name)] = pikepdf.Name.TH, name, first
                for cell in row.K:
                    for attributes in cell.get("/A", []):
                        if attributes.get("/O") != "/Table":
                            continue
                        if cell.objgen == first.objgen:
                            attributes.Scope = pikepdf.Name.Row
                        elif "/Headers" in attributes:
                            attributes.Headers.append(name)
        packed = pikepdf.ObjectStreamMode.generate
        pdf.save("book.pdf", deterministic_id=True, object_stream_mode=packed)
    """

  /// Compiles `book.typ` in a folder to `book.pdf`.
  ///
  /// - Throws: ``InstalledProgram/Failure``, and errors of the file system.
  func compile(_ folder: URL) throws {
    let fonts = folder.appending(path: "fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    for font in self.fonts.files {
      try FileManager.default.copyItem(at: font, to: fonts.appending(path: font.lastPathComponent))
    }
    _ = try program.run(arguments, in: folder)
  }
}

/// A whole book as a tagged PDF; Typst enforces PDF/UA-1 as far as a program can.
struct PDFFile {
  let publication: Publication
  let typst: Typst

  func file() throws -> OutputFile {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    for (path, bytes) in TypstSource(publication: publication, fonts: typst.fonts).files {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: file)
    }
    try typst.compile(folder.url)
    let bytes = try Data(contentsOf: folder.url.appending(path: "book.pdf"))
    return OutputFile(path: "\(publication.fileName).pdf", bytes: Array(bytes))
  }
}
