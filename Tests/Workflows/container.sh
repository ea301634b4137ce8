#!/usr/bin/env bash
# Tests Packaging/book-in-container.sh with stand-ins for the programs that run containers.
set -euo pipefail
script=$(realpath "$(dirname "$0")/../../Packaging/book-in-container.sh")
scratch=$(cd "$(mktemp -d)" && pwd -P)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/bin" "$scratch/my app/Shop"
for name in sh git; do ln -s "$(command -v "$name")" "$scratch/bin/$name"; done
git -C "$scratch/my app" init -q
cd "$scratch/my app/Shop"

check() { # what, expected arguments, arguments…
  local what=$1 expected=$2 output
  shift 2
  output=$(PATH=$scratch/bin "$script" "$@" 2>&1 </dev/null) || true
  [[ $output == "$expected" ]] || {
    printf 'container test: %s:\n%s\nnot\n%s\n' "$what" "$output" "$expected" >&2
    exit 1
  }
}
add() { printf '#!/bin/sh\necho %s "$@"\n' "$1" >"$scratch/bin/$1" && chmod +x "$scratch/bin/$1"; }

check "no program" "book: neither 'container' nor 'docker' nor 'podman' is installed: see docs/installing.md" say
add podman
volumes="--memory 8g --volume $scratch/my app:/work --volume by-ear-cache:/root/.cache"
check "a file" "podman run --rm --interactive $volumes --workdir /work/Shop by-ear say Cart.swift" say Cart.swift
add docker
check "the preview" "docker run --rm --interactive --publish=127.0.0.1:8000:8000 $volumes --workdir /work/Shop by-ear serve --host 0.0.0.0" serve
check "a port" "docker run --rm --interactive --publish=127.0.0.1:9000:9000 $volumes --workdir /work/Shop by-ear serve --port 9000 --host 0.0.0.0" serve --port 9000
add container
BY_EAR_IMAGE=mine check "Apple's program" "container run --rm --interactive $volumes --workdir /work/Shop mine say" say
BY_EAR_RUNNER=docker check "a chosen program" "docker run --rm --interactive $volumes --workdir /work/Shop by-ear" 
echo "container test: 5 runs as expected"
