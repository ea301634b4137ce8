# Installs 'book' with Homebrew, on Linux, from the sources of a release:
#
#   brew install --formula Packaging/homebrew/by-ear.rb
#
# OWNER and the checksum are filled in when a release is published; until then use '--HEAD' with an adapted
# address. 'install' and 'test' were only run with stubs of Homebrew's methods, not with Homebrew.
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

  # The compiler is also needed at run time: 'book' runs it for every snippet. After an update of the
  # compiler, 'book' reports that it was built with another version; 'brew reinstall by-ear' fixes that.
  uses_from_macos "swift"

  def install
    # The package manager's sandbox doesn't work inside Homebrew's.
    ENV["SWIFT_FLAGS"] = "--disable-sandbox"
    # Homebrew has the libraries, so they aren't bundled.
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
