/** What games of others bring for the browser: a cover, and a board of their own. Asked for once. */
import { listGames, type GameInfo } from './wire';

class Brought {
  games = $state.raw<ReadonlyMap<string, GameInfo>>(new Map());
  private asked: Promise<void> | null = null;

  know(): Promise<void> {
    return (this.asked ??= listGames().then(
      (games) => void (this.games = new Map(games.map((game) => [game.id, game]))),
      () => void (this.asked = null),
    ));
  }

  /** Where the picture of a game is, as far as it is known. */
  cover(game: string): string {
    return this.games.get(game)?.cover ?? '';
  }

  async board(game: string): Promise<string> {
    await this.know();
    return this.games.get(game)?.board ?? '';
  }
}

export const brought = new Brought();
