import { expect, test } from '@jest/globals';
import { contractArticle } from './contract-article.ts';

/** All places of Belgium whose French name begins with an article. */
test.each([
  ['Le Coq', 'au Coq', 'du Coq'],
  ['Le Mesnil', 'au Mesnil', 'du Mesnil'],
  ['Le Roeulx', 'au Roeulx', 'du Roeulx'],
  ['Le Roux', 'au Roux', 'du Roux'],
  ['Les Avins', 'aux Avins', 'des Avins'],
  ['Les Bons Villers', 'aux Bons Villers', 'des Bons Villers'],
  ['Les Bulles', 'aux Bulles', 'des Bulles'],
  ['Les Hayons', 'aux Hayons', 'des Hayons'],
  ['Les Waleffes', 'aux Waleffes', 'des Waleffes'],
  ['L’Escaillère', 'à L’Escaillère', 'de L’Escaillère'],
  ['La Louvière', 'à La Louvière', 'de La Louvière'],
  ['La Panne', 'à La Panne', 'de La Panne'],
  ['Lens', 'à Lens', 'de Lens'],
  ['Liège', 'à Liège', 'de Liège'],
])('contracts the article of %s', (name, there, of) => {
  expect(contractArticle(`Biens à vendre à ${name} (7070)`, 'fr-BE')).toBe(`Biens à vendre ${there} (7070)`);
  expect(contractArticle(`de ${name}, à ${name}`, 'fr-BE')).toBe(`${of}, ${there}`);
});

test('keeps texts in other languages', () => {
  expect(contractArticle('à Le Roeulx', 'nl-BE')).toBe('à Le Roeulx');
});
