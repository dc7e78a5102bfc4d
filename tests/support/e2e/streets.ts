/** A site whose own map has the drawn streets of Ghent. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { drawMapFile } from '../street-map/map-file.ts';
import { onOtherSite } from './maps.ts';

/** Collects the texts that the page draws on canvases. */
export interface CanvasTexts {
  /** Returns the texts drawn since the last call. */
  take(): Promise<string[]>;
}

interface StreetFixtures {
  canvasTexts: CanvasTexts;
}

const watchTexts = () => {
  const texts: string[] = [];
  Object.assign(window, { canvasTexts: texts });
  const draw = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    texts.push(text);
    return draw.call(this, text, ...place);
  };
};

const takeTexts = (page: Page) =>
  page.evaluate(() => (window as unknown as { canvasTexts: string[] }).canvasTexts.splice(0));

export const withStreets = onOtherSite.extend<StreetFixtures, { mapSettings: NodeJS.ProcessEnv }>({
  mapSettings: [
    async ({ mailFolder }, use) => {
      const file = path.join(path.dirname(mailFolder), 'ghent.pmtiles');
      writeFileSync(file, drawMapFile());
      await use({ MAP_FILE: file });
    },
    { scope: 'worker' },
  ],
  canvasTexts: async ({ page }, use) => {
    await page.addInitScript(watchTexts);
    await use({ take: () => takeTexts(page) });
  },
});

/** Returns the colours on the canvases of a map as red, green, blue and alpha, the most frequent first. */
export async function canvasColours(page: Page): Promise<string[]> {
  return page.locator('.map__stage canvas.leaflet-tile-loaded').evaluateAll((canvases) => {
    const counts = new Map<string, number>();
    // Browsers warn about canvases that are read often, so a copy is read.
    const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    for (const canvas of canvases as HTMLCanvasElement[]) {
      const { width, height } = canvas;
      if (!copy || !width) continue;
      Object.assign(copy.canvas, { width, height });
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, width, height);
      // Every 31st pixel.
      for (let at = 0; at < data.length; at += 124) {
        const colour = [data[at], data[at + 1], data[at + 2], data[at + 3]].join();
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    }
    return [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  });
}
