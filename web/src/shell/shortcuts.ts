/** Keys press the button that names them in `aria-keyshortcuts`; so a button and its key cannot disagree. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Whether Space already means something there. */
export const pressable = (target: EventTarget | null): boolean =>
  typing(target) || (target instanceof HTMLElement && target.closest('button, a, summary') !== null);

/** By the place of the key, so that a Cyrillic layout works too; only the question mark goes by its sign. */
function nameOf(event: KeyboardEvent): string {
  if (event.key === '?') return '?';
  const plain = /^(?:Key|Digit|Numpad)(\w)$/.exec(event.code)?.[1]?.toLowerCase() ?? event.key;
  return event.ctrlKey || event.metaKey ? `Control+${plain.toUpperCase()}` : plain;
}

/** True if a button was pressed for this key. */
export function pressKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.repeat || typing(event.target) || document.querySelector('dialog[open]')) return false;
  const name = nameOf(event);
  const button = [...document.querySelectorAll<HTMLButtonElement>('button[aria-keyshortcuts]')].find(
    (each) => each.getAttribute('aria-keyshortcuts')!.split(' ').includes(name) && !each.disabled,
  );
  if (!button) return false;
  event.preventDefault();
  button.click();
  return true;
}

/** From one thing that can be chosen to the next, what is mine first; with Shift backwards. True if there is one. */
export function nextChoice(event: KeyboardEvent): boolean {
  if (nameOf(event) !== 'n' || event.altKey || typing(event.target)) return false;
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-piece].lit')].filter((each) => each.getClientRects().length);
  const all = [...lit.filter((each) => each.closest('.tray')), ...lit.filter((each) => !each.closest('.tray'))];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = all.at(event.shiftKey ? (at < 0 ? -1 : at - 1) : (at + 1) % (all.length || 1));
  next?.focus();
  return next !== undefined;
}

/** For the help sheet: keys and the message that says what they do. */
export const shortcuts: [keys: string[], message: string][] = [
  [['1', '…', '9'], 'ui-key-choose'],
  [['N'], 'ui-key-next'],
  [['Tab'], 'ui-key-tab'],
  [['Enter'], 'ui-key-point'],
  [['Esc'], 'ui-put-back'],
  [['Space'], 'ui-key-hurry'],
  [['←', '→', '+', '−'], 'ui-key-aim'],
  [['A'], 'ui-key-region'],
  [['S'], 'ui-clock-slowly'],
  [['R'], 'ui-see-again'],
  [['U'], 'ui-undo'],
  [['H'], 'ui-hint'],
  [['I'], 'ui-key-about'],
  [['E'], 'ui-key-foresee'],
  [['?'], 'ui-key-rules'],
  [['C'], 'ui-chat'],
  [['F'], 'ui-full'],
  [['M'], 'ui-menu'],
];
