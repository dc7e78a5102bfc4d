/** A press ends with the first of these; on a touch screen it begins after the other one. */
const ENDS = ['pointerup', 'click'] as const;

/** Does something once nothing is pressed: what appears meanwhile would move a button away from under the pointer. */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) {
    act();
    return;
  }
  for (const end of ENDS) document.addEventListener(end, () => setTimeout(act), { once: true });
}
