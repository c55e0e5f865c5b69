# Installs the packages that a part needs at run time, without those for building it.
# Usage: sh deploy/install-packages.sh <pnpm's filter>
set -e
npx -y "$(node -p 'require("./package.json").packageManager')" install --prod --frozen-lockfile --filter "$1"
