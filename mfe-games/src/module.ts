import { defineRemote } from '@croupier/shared/host'
import { loadMessages } from './words.ts'

/** The only thing that this bundle exposes. */
export default defineRemote({
  name: 'games',
  messages: loadMessages,
  screens: {
    // One file: the home page shows both.
    lobby: () => import(/* webpackChunkName: "home" */ './screens/lobby/index.ts'),
    latestWins: () => import(/* webpackChunkName: "home" */ './screens/latest-wins/latest-wins.tsx'),
    game: () => import('./screens/game/game-screen.tsx'),
    gameInfo: () => import('./screens/game-info/game-info.tsx'),
    gameBrowser: () => import('./screens/game-browser/game-browser.tsx'),
    funGames: () => import('./screens/fun-games/fun-games.tsx'),
  },
})
