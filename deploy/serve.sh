# Puts this image's shell beside what the images before it left: open pages go on asking for their own files, for 30
# days after they were served last. The page comes last, when everything that it names is there.
set -e
from=${1:-/opt/shell}
to=${2:-/srv/shell}
mkdir -p "$to"
from=$(cd "$from" && pwd)
to=$(cd "$to" && pwd)
# The names of what was served until now; nginx hands out no name that begins with a dot.
served="$to/.served"
if [ -f "$served" ]; then (cd "$to" && tr '\n' '\0' < "$served" | xargs -0 -r touch -c --); fi
find "$to" -type f -mtime +30 -delete
# Each file appears at once and complete: a server may be handing them out, and browsers keep what they got for ever.
coming=$(mktemp -d "$to/.coming-XXXXXX")
trap 'rm -rf "$coming"' EXIT
cp -r "$from/." "$coming"
(cd "$coming" && find . -type d) | while read -r folder; do
  mkdir -p "$to/$folder"
  find "$coming/$folder" -maxdepth 1 -type f ! -path "$coming/./index.html*" -exec mv -t "$to/$folder" {} +
done
mv -t "$to" "$coming"/index.html*
(cd "$from" && find . -type f) > "$served.new"
mv "$served.new" "$served"
rm -rf "$coming"
[ $# -gt 0 ] || exec nginx -g 'daemon off;'
