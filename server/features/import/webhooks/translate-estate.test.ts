import { expect, test } from '@jest/globals';
import { translateEstate } from './translate-estate.ts';

test('a queued estate has the references of the agency file, and nothing else about people', () => {
  const estate = {
    id: 1,
    purpose: { id: 1 },
    purposeStatus: { id: 1 },
    category: { id: 2 },
    subCategory: { id: 17 },
    zip: '9000',
    officeId: 2,
    representatives: [{ id: 8, email: 'an@agency.example', name: 'An' }, { email: 'secret@agency.example' }],
  };
  const people = { offices: new Map(), agents: new Map([['an@agency.example', 'AN']]) };
  const translated = translateEstate(Buffer.from(JSON.stringify({ estates: [estate] })), {
    format: 'whise',
    locale: 'nl',
    people,
  });
  expect(translated).toMatchObject({
    record: { line: { agent: 'AN' } },
    unmapped: [{ field: 'people.offices', value: '2', count: 1 }],
  });
  expect(JSON.stringify(translated)).not.toContain('agency.example');
});
