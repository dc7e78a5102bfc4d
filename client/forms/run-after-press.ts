/**
 * A press ends with the first of these events. On touch screens `:active` may start after `pointerup`, so
 * `click` counts as well.
 */
const ENDS = ['pointerup', 'click'] as const;

/**
 * Calls `act` when no element is pressed. New content during a press could move a button away from under the
 * pointer.
 */
export function runAfterPress(action: () => void): void {
  if (!document.querySelector(':active')) {
    action();
    return;
  }
  for (const end of ENDS) document.addEventListener(end, () => setTimeout(action), { once: true });
}
