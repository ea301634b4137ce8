import ArgumentParser
import Foundation
import Preview

/// `book serve`: the site in a browser on this machine, updated whenever a file is saved.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the site in a browser, and follows every change.",
    discussion: """
      Checks the book and shows its pages at an address of this machine. When a file under Content or \
      Site is saved, the pages are updated, and a browser that shows one of those that changed loads \
      it again, at the same place and with the same element in focus. What is wrong is listed here and \
      at the top of every page, where a screen reader announces it. Nothing is written to build/site. \
      Control-C ends the preview.

      EXAMPLES
        book serve
        book serve --port 0
        book serve --book Handbook
      """
  )

  @OptionGroup var shared: SharedOptions

  @Option(name: .shortAndLong, help: "The port to listen at; 0 for any that is free.")
  var port = 8000

  @Option(
    help: """
      The address to listen at, in the form of IPv4. With any but this one, others in the network can \
      read the book.
      """
  )
  var host = PreviewServer.loopback

  func validate() throws {
    guard 0...65535 ~= port else {
      throw ValidationError("'--port' takes a number from 0 to 65535.")
    }
  }

  func run() async throws {
    do {
      let server = try PreviewServer(host: host, port: port)
      let rebuilding = Task { [shared] in
        try await PreviewBuilder(options: shared).rebuild { server.show($0) }
      }
      defer { rebuilding.cancel() }
      try await server.run { address in
        Console.standard.say("The preview is at \(address), until Control-C.")
      }
    } catch let failure as PreviewFailure {
      throw ValidationError(failure.description)
    }
  }
}
