# The packages that a part needs while it runs, and none that only build it: sh deploy/packages.sh <pnpm's filter>
set -e
npx -y "$(node -p 'require("./package.json").packageManager')" install --prod --frozen-lockfile --filter "$1"
