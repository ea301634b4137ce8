import ArgumentParser
import Diagnostics
import Foundation
import Preview

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the site to a browser, and rebuild it after each change.",
    usage: "book serve [<options>]",
    discussion: """
      Checks the book and serves its pages on this machine. When a file under Content or Site is \
      saved, the changed pages are rebuilt, and a browser that shows one of them reloads it at \
      the same position, with the same element in focus. Findings are listed here and at the top \
      of every page, where a screen reader announces them. Nothing is written to build/site. \
      Press Control-C to stop.

      EXAMPLES
        book serve
        book serve --port 0
        book serve --book Handbook
      """
  )

  @OptionGroup var shared: SharedOptions

  @Option(name: .shortAndLong, help: "The port to listen on; 0 for any free port.")
  var port = 8000

  @Option(
    help: """
      The IPv4 address to listen on. With any other than the default, the book is visible in the \
      network.
      """
  )
  var host = PreviewServer.loopback

  func validate() throws {
    guard 0...65535 ~= port else {
      throw ValidationError("'--port' must be from 0 to 65535.")
    }
  }

  func run() async throws {
    try await requireBook()
    do {
      let server = try PreviewServer(host: host, port: port)
      let rebuilding = Task { [shared] in
        try await PreviewBuilder(options: shared).rebuild { server.show($0) }
      }
      defer { rebuilding.cancel() }
      try await server.run { address in
        Console.standard.writeLine("The preview is at \(address). Press Control-C to stop.")
      }
    } catch let failure as PreviewFailure {
      throw ValidationError(failure.description)
    }
  }

  /// Fails with the finding of `book check` if the folder has no book.
  ///
  /// A book that has a configuration but can't be read is served with its findings, since the next
  /// change may fix it.
  private func requireBook() async throws {
    let configuration = URL(filePath: shared.root, directoryHint: .isDirectory)
      .appending(path: "Content/book.yml").path(percentEncoded: false)
    guard !FileManager.default.fileExists(atPath: configuration) else { return }
    let findings = try await Inspection.book(shared).diagnostics
    try Console.standard.report(findings, about: [], as: .human, in: shared.root) { _ in nil }
    throw ExitCode(1)
  }
}
