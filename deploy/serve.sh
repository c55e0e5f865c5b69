# Puts this image's shell beside what the images before it left: open pages go on asking for their own files, for 30
# days after they were served last. The page comes last, when everything that it names is there.
set -e
from=${1:-/opt/shell}
to=${2:-/srv/shell}
# The names of what was served until now; nginx hands out no name that begins with a dot.
served="$to/.served"
mkdir -p "$to"
if [ -f "$served" ]; then (cd "$to" && xargs touch -c < "$served"); fi
find "$to" -type f -mtime +30 -delete
(cd "$from" && find . -type f ! -name 'index.html*' -exec cp --parents {} "$to" \;)
cp "$from"/index.html* "$to"
(cd "$from" && find . -type f) > "$served"
[ $# -gt 0 ] || exec nginx -g 'daemon off;'
