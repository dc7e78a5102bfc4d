/** The documents of the demo agency: one page each, marked as a specimen, that names the home. */
import { writePdf } from './pdf.ts';

interface DemoDocument {
  title: string;
  reference: string;
  address: {
    street?: string | null | undefined;
    number?: string | null | undefined;
    postalCode?: string | null | undefined;
    city?: string | null | undefined;
    hidden?: boolean | undefined;
  };
}

const BRICK = '0.635 0.231 0.133';
const INK = '0.13 0.11 0.094';
const SOFT = '0.36 0.325 0.294';

/** Returns a PDF; the result is deterministic. */
export function writeDocument({ title, reference, address }: DemoDocument): Uint8Array {
  const { street, number, postalCode, city, hidden } = address;
  const road = hidden ? '' : [street, number].filter(Boolean).join(' ');
  return writePdf(title, [
    { text: 'Baksteen', size: 20, y: 770, colour: BRICK, isBold: true },
    { text: title, size: 24, y: 690, colour: INK, isBold: true },
    { text: reference, size: 12, y: 655, colour: SOFT },
    { text: [road, `${postalCode} ${city}`].filter(Boolean).join(', '), size: 12, y: 636, colour: SOFT },
    { text: 'Voorbeeld – Exemple – Muster – Specimen', size: 12, y: 90, colour: BRICK },
  ]);
}
