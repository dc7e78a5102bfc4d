/** Where a popup stands on its map. Buttons are in the fourth corner. */
const CORNERS = ['bottom-start', 'bottom-end', 'top-start'] as const;

/** The marker whose popup it is counts more than all others. */
const MARKED = 1000;

/** Moves a popup into the corner of its map in which it covers the fewest markers, the opened one last. */
export function placePopup(popup: HTMLElement): void {
  const markers = [...(popup.parentElement?.querySelectorAll('.map-marker') ?? [])];
  const covered = CORNERS.map((corner) => {
    popup.dataset.corner = corner;
    const box = popup.getBoundingClientRect();
    const hidden = markers.filter((marker) => overlap(marker.getBoundingClientRect(), box));
    return hidden.length + (hidden.some(({ classList }) => classList.contains('is-marked')) ? MARKED : 0);
  });
  popup.dataset.corner = CORNERS[covered.indexOf(Math.min(...covered))];
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
