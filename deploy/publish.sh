#!/bin/sh
# Publishes a build and its payments proxy on this server with nginx, or rolls back to the previous release.
#
#   deploy/publish.sh [FOLDER]   FOLDER contains dist/ and dist-proxy/; default: the current folder
#   deploy/publish.sh back
#
# nginx and the proxy read the release to which the symlink `current` points. The script replaces the symlink in one
# step after it has copied everything, and restores it if the new proxy does not answer. docs/deploy.md explains the
# set-up of the server.
set -eu
umask 022

root=${PUBLISH_ROOT:-/srv/mentoria-legal}
restart=${PUBLISH_RESTART:-systemctl restart mentoria-legal}
health=${PUBLISH_HEALTH:-http://127.0.0.1:8787/api/health}
log_hint='The log of the payments proxy: journalctl -u mentoria-legal'
max_releases=3
# A week, because open pages still request files of the release from which they were loaded.
max_asset_minutes=10080

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

current() {
  basename "$(readlink "$root/current" || true)"
}

# Lists releases, newest first. Their names are times.
releases() {
  find "$root/releases" -mindepth 1 -maxdepth 1 -name '[0-9]*' -printf '%f\n' | sort -r
}

switch_to() {
  ln -sfn "releases/$1" "$root/.current" && mv -T "$root/.current" "$root/current"
}

# Copies like cp -R, but prints only the first error. On a full disk, cp prints an error for each of hundreds of files.
copy() {
  errors=$(cp -R "$@" 2>&1) && return 0
  printf '%s\n' "$errors" | head -n 1 >&2
  return 1
}

# True if this machine's Node can load the proxy. The path is in the environment, because node.js starts the proxy if its
# own path is an argument.
can_load_proxy() {
  FILE=$1/dist-proxy/node.js node --input-type=module -e 'await import(process.env.FILE)'
}

# True if the proxy reports within 20 s that it is healthy. If not, prints the proxy's response.
is_healthy() {
  # shellcheck disable=SC2016 # JavaScript
  node --input-type=module -e '
    const deadline = Date.now() + 20_000;
    let report = "no answer within 20 seconds";
    while (Date.now() < deadline) {
      try {
        const answer = await fetch(process.argv[1], { signal: AbortSignal.timeout(deadline - Date.now()) });
        if (answer.ok) process.exit(0);
        report = `${answer.status} ${await answer.text()}`;
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
    console.log(report);
    process.exit(1);
  ' "$health"
}

# True if the site and the proxy in the folder $1 have the same catalogue, or if both lack catalogue.json, as in
# old releases.
has_same_catalogue() {
  [ "$(cat "$1/dist/catalogue.json" 2>/dev/null)" = "$(cat "$1/dist-proxy/catalogue.json" 2>/dev/null)" ]
}

# Switches to the release $1. If a step fails, the previous release keeps running or is restored.
activate() {
  before=$(current)
  if [ -d "$root/current/dist/assets" ] && ! copy "$root/current/dist/assets/." "$root/assets/"; then
    fail 'Nothing was changed: the files of open pages could not be kept. Is the disk full?'
  fi
  # Ignore signals, so that a lost connection can't leave a new site beside an old proxy.
  trap '' HUP INT TERM
  switch_to "$1" || fail "Nothing was changed: $root/current could not be written."
  report='it could not be restarted'
  if sh -c "$restart" && report=$(is_healthy); then return 0; fi
  if [ -n "$before" ]; then
    switch_to "$before"
    sh -c "$restart" || true
    fail "$before is up again: the payments proxy of $1 does not work ($report)." "$log_hint"
  fi
  rm -f "$root/current"
  fail "Nothing was put up: the payments proxy does not work ($report)." "$log_hint"
}

publish() {
  from=$1
  for file in index.html catalogue.json; do
    [ -f "$from/dist/$file" ] || fail "There is no $from/dist/$file: run npm run build first."
  done
  for file in node.js catalogue.json; do
    [ -f "$from/dist-proxy/$file" ] || fail "There is no $from/dist-proxy/$file: run npm run build:proxy first."
  done
  has_same_catalogue "$from" ||
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
  # Also remove the folder that an interrupted run left behind.
  trap 'rm -rf "$new"' EXIT
  rm -rf "$new"
  if ! { mkdir "$new" && copy "$from/dist" "$from/dist-proxy" "$new/" && chmod -R a+rX "$new"; }; then
    fail 'Nothing was changed: the build could not be copied. Is the disk full?'
  fi
  can_load_proxy "$new" || fail "Nothing was changed: Node cannot read $from/dist-proxy. Run npm run build:proxy again."
  mv "$new" "$root/releases/$id"
  trap '[ "$(current)" = "$id" ] || rm -rf "$root/releases/$id"' EXIT
  activate "$id"

  # Keep the two previous releases for a rollback. Delete older ones, and those that were rolled back.
  releases | awk -v new="$id" -v before="$before" -v most="$max_releases" \
    '$0 == new { next } $0 <= before && ++kept < most { next } { print }' |
    while read -r old; do rm -rf "$root/releases/$old"; done
  find "$root/assets" -type f -mmin "+$max_asset_minutes" -delete
  printf '%s\n' "$id is up."
  [ -z "$before" ] || printf '%s\n' "To go back to $before: $0 back"
}

roll_back() {
  from=$(current)
  [ -n "$from" ] || fail 'Nothing is up yet.'
  to=$(releases | awk -v from="$from" '$0 < from' | head -n 1)
  [ -n "$to" ] || fail "There is no release before $from."
  has_same_catalogue "$root/releases/$to" ||
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
  back) roll_back ;;
  *) publish "${1:-.}" ;;
esac
