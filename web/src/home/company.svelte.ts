/** With whom one plays: it decides who is seated where nobody has chosen. Kept in this browser. */
import type { SeatKind } from '../shell/wire';

export const companies = ['me', 'sofa', 'far'] as const;
export type Company = (typeof companies)[number];

const KEY = 'samobranka.company';
const others: Record<Company, SeatKind> = { me: 'bot', sofa: 'here', far: 'link' };

class With {
  private which = $state<Company>(companies.find((each) => each === localStorage.getItem(KEY)) ?? 'me');

  get is(): Company {
    return this.which;
  }
  set is(which: Company) {
    this.which = which;
    localStorage.setItem(KEY, which);
  }
  /** Who sits in the seats beside mine. */
  get others(): SeatKind {
    return others[this.which];
  }
}

export const company = new With();
