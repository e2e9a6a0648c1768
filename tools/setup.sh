# shellcheck shell=sh
# Makes the environment that play, check and fix run in: .venv, and for check and fix also the JavaScript
# tools, a browser and a database for the tests. Those three set $root and source this file; it knows nothing of
# what they run afterwards. Once made, a stamp says so and the next start pays a few milliseconds.

: "${root:?set by the script that sources this}"
venv=$root/.venv
log=$root/.cache/setup.log

# Python's tools don't die of Ctrl-C, they end with a status of their own: what was stopped would go on with a complaint.
trap 'exit 130' INT

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

lock_of() {
  case $1 in
    play) printf '%s\n' "$root/requirements.lock" ;;
    dev) printf '%s\n' "$root/requirements-dev.lock" ;;
  esac
}

# A moved checkout or a new Python makes the old scripts point nowhere, so both are part of what is stamped.
home_of_venv() { printf '%s %s\n' "$root" "$(readlink -f "$venv/bin/python")"; }
stamp_of() { { cat "$(lock_of "$1")" "$root/tools/setup.sh" && home_of_venv; } | cksum; }
ready() { [ -x "$venv/bin/python" ] && [ -f "$venv/stamp-$1" ] && [ "$(cat "$venv/stamp-$1")" = "$(stamp_of "$1")" ]; }

may_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

apt_install() {
  may_apt || return 1
  say "  installing $* with apt-get ..."
  mkdir -p "$root/.cache"
  {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" || {
      apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"
    }
  } </dev/null >"$log" 2>&1
}

find_python() {
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    if "$name" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$name"
      return
    fi
  done
  return 1
}

make_venv() {
  if [ "$(cat "$venv/home" 2>/dev/null)" = "$(home_of_venv)" ] && "$venv/bin/python" -c 'import pip' 2>/dev/null; then
    return
  fi
  python=$(find_python) || { apt_install python3-venv && python=$(find_python); } ||
    die "Tenphases needs Python 3.11 or newer with its venv module: install it (Debian and Ubuntu: sudo apt install python3-venv), then run this again."
  say "  making .venv with $python ..."
  "$python" -m venv --clear "$venv" >"$log" 2>&1 || { cat "$log" >&2; die "Could not make $venv: see above."; }
  home_of_venv >"$venv/home"
}

# The project needs no build to run from here: a path file and a script are what an editable install is. Ctrl-C ends
# even a start without a word, where Python would show what it was at.
link_project() {
  site=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
  printf '%s\n' "$root/src" >"$site/tenphases.pth"
  cat >"$venv/bin/tenphases" <<'END'
#!/bin/sh
exec "${0%/*}/python" -P -c 'import _signal, sys
_signal.signal(_signal.SIGINT, _signal.SIG_DFL)
sys.argv[0] = "tenphases"
from tenphases.cli import main
sys.exit(main())' "$@"
END
  chmod +x "$venv/bin/tenphases"
}

install_lock() {
  lock=$(lock_of "$1")
  say "  fetching $(grep -c '^[^ ].*==' "$lock") packages ..."
  PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_USER=0 "$venv/bin/python" -m pip install --no-input --retries 3 \
    --require-hashes --no-deps -r "$lock" </dev/null >"$log" 2>&1 || {
    grep '^ERROR' "$log" | tail -n 3 >&2
    die "Could not fetch the packages: is this machine online? What pip said is in $log; run this again to go on."
  }
}

# setup_python play|dev
setup_python() {
  ready "$1" && return
  mkdir -p "$root/.cache"
  say "Setting up Tenphases in $venv; this is done once."
  rm -f "$venv/stamp-$1"
  make_venv
  install_lock "$1"
  link_project
  stamp_of "$1" >"$venv/stamp-$1"
  # The development lock holds everything that play needs, in the same versions.
  [ "$1" = play ] || stamp_of play >"$venv/stamp-play"
  say "  done."
}

setup_javascript() {
  mark=$root/tools/js/node_modules/stamp
  want=$(cat "$root/tools/js/package.json" "$root/tools/js/package-lock.json" | cksum)
  [ "$(cat "$mark" 2>/dev/null)" = "$want" ] && return
  say "Setting up the JavaScript tools in tools/js/node_modules ..."
  (cd "$root/tools/js" && PATH=$venv/bin:$PATH npm ci --no-progress) </dev/null >"$log" 2>&1 ||
    { cat "$log" >&2; die "Could not fetch the JavaScript tools: is this machine online?"; }
  printf '%s\n' "$want" >"$mark"
}

has_shell() { command -v chromium-headless-shell; }
has_chromium() { has_shell || command -v chromium || command -v chromium-browser || command -v google-chrome; }
has_postgres() { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; }

# What the tests start besides Python. A missing one does not stop here: its gate fails and says what to install.
setup_services() {
  # Chromium without its windows is half the work; where there is none, the whole of it serves as well.
  has_shell >/dev/null || [ -e "$venv/no-headless-shell" ] || apt_install chromium-headless-shell ||
    : >"$venv/no-headless-shell"
  has_chromium >/dev/null || apt_install chromium || say "No chromium, and it cannot be installed from here."
  has_postgres >/dev/null 2>&1 || apt_install postgresql || say "No PostgreSQL, and it cannot be installed from here."
}

setup_dev() {
  setup_python dev
  setup_javascript
  setup_services
  PATH=$venv/bin:$PATH
  export PATH
}
