# Puts a new shell's files beside those of former shells, because open pages still request theirs; those are deleted
# 30 days after they were last current. The page comes last, when everything that it names is there and nothing is left
# that could fail: where this script fails, the former page stays.
# Usage: sh deploy/install-shell.sh <from> <to>
set -e
from=${1:?from which folder}
to=${2:?to which folder}
mkdir -p "$to"
from=$(cd "$from" && pwd)
to=$(cd "$to" && pwd)
# Lists the files served until now, which count as current up to this moment. nginx serves no dot files.
served="$to/.served"
# Old files are deleted below: never those of a folder that was not filled by this script, or by `npm run deploy-files`.
if [ ! -f "$served" ] && { [ ! -f "$to/site.json" ] || [ ! -f "$to/croupier.json" ]; } &&
  [ -n "$(find "$to" -mindepth 1 -maxdepth 1 ! -name lost+found)" ]; then
  echo "$to holds files, but no shell: name an empty folder, or one that this script has filled before." >&2
  exit 1
fi
# Also marks the folder as filled by this script should this start be cut off.
touch -a "$served"
if [ -f "$served" ]; then (cd "$to" && tr '\n' '\0' < "$served" | xargs -0 -r touch -c --); fi
find "$to" -type f -mtime +30 -delete
# Each file must appear complete, by a rename: a server may be running, and browsers cache what they get for ever.
coming=$(mktemp -d "$to/.coming-XXXXXX")
trap 'rm -rf "$coming" "$served.new"' EXIT
cp -r "$from/." "$coming"
(cd "$coming" && find . -type d) | while read -r folder; do
  mkdir -p "$to/$folder"
  find "$coming/$folder" -maxdepth 1 -type f ! -path "$coming/./index.html*" -exec mv -t "$to/$folder" {} +
done
(cd "$from" && find . -type f) > "$served.new"
mv -t "$to" "$coming"/index.html*
mv "$served.new" "$served"
