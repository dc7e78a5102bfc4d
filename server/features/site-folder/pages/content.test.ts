import { expect, test } from '@jest/globals';
import { Faults } from '../faults.ts';
import { type Place, readContent } from './content.ts';
import { parseMarkdown } from './markdown.ts';
import { createPageContext } from './page-context.ts';

/** Reads the Markdown of a file in Dutch, whose folder has no other files. */
function read(text: string, place: Place = 'page') {
  const faults = new Faults();
  const parsed = parseMarkdown(text);
  if (!parsed) throw new Error('the Markdown is not read');
  const references = {
    pictures: new Map(),
    documents: new Map(),
    reviews: new Map(),
    pagePath: () => null,
    hasPath: () => false,
  };
  const file = { name: 'a.nl.md', locale: 'nl', source: parsed.source, place } as const;
  return {
    content: readContent(parsed.tree, createPageContext(file, references, faults)),
    faults: faults.lines,
  };
}

test('a form has a kind of question, or is the general one', () => {
  expect(read('::form{kind=sell title="Write to us"}').content).toEqual([
    { kind: 'form', title: 'Write to us', questionType: 'SELL' },
  ]);
  expect(read('::form').content).toEqual([{ kind: 'form', title: '', questionType: 'GENERAL' }]);
  expect(read('::form{kind=rent}').faults).toEqual([
    'a.nl.md, line 1, form: kind is none of general, sell, estimate',
  ]);
});

test('a page has one form at most', () => {
  const { content, faults } = read('::form{kind=sell}\n\nText.\n\n::form');
  expect(content.map(({ kind }) => kind)).toEqual(['form', 'text']);
  expect(faults).toEqual(['a.nl.md, line 5: has more than 1 block form']);
});

test('a page has one map at most, of a search or of the offices', () => {
  const { content, faults } = read(
    '::map{search="/fr/a-louer?city=gent-9000" title="Where"}\n\n::map{offices}',
  );
  expect(content).toEqual([
    { kind: 'homesMap', title: 'Where', transaction: 'RENT', criteria: { cities: ['gent-9000'] } },
  ]);
  expect(faults).toEqual(['a.nl.md, line 3: has more than 1 block map']);
  expect(read('::map{offices}').content).toEqual([{ kind: 'officesMap', title: '' }]);
  for (const wrong of ['::map', '::map{offices search="/nl/te-koop"}'])
    expect(read(wrong).faults).toEqual([
      'a.nl.md, line 1, map: needs either search="/nl/te-koop?…" or offices',
    ]);
});

test('a page has three lists of homes and twenty blocks at most, which one line reports', () => {
  expect(read('::homes{search="/nl/te-koop"}\n\n'.repeat(5)).faults).toEqual([
    'a.nl.md, line 7: has more than 3 blocks homes',
  ]);
  const { content, faults } = read('::offices\n\n'.repeat(25));
  expect(content).toHaveLength(20);
  expect(faults).toEqual(['a.nl.md, line 41: has more than 20 blocks']);
});

test('news have no blocks', () => {
  const { content, faults } = read('## Title\n\n::offices', 'news');
  expect(content).toEqual([{ kind: 'text', html: '<h2>Title</h2>' }]);
  expect(faults).toEqual(['a.nl.md, line 3: news have no blocks']);
});

test('the home page has no form', () => {
  const { content, faults } = read('Text.\n\n::form', 'home');
  expect(content.map(({ kind }) => kind)).toEqual(['text']);
  expect(faults).toEqual(['a.nl.md, line 3: only the files of pages/ may have the block form']);
});
