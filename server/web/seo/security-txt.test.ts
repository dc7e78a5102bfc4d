import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { securityContact } from './security-txt.ts';

describe('the contact for vulnerabilities', () => {
  test.each([
    { contact: 'mailto:security@baksteen.example' },
    { contact: 'tel:+32-9-000-12-00' },
    { contact: 'https://www.baksteen.example/security', policy: 'https://www.baksteen.example/policy' },
  ])('is accepted as %j', (security) => {
    expect(v.parse(securityContact, security)).toEqual(security);
  });

  test.each([
    {},
    { contact: '' },
    { contact: 'security@baksteen.example' },
    { contact: 'http://www.baksteen.example' },
    { contact: 'mailto:security' },
    { contact: 'tel:unknown' },
    { contact: 'mailto:a@b.example\nExpires: never' },
    { contact: 'https://www.baksteen.example/a b' },
    { contact: 'tel:+3290001200', policy: 'http://www.baksteen.example' },
  ])('is rejected as %j', (security) => {
    expect(v.safeParse(securityContact, security).success).toBe(false);
  });
});
