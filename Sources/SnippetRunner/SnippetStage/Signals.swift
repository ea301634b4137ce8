import Foundation

/// The signals of the thread a program runs on.
enum Signals {
  /// Lets the limit on the size of files end the process.
  ///
  /// Threads that serve queues block signals; a program that floods its output would go on for ever.
  static func unblockFileSizeLimit() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
