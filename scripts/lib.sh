# Shared by the scripts here; to be read with `. scripts/lib.sh` from the root of the project.
# shellcheck shell=bash

say() { printf '\033[1m%s\033[0m\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

node_needed=20
node_fetched=22.23.5 # the one to fetch where the system's is too old
tools=build/tools

# npm runs on the system's own node: Debian's npm finds its libraries through it alone.
system_path=$PATH

node_major() {
  local version
  version=$(node --version 2>/dev/null) || version=v0
  version=${version#v}
  printf '%s' "${version%%.*}"
}

# Puts a node of at least $node_needed first on PATH: the system's, or the one in build/tools.
use_node() {
  local folder
  for folder in "$PWD/$tools"/node_modules/node-linux-*/bin; do
    if [ -x "$folder/node" ]; then PATH=$folder:$system_path; fi
  done
  [ "$(node_major)" -ge "$node_needed" ]
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "Installing packages needs root or sudo. As root, run: $*"
  fi
}

# Names the packages of a list that are not installed.
missing_packages() {
  local package
  for package in "$@"; do
    if [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then
      printf '%s\n' "$package"
    fi
  done
}

# Installs what is missing, and does nothing when nothing is.
need_packages() {
  local missing
  if ! command -v apt-get >/dev/null; then
    say "This is no Debian system. These packages, or their like, must be there: $*"
    return
  fi
  mapfile -t missing < <(missing_packages "$@")
  if [ ${#missing[@]} -eq 0 ]; then return; fi
  say "Installing ${missing[*]}"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q update
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends "${missing[@]}"
}
