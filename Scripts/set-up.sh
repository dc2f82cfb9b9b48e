# Shared by ./islet and ./test: installs what is missing. Expects $root, the folder of Package.swift.

say() { printf 'islet: %s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 2
}

# What has to be installed; ./test adds what tests alone need.
package_lists=("$root/Scripts/packages.txt")

package_names() { sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d' "${package_lists[@]}"; }

missing_packages() {
    comm -23 <(package_names | sort -u) \
        <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' 2>/dev/null | sed -n 's/^installed //p' | sort -u)
}

# Runs a command, with its output in a log; shows the log's end when it fails.
quietly() {
    local log=$1
    shift
    mkdir -p "$(dirname "$log")"
    "$@" >"$log" 2>&1 </dev/null && return 0
    tail -n 20 "$log" >&2
    return 1
}

install_packages() {
    if ! command -v dpkg-query >/dev/null; then
        say "this is no Debian system: the packages in Scripts/packages.txt are not checked"
        return 0
    fi
    local names
    names=$(missing_packages | tr '\n' ' ')
    [ -n "$names" ] || return 0
    local command="apt-get install -y --no-install-recommends $names"
    local -a rights=()
    if [ "$(id -u)" -ne 0 ]; then
        if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
            rights=(sudo -n)
        else
            fail "these Debian packages are missing. Install them with: sudo ${command% }"
        fi
    fi
    say "installing Debian packages: $names"
    local log="$root/.build/logs/packages.log"
    quietly "$log" "${rights[@]}" apt-get update || true
    # shellcheck disable=SC2086
    quietly "$log" "${rights[@]}" env DEBIAN_FRONTEND=noninteractive $command || fail "the packages could not be installed: $log"
}

install_symbols() {
    local script="$root/Scripts/install-symbols"
    [ -x "$script" ] || return 0
    quietly "$root/.build/logs/symbols.log" "$script" ||
        say "the symbol pack could not be installed; symbols are drawn as placeholders. Try again with: $script"
}

# What tests alone need of the Python package index, in a folder of the build.
install_test_modules() {
    local folder="$root/.build/test-python" list="$root/Scripts/test-modules.txt"
    [ "$folder/made" -nt "$list" ] && return 0
    quietly "$root/.build/logs/test-modules.log" \
        python3 -m pip install --quiet --disable-pip-version-check --upgrade --target "$folder" --requirement "$list" ||
        fail "the Python modules of the tests could not be installed: $root/.build/logs/test-modules.log"
    touch "$folder/made"
}

check_swift() {
    command -v swift >/dev/null || fail "there is no Swift toolchain: install Swift 6.2 or later from https://www.swift.org/install and add its usr/bin folder to PATH"
}

# Whether nothing that a build is made from changed since the file $1 was written.
is_fresh() {
    [ -e "$1" ] || return 1
    [ -z "$(find "$root/Sources" "$root/Package.swift" "$root/Scripts" -newer "$1" -print -quit)" ]
}

# One set-up at a time; the second waits for the first.
lock() {
    mkdir -p "$root/.build"
    exec 9>"$root/.build/set-up.lock"
    flock 9
}
