import { expect, test } from '@jest/globals';
import { type MainOffer, mainOffer, type OfferedKind } from './main-offer.ts';

test.each<[OfferedKind[], MainOffer]>([
  [[], 'SEVERAL'],
  [['HOLIDAY'], 'HOLIDAY'],
  [['PROJECTS'], 'PROJECTS'],
  [['PROJECTS', 'HOLIDAY'], 'PROJECTS'],
  [['FOR_SALE'], 'FOR_SALE'],
  [['FOR_SALE', 'PROJECTS', 'HOLIDAY'], 'FOR_SALE'],
  [['FOR_RENT', 'HOLIDAY'], 'FOR_RENT'],
  [['FOR_RENT', 'PROJECTS'], 'SEVERAL'],
  [['FOR_SALE', 'FOR_RENT'], 'SEVERAL'],
])('an agency with %j offers %s', (offered, offer) => {
  expect(mainOffer(offered)).toBe(offer);
});
