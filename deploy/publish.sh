#!/bin/sh
# Puts a build and its payments proxy up on this server, beside nginx, or goes back to what was there before.
#
#   deploy/publish.sh [FOLDER]   FOLDER holds dist/ and dist-proxy/; without it, the current folder
#   deploy/publish.sh back
#
# nginx and the proxy read the release that the symlink `current` names. It changes in one step, once all is copied, and
# changes back where the new proxy does not answer. docs/deploy.md says how the server is set up.
set -eu
umask 022

root=${PUBLISH_ROOT:-/srv/mentoria-legal}
restart=${PUBLISH_RESTART:-systemctl restart mentoria-legal}
health=${PUBLISH_HEALTH:-http://127.0.0.1:8787/api/health}
see_log='Its own words: journalctl -u mentoria-legal'
kept_releases=3
# A week: pages that are open still ask for files of the release that they came from.
kept_minutes=10080

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

current() {
  basename "$(readlink "$root/current" || true)"
}

# Newest first: their names are times.
releases() {
  find "$root/releases" -mindepth 1 -maxdepth 1 -name '[0-9]*' -printf '%f\n' | sort -r
}

switch_to() {
  ln -sfn "releases/$1" "$root/.current" && mv -T "$root/.current" "$root/current"
}

# Copies like cp -R. On a full disk cp has a line for each of hundreds of files: the first says it all.
copy() {
  errors=$(cp -R "$@" 2>&1) && return 0
  printf '%s\n' "$errors" | head -n 1 >&2
  return 1
}

# True if every file of the proxy is there and this machine's Node reads them. Given as an argument, the file would run.
is_whole() {
  FILE=$1/dist-proxy/node.js node --input-type=module -e 'await import(process.env.FILE)'
}

# True if the proxy answers within 20 s that it is well. Prints what it answers otherwise.
is_well() {
  # shellcheck disable=SC2016 # JavaScript
  node --input-type=module -e '
    const until = Date.now() + 20_000;
    let said = "no answer within 20 seconds";
    while (Date.now() < until) {
      try {
        const answer = await fetch(process.argv[1], { signal: AbortSignal.timeout(until - Date.now()) });
        if (answer.ok) process.exit(0);
        said = `${answer.status} ${await answer.text()}`;
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
    console.log(said);
    process.exit(1);
  ' "$health"
}

# True if the site and the proxy in the folder $1 have the same catalogue. Releases of earlier versions lack the files.
is_one_catalogue() {
  [ "$(cat "$1/dist/catalogue.json" 2>/dev/null)" = "$(cat "$1/dist-proxy/catalogue.json" 2>/dev/null)" ]
}

# Serves the release $1; where a step fails, what was served before stays or comes back.
activate() {
  before=$(current)
  if [ -d "$root/current/dist/assets" ] && ! copy "$root/current/dist/assets/." "$root/assets/"; then
    fail 'Nothing was changed: the files of open pages could not be kept. Is the disk full?'
  fi
  # A lost connection must not leave a new site beside an old proxy.
  trap '' HUP INT TERM
  switch_to "$1" || fail "Nothing was changed: $root/current could not be written."
  said='it could not be restarted'
  if sh -c "$restart" && said=$(is_well); then return 0; fi
  if [ -n "$before" ]; then
    switch_to "$before"
    sh -c "$restart" || true
    fail "$before is up again: the payments proxy of $1 does not work ($said)." "$see_log"
  fi
  rm -f "$root/current"
  fail "Nothing was put up: the payments proxy does not work ($said)." "$see_log"
}

publish() {
  from=$1
  for file in index.html catalogue.json; do
    [ -f "$from/dist/$file" ] || fail "There is no $from/dist/$file: run npm run build first."
  done
  for file in node.js catalogue.json; do
    [ -f "$from/dist-proxy/$file" ] || fail "There is no $from/dist-proxy/$file: run npm run build:proxy first."
  done
  is_one_catalogue "$from" ||
    fail "$from/dist and $from/dist-proxy have different prices: run npm run build and npm run build:proxy."
  if [ -n "$(find "$from/dist/index.html" -newer "$from/dist-proxy/node.js")" ]; then
    fail "$from/dist-proxy is older than $from/dist: run npm run build:proxy, so that both are of one version."
  fi

  id=$(date -u +%Y%m%d-%H%M%S)
  while [ -e "$root/releases/$id" ]; do
    sleep 1
    id=$(date -u +%Y%m%d-%H%M%S)
  done
  new=$root/releases/.new
  # Also what a run that was cut off has left.
  trap 'rm -rf "$new"' EXIT
  rm -rf "$new"
  if ! { mkdir "$new" && copy "$from/dist" "$from/dist-proxy" "$new/" && chmod -R a+rX "$new"; }; then
    fail 'Nothing was changed: the build could not be copied. Is the disk full?'
  fi
  is_whole "$new" || fail "Nothing was changed: Node cannot read $from/dist-proxy. Run npm run build:proxy again."
  mv "$new" "$root/releases/$id"
  trap '[ "$(current)" = "$id" ] || rm -rf "$root/releases/$id"' EXIT
  activate "$id"

  # The release before stays to go back to, and the one before that. What was gone back from goes.
  releases | awk -v new="$id" -v before="$before" -v most="$kept_releases" \
    '$0 == new { next } $0 <= before && ++kept < most { next } { print }' |
    while read -r old; do rm -rf "$root/releases/$old"; done
  find "$root/assets" -type f -mmin "+$kept_minutes" -delete
  printf '%s\n' "$id is up."
  [ -z "$before" ] || printf '%s\n' "To go back to $before: $0 back"
}

go_back() {
  from=$(current)
  [ -n "$from" ] || fail 'Nothing is up yet.'
  to=$(releases | awk -v from="$from" '$0 < from' | head -n 1)
  [ -n "$to" ] || fail "There is no release before $from."
  is_one_catalogue "$root/releases/$to" ||
    fail "Nothing was changed: the site and the proxy of $to have different prices. Publish a build instead."
  activate "$to"
  printf '%s\n' "$to is up again, in the place of $from."
}

if ! { mkdir -p "$root/releases" "$root/assets" && [ -w "$root/releases" ]; } 2>/dev/null; then
  fail "$root cannot be written: run this with sudo."
fi
exec 9>"$root/.lock"
flock -n 9 || fail 'It is running already, in another window.'

case ${1:-.} in
  back) go_back ;;
  *) publish "${1:-.}" ;;
esac
