#!/bin/sh
# Runs 'book' in a container, on systems where it isn't installed, such as macOS. Install it as 'book':
#
#   install -m 755 Packaging/book-in-container.sh ~/.local/bin/book
#
# It uses the first of Apple's 'container', docker and podman, and the image 'by-ear'; BY_EAR_RUNNER and
# BY_EAR_IMAGE name others. The program sees the Git repository around the current folder, or else the
# current folder, and nothing else.
#
# Tested with stand-ins for these programs on Linux, never on a Mac.
set -eu

runner=${BY_EAR_RUNNER-}
for name in container docker podman; do
  [ -n "$runner" ] || ! command -v "$name" >/dev/null || runner=$name
done
[ -n "$runner" ] || {
  echo "book: neither 'container' nor 'docker' nor 'podman' is installed: see docs/installing.md" >&2
  exit 1
}

here=$(pwd -P)
folder=$(git rev-parse --show-toplevel 2>/dev/null) || folder=$here
inside=/work${here#"$folder"}

terminal=
[ ! -t 0 ] || [ ! -t 1 ] || terminal=--tty
command=${1-}
publish=
if [ "$command" = serve ]; then
  # The port of the container must be reachable from outside it.
  port=8000 before=
  for word in "$@"; do
    [ "$before" != --port ] || port=$word
    before=$word
    case $word in --port=*) port=${word#*=} ;; esac
  done
  publish=--publish=127.0.0.1:$port:$port
  set -- "$@" --host 0.0.0.0
fi
# Apple's 'container' gives 1 GiB unless asked for more. The volume keeps what is compiled.
exec "$runner" run --rm --interactive $terminal $publish --memory 8g --volume "$folder:/work" \
  --volume by-ear-cache:/root/.cache --workdir "$inside" "${BY_EAR_IMAGE:-by-ear}" "$@"
