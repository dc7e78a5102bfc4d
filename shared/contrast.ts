/**
 * Contrast ratio of two colours `#rrggbb`, 1 to 21.
 * Source: WCAG 2.2, definitions of relative luminance and contrast ratio.
 */
export function contrastRatio(colour: string, background: string): number {
  const [dark, light] = [luminance(colour), luminance(background)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
