/**
 * Replaces modules of protomaps-leaflet in the browser build that only its own styles and whole files need: the map has
 * colours of its own, and the site sends single tiles. To use one, delete its alias in vite.config.ts (9 kB in all).
 */
function missing(): never {
  throw new Error('not part of this build: see client/map/streets/protomaps-stub.ts');
}

export { missing as mix, missing as namedFlavor, missing as PMTiles };
