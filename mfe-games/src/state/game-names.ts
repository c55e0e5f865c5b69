import type { Game } from '@croupier/shared/api'

const names = new Map<number, string>()

/** Remembers the name of a game that is about to open: its pop-up shows it before the server has answered. */
export function rememberName({ id, name }: Pick<Game, 'id' | 'name'>): void {
  names.set(id, name)
}

export const rememberedName = (gameId: number): string | undefined => names.get(gameId)
