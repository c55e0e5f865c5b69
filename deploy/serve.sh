# Puts this image's shell beside what the images before it left: open pages go on asking for their own files, for 30
# days. The page comes last, when everything that it names is there.
set -e
from=${1:-/opt/shell}
to=${2:-/srv/shell}
mkdir -p "$to"
find "$to" -type f -mtime +30 -delete
(cd "$from" && find . -type f ! -name 'index.html*' -exec cp --parents {} "$to" \;)
cp "$from"/index.html* "$to"
[ $# -gt 0 ] || exec nginx -g 'daemon off;'
