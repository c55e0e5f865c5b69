import { defineRemote } from '@croupier/shared/host'
import { loadMessages } from './words.ts'

/** The only thing that this bundle exposes. */
export default defineRemote({
  name: 'games',
  messages: loadMessages,
  screens: {
    // One file for the two parts of the home page, and one for the two pages that list games: each has code in common.
    lobby: () => import(/* webpackChunkName: "home" */ './screens/lobby/index.ts'),
    latestWins: () => import(/* webpackChunkName: "home" */ './screens/latest-wins/latest-wins.tsx'),
    game: () => import('./screens/game/game-screen.tsx'),
    gameInfo: () => import('./screens/game-info/game-info.tsx'),
    gameBrowser: () => import(/* webpackChunkName: "lists" */ './screens/game-browser/game-browser.tsx'),
    funGames: () => import(/* webpackChunkName: "lists" */ './screens/fun-games/fun-games.tsx'),
  },
})
