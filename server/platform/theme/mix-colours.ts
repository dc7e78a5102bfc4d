/** Mixes two colours `#rrggbb`; `share` is that of the second one, from 0 to 1. */
export function mixColours(one: string, other: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const first = channel(one, at);
    return Math.round(first + (channel(other, at) - first) * share);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
