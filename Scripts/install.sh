#!/usr/bin/env bash
# Scripts/install.sh PREFIX puts what 'Scripts/stage.sh' laid out under a folder, in place of an earlier
# version; with --remove it takes it away again. DESTDIR stands before the folder, as packagers expect.
set -euo pipefail
cd "$(dirname "$0")/.."

remove() {
  local list=$target/libexec/by-ear/files.txt file
  [[ -f $list ]] || return 1
  while read -r file; do
    rm -f "$target/$file"
  done < <(cat "$list")
  # Only folders that are ours and empty: those under share belong to everybody.
  find "$target/libexec/by-ear" "$target/share/doc/by-ear" -depth -type d -exec rmdir {} \; \
    2>/dev/null || true
}

if [[ $1 == --remove ]]; then
  target=${DESTDIR-}$2
  remove || {
    echo "uninstall: nothing of this tool is in '$target'; name the folder that it was installed in: make uninstall PREFIX=…" >&2
    exit 1
  }
  echo "uninstall: took the tool out of $target"
  exit
fi

target=${DESTDIR-}$1
mkdir -p "$target"
remove || true
cp -R -P build/archive/stage/. "$target/"
echo "install: $target/bin/book"
case :$PATH: in
*":$target/bin:"*) ;;
*) [[ -n ${DESTDIR-} ]] || echo "install: '$target/bin' is not in PATH; add it to call 'book' by its name" ;;
esac
