/** Pictures that are drawn on demand instead of photographed, such as those of the demo agency. */
export interface DrawnPictures {
  /** Another one for drawings that look different: each version has addresses of its own. */
  version: string;
  /** Its size and shade, without drawing it; null: there is no such drawing. */
  measure(source: string): DrawingSize | null;
  /** The drawing as SVG, `width` × `height` units; null: there is no such drawing. */
  draw(source: string): Promise<string | null>;
  /** A document as PDF; null: there is no such one. */
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
