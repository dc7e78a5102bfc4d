import { describe, expect, test } from '@jest/globals';
import { AGENTS, OFFICES } from '../agency.data.ts';
import { demoFeed } from '../feed.ts';
import { NEWS } from '../news/news.ts';
import { createDemoDrawings } from './demo-drawings.ts';

const drawn = createDemoDrawings();
const VIEWS = [
  'front',
  'street',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'garden',
  'terrace',
  'detail',
  'view',
  'view-2',
];
const HOUSE = 'demo/BK-10001';

describe('the demo agency’s drawings', () => {
  test.each(VIEWS)('%s is a drawing in the measures that were told before', async (view) => {
    const size = drawn.measure(`${HOUSE}/${view}`);
    const svg = await drawn.draw(`${HOUSE}/${view}`);
    expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${size?.width}" height="${size?.height}"`));
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href=/);
    expect(svg?.match(/<g[ >]/g)?.length).toBe(svg?.match(/<\/g>/g)?.length);
  });

  test('the same home is drawn the same, another one otherwise', async () => {
    const first = await drawn.draw(`${HOUSE}/front`);
    expect(await createDemoDrawings().draw(`${HOUSE}/front`)).toBe(first);
    expect(await drawn.draw('demo/BK-10002/front')).not.toBe(first);
  });

  test('projects and holiday homes are drawn too', async () => {
    expect(await drawn.draw('demo/PR-101/front')).toContain('<svg');
    expect(await drawn.draw('demo/HU-201/front')).toContain('<svg');
  });

  test.each([...NEWS.keys()])('%s has its picture', async (reference) => {
    const svg = await drawn.draw(`demo/${reference}/picture`);
    expect(svg).toContain('<svg');
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
  });

  test.each([...OFFICES, ...AGENTS])('$name has a picture', async ({ picture }) => {
    const source = picture?.source ?? '';
    expect(drawn.measure(source)).not.toBeNull();
    expect(await drawn.draw(source)).toMatch(/^<svg(?!.*NaN)/s);
  });

  test('documents are written, as long as the feed says, and found where they say', () => {
    const feed = [...demoFeed({ estates: 60, start: new Date(0) })];
    const documents = feed.flatMap((line) => ('documents' in line ? (line.documents ?? []) : []));
    expect(documents.length).toBeGreaterThan(40);
    for (const { source, size } of documents) expect(drawn.write?.(source)).toHaveLength(size);
    const pdf = Buffer.from(drawn.write?.(documents[0]?.source ?? '') ?? '').toString('latin1');
    const start = Number(pdf.match(/startxref\n(\d+)\n%%EOF\n$/)?.[1]);
    expect(pdf.slice(start)).toMatch(/^xref\n0 8\n/);
    for (const [at, [, offset]] of [...pdf.matchAll(/(\d{10}) 00000 n/g)].entries())
      expect(pdf.slice(Number(offset))).toMatch(new RegExp(`^${at + 1} 0 obj`));
    expect(drawn.write?.('demo/BK-10001/none.pdf')).toBeNull();
  });

  test('plans are drawn of homes and of what is built in a project', async () => {
    expect(await drawn.draw('demo/BK-10001/plan-0')).toContain('<svg');
    expect(await drawn.draw('demo/PR-101/plan-1.01')).toContain('<svg');
    expect(await drawn.draw('demo/PR-107/plan-H1')).toContain('<svg');
  });

  test.each([
    'demo/BK-10001/plan-9',
    'demo/PR-101/plan-7.01',
    'demo/BK-10001/cellar',
    'demo/BK-99/front',
    'photos/front.jpg',
    'demo/../front',
    '',
  ])('there is no drawing of %p', async (source) => {
    expect(drawn.measure(source)).toBeNull();
    expect(await drawn.draw(source)).toBeNull();
  });
});
