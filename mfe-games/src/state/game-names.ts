import type { Game } from '@croupier/shared/api'

const names = new Map<number, string>()

/** What a player is about to open: its pop-up has its name before the server has told it. */
export function rememberName({ id, name }: Pick<Game, 'id' | 'name'>): void {
  names.set(id, name)
}

export const rememberedName = (gameId: number): string | undefined => names.get(gameId)
