/** The package has no types of its own. */
declare module 'vt-pbf' {
  const vtPbf: {
    fromGeojsonVt(layers: Record<string, unknown>, options: { version: number }): Uint8Array;
  };
  export default vtPbf;
}
