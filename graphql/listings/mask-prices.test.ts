import { describe, expect, test } from '@jest/globals';
import { maskPrices } from './mask-prices.ts';

describe('the price of a home in a text', () => {
  test.each([
    ['Vraagprijs: € 450.000, vrij bij de akte.', 'Vraagprijs: …, vrij bij de akte.'],
    ['Te koop voor 450.000 euro.', 'Te koop voor ….'],
    ['De huurprijs bedraagt €\u00a01.210 per maand.', 'De huurprijs bedraagt … per maand.'],
    ['Richtprijs 450.000', 'Richtprijs …'],
    ['Huur € 850,- plus € 75 kosten.', 'Huur … plus € 75 kosten.'],
    ['Vanaf € 1,2 miljoen.', 'Vanaf ….'],
    ['Le loyer est de 1\u202f210\u00a0€ par mois.', 'Le loyer est de … par mois.'],
    ['Prix : 450 000 euros', 'Prix : …'],
    ['Loyer charges comprises : 925 €.', 'Loyer charges comprises : ….'],
    ['Loyer de 850 € (charges : 75 €).', 'Loyer de … (charges : 75 €).'],
    ['Asking price EUR 450,000.', 'Asking price ….'],
    ['Yours for €1,250,000 or €450k!', 'Yours for … or …!'],
    ['You rent it for €1,440 a month.', 'You rent it for … a month.'],
    ['Kaufpreis 450.000,00 €, sofort frei.', 'Kaufpreis …, sofort frei.'],
    ['Miete: 1.095 € im Monat.', 'Miete: … im Monat.'],
  ])('%s', (text, masked) => {
    expect(maskPrices(text)).toBe(masked);
  });
});

test.each([
  'De gemeenschappelijke kosten bedragen € 115 per maand.',
  'Het niet-geïndexeerd kadastraal inkomen is € 1.405.',
  'Provisie voor de gemene delen: € 75 per maand.',
  'Les charges communes s’élèvent à 125 € par mois.',
  'Le revenu cadastral non indexé est de 1 377 €.',
  'Common charges amount to €315 a month.',
  'For your calculations: the non-indexed cadastral income is €1,409.',
  'Vorauszahlung für die Nebenkosten: 115 € im Monat.',
  'Katastereinkommen (nicht indexiert): 1.409 €.',
  'EPC 187 kWh/m², 142,5 m² bewoonbaar op 2.055 m² grond, bouwjaar 1932.',
  'A thorough renovation is needed, and the price reflects it. It has 210 m² of land.',
  'De prijs is op aanvraag. Oppervlakte: 1.250 m².',
  'Vivre sur deux niveaux, dans 1 250 m² de verdure européenne.',
])('an amount or measure that is no price stays: %s', (text) => {
  expect(maskPrices(text)).toBe(text);
});

const GROUPS = ['.', ',', ' ', '\u00a0', '\u202f', '’', ''];
const NOTATIONS = [
  (amount: string) => `€ ${amount}`,
  (amount: string) => `€${amount}`,
  (amount: string) => `EUR ${amount}`,
  (amount: string) => `${amount} €`,
  (amount: string) => `${amount}\u202f€`,
  (amount: string) => `${amount} euro`,
  (amount: string) => `${amount} euros`,
  (amount: string) => `${amount} EUR`,
  (amount: string) => `€ ${amount},-`,
  (amount: string) => `€ ${amount},00`,
];
const SENTENCES = [
  (price: string) => `Deze woning staat te koop voor ${price} en is vrij.`,
  (price: string) => `Cette maison est proposée à ${price}, libre à l’acte.`,
  (price: string) => `This house is offered at ${price} and is free.`,
  (price: string) => `Dieses Haus kostet ${price} und ist frei.`,
];

test('no notation of a price in any of the languages is left', () => {
  for (const amount of [450_000, 1_250_000, 925, 1210])
    for (const separator of GROUPS)
      for (const write of NOTATIONS)
        for (const sentence of SENTENCES) {
          const written = String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
          expect(maskPrices(sentence(write(written)))).toBe(sentence('…'));
        }
});
