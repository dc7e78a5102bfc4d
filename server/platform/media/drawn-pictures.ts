/** Pictures that are drawn on demand, such as those of the demo agency. */
export interface DrawnPictures {
  /** Changes when the drawings look different: each version has its own URLs. */
  version: string;
  /** The size and placeholder class without drawing it; null when there is no such drawing. */
  measure(source: string): DrawingSize | null;
  /** The drawing as SVG, `width` × `height` units; null when there is no such drawing. */
  draw(source: string): Promise<string | null>;
  /** A document as PDF; null when there is no such document. */
  write?(source: string): Uint8Array | null;
}

export interface DrawingSize {
  width: number;
  height: number;
  /** A class of the palette. */
  shade: string;
}

export const NO_DRAWINGS: DrawnPictures = {
  version: '0',
  measure: () => null,
  draw: async () => null,
};
