/** Who walks where in a scene, in pixels of the board's box. */
import type { Scene } from '../../shell/desk';
import type { Stand } from './layout';
import type { Show } from './show';
import type { Monster } from './view';

interface Place {
  degrees: number;
  radius: number;
}
export interface Marcher {
  key: string;
  monster: Monster;
  size: number;
  tag: string;
  from: Place;
  to: Place;
  /** The middle of the castle, and how many pixels one unit of the drawing is. */
  x: number;
  y: number;
  scale: number;
  millis: number;
  delay: number;
  hops: boolean;
}

export function marchers(
  scene: Scene,
  board: SVGSVGElement,
  stood: ReadonlyMap<string, Stand>,
  standing: Stand[],
  tag: (monster: Monster) => string,
): Marcher[] {
  const walks = ((scene.show ?? {}) as Show).walks;
  const screen = board.getScreenCTM();
  if (!walks || !screen || !scene.tempo) return [];
  const { left, top } = board.getBoundingClientRect();
  return standing.flatMap((to) => {
    const [from, delay] = [stood.get(to.monster.id), walks.get(to.monster.id)];
    // Those who walk, and those who make room for them.
    if (!from || (delay === undefined && from.degrees === to.degrees && from.radius === to.radius)) return [];
    // The short way round: never more than half a turn.
    const degrees = from.degrees + 360 * Math.round((to.degrees - from.degrees) / 360);
    return {
      key: `${scene.number} ${to.monster.id}`,
      monster: to.monster,
      size: to.size,
      tag: tag(to.monster),
      from: { degrees, radius: from.radius },
      to: { degrees: to.degrees, radius: to.radius },
      x: screen.e - left,
      y: screen.f - top,
      scale: screen.a,
      millis: 420 * scene.tempo,
      delay: (delay ?? 0) * scene.tempo,
      hops: delay !== undefined,
    };
  });
}
