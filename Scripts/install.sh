#!/usr/bin/env bash
# Scripts/install.sh [--remove] PREFIX installs the files staged by 'Scripts/stage.sh' in a folder, replacing
# an earlier version, or removes them. DESTDIR is prepended to the folder, as packagers expect.
set -euo pipefail
cd "$(dirname "$0")/.."

remove() {
  local list=$target/libexec/by-ear/files.txt file
  [[ -f $list ]] || return 1
  while read -r file; do
    rm -f "$target/$file"
  done < <(cat "$list")
  # Removes only our own empty folders; those under share are shared with other programs.
  find "$target/libexec/by-ear" "$target/share/doc/by-ear" -depth -type d -exec rmdir {} \; \
    2>/dev/null || true
}

if [[ $1 == --remove ]]; then
  target=${DESTDIR-}$2
  remove || {
    echo "uninstall: the tool is not installed in '$target'; specify the folder: make uninstall PREFIX=…" >&2
    exit 1
  }
  echo "uninstall: removed the tool from $target"
  exit
fi

target=${DESTDIR-}$1
mkdir -p "$target"
remove || true
cp -R -P build/archive/stage/. "$target/"
echo "install: $target/bin/book"
case :$PATH: in
*":$target/bin:"*) ;;
*) [[ -n ${DESTDIR-} ]] || echo "install: '$target/bin' is not in PATH; add it to run 'book' by name" ;;
esac
