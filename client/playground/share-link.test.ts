import { expect, test } from '@jest/globals';
import { readShareLink, writeShareLink } from './share-link.ts';

const at = (search = '') => new URL(`/graphql${search}`, 'https://www.example.be') as unknown as Location;
const OPERATION = {
  query: 'query ($a: Int) { a(b: "é+&#%") }',
  variables: '{\n  "a": 1\n}',
  operationName: '',
};

test('a written link is read as the same operation', () => {
  const link = writeShareLink(OPERATION, at());
  expect(link).toMatch(/^https:\/\/www\.example\.be\/graphql\?query=[^#]+&variables=[^#]+$/);
  expect(readShareLink(new URL(link))).toEqual(OPERATION);
});

test('a link that is too long for a request has its operation in the fragment', () => {
  const long = { ...OPERATION, query: `{ a } # ${'x'.repeat(1_000_000)}`, operationName: 'A' };
  const link = new URL(writeShareLink(long, at('?query={b}')));
  expect(link.search).toBe('');
  expect(readShareLink(link)).toEqual(long);
});

test('links keep the kind of ids, and nothing else of the URL', () => {
  const link = new URL(writeShareLink(OPERATION, at('?ids=localized&query={b}&operationName=B')));
  expect([...link.searchParams.keys()]).toEqual(['ids', 'query', 'variables']);
  expect(link.searchParams.get('ids')).toBe('localized');
});

test.each(['', '?query=', '?query=%20', '?variables={}', '?operationName=A'])(
  '%s has no operation',
  (search) => {
    expect(readShareLink(at(search))).toBeNull();
  },
);

test.each([
  ['?query=%E0%A4%A', '\ufffd%A'],
  ['?query={a}&query={b}', '{a}'],
  ['?query=%3Cscript%3E', '<script>'],
])('%s is text', (search, query) => {
  expect(readShareLink(at(search))?.query).toBe(query);
});
