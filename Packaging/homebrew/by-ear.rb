# Installs 'book' with Homebrew, on macOS or Linux, from the sources of a release:
#
#   brew install --formula Packaging/homebrew/by-ear.rb
#
# OWNER and the sum are filled in when a release is published; until then '--HEAD' takes the repository
# it is told. Its 'install' and 'test' were run by Ruby, with stand-ins for the words of Homebrew, which was
# not there.
class ByEar < Formula
  desc "Books in which every spoken line is computed and compared with the code"
  homepage "https://github.com/OWNER/by-ear"
  url "https://github.com/OWNER/by-ear/archive/refs/tags/v0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"
  head "https://github.com/OWNER/by-ear.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on "cmark-gfm"
  depends_on "libzip"
  depends_on "snowball"

  # The compiler is needed later, too: 'book' starts it for every snippet. After another one was
  # installed, 'book' says that it was built with the one before; 'brew reinstall by-ear' mends that.
  uses_from_macos "swift"

  def install
    # The package manager has a sandbox of its own, which cannot be opened within Homebrew's.
    ENV["SWIFT_FLAGS"] = "--disable-sandbox"
    # Homebrew has the libraries; none is copied beside the program.
    ENV["BUNDLE"] = "no"
    system "Scripts/stage.sh"
    system "Scripts/install.sh", prefix
  end

  test do
    (testpath/"Page.md").write <<~MARKDOWN
      ```swift
      import UIKit

      let close = UIButton(type: .system)
      close.setTitle("Close", for: .normal)
      ```

      ```voiceover close
      Close, Button
      ```
    MARKDOWN
    assert_match "1 transcript computed", shell_output("#{bin}/book check Page.md")
  end
end
