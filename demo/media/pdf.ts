/** Writes an A4 page as PDF, with standard fonts. */

export interface PdfLine {
  text: string;
  /** Font size in points. */
  size: number;
  /** Distance from the bottom in points. */
  y: number;
  /** Red, green and blue from 0 to 1, separated by spaces. */
  colour: string;
  isBold?: boolean;
}

/** WinAnsi codes of characters outside Latin 1. All others are printed as `?`. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‘': 0x91,
  '’': 0x92,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
};

/** Encodes as hexadecimal, so that no character needs escaping. */
function encode(text: string): string {
  const codes = [...text].map((sign) => WIN_ANSI[sign] ?? sign.charCodeAt(0));
  return `<${Buffer.from(codes.map((code) => (code < 256 ? code : 0x3f))).toString('hex')}>`;
}

const draw = ({ text, size, y, colour, isBold }: PdfLine) =>
  `BT /${isBold ? 'B' : 'R'} ${size} Tf ${colour} rg 64 ${y} Td ${encode(text)} Tj ET`;

export function writePdf(title: string, lines: readonly PdfLine[]): Uint8Array {
  const content = `0.635 0.231 0.133 rg 64 750 467 2 re f\n${lines.map(draw).join('\n')}`;
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/ViewerPreferences<</DisplayDocTitle true>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</R 5 0 R/B 6 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title${encode(title)}>>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<</Size ${count}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
