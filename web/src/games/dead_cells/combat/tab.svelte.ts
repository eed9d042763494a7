/** On a phone: whose card is shown large. By itself whoever acts, or I. */
class Tab {
  chosen = $state<string | null>(null);
}
export const tab = new Tab();
