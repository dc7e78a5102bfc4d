import { describe, expect, test } from '@jest/globals';
import { maskPrices } from './mask-prices.ts';

describe('masks prices in a text', () => {
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
    ['Vraagprijs exclusief kosten: € 450.000', 'Vraagprijs exclusief kosten: …'],
    [
      'Vraagprijs (registratierechten en kosten niet inbegrepen) € 450.000',
      'Vraagprijs (registratierechten en kosten niet inbegrepen) …',
    ],
    ['Price excl. costs €450,000', 'Price excl. costs …'],
    ['Kaufpreis zzgl. Nebenkosten 450.000 €', 'Kaufpreis zzgl. Nebenkosten …'],
    ['Loyer hors charges 850 €', 'Loyer hors charges …'],
    ['Kale huur zonder kosten € 850', 'Kale huur zonder kosten …'],
    ['850 € charges non comprises', '… charges non comprises'],
    ['850 € ohne Nebenkosten', '… ohne Nebenkosten'],
    ['€ 1.200/maand kosten niet inbegrepen', '…/maand kosten niet inbegrepen'],
    ['900 EUR/maand syndicus inbegrepen', '…/maand syndicus inbegrepen'],
    ['€ 450.000 kosten koper', '… kosten koper'],
    ['Loyer 850 € charges 75 €', 'Loyer … charges 75 €'],
    ['Huur + kosten: € 925', 'Huur + kosten: …'],
    ['Miete 850 € zzgl. Nebenkosten 75 €', 'Miete … zzgl. Nebenkosten 75 €'],
    ['Prijs: 450.000 k.k.', 'Prijs: … k.k.'],
    ['K.I. € 879, prijs € 450.000', 'K.I. € 879, prijs …'],
    ['Verkocht voor 450.000', 'Verkocht voor …'],
    ['Bod vanaf 275.000', 'Bod vanaf …'],
    ['Asking 450,000', 'Asking …'],
    ['Prix 325K', 'Prix …'],
  ])('%s', (text, masked) => {
    expect(maskPrices(text)).toBe(masked);
  });
});

describe('masks the known price of a home', () => {
  test.each([
    ['Voor 325.000 is ze van u.', 'Voor … is ze van u.'],
    ['Yours at 325K', 'Yours at …'],
    ['Pour 325 000 et libre', 'Pour … et libre'],
    ['Rond de 325000', 'Rond de …'],
    ['Ab 0,325 Mio', 'Ab …'],
    ['Ongeveer 327.500', 'Ongeveer …'],
    ['Kosten: € 325.000', 'Kosten: …'],
  ])('%s', (text, masked) => {
    expect(maskPrices(text, 325_000)).toBe(masked);
  });

  test.each([
    ['Grond van 850 m² op 850 m van het station, 850 kWh.', 850],
    ['EPC 20231105-0000000850-RES-1', 850],
    ['Gebouwd in 2005.', 2000],
    ['Appartement te 1070 Anderlecht', 1070],
    ['Lot 1.250 en 330.000', 325_000],
  ])('keeps other numbers with the same value: %s', (text, price) => {
    expect(maskPrices(text, price)).toBe(text);
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
  'Gemeenschappelijke kosten € 85 per maand.',
  'Niet geïndexeerd kadastraal inkomen: € 1.405',
  'Kosten (inclusief verwarming) € 85 per maand',
  'Charges : 75 €/mois',
  '75 €/mois de charges',
  'Kadastraal inkomen € 879',
  'Verkocht na 120 dagen, bouwjaar 1998.',
  'Vivre sur deux niveaux, dans 1 250 m² de verdure européenne.',
])('keeps an amount or measure that is not a price: %s', (text) => {
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

test('masks every notation of a price in every language', () => {
  for (const amount of [450_000, 1_250_000, 925, 1210])
    for (const separator of GROUPS)
      for (const write of NOTATIONS)
        for (const sentence of SENTENCES) {
          const written = String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
          expect(maskPrices(sentence(write(written)))).toBe(sentence('…'));
        }
});

test.each(['a', '1', ' ', '€ 1 ', '1 234', 'zonder ', 'kosten ', '€ 450.000 excl. kosten prijs'])(
  'scans a text of 100 kB of "%s" to its end',
  (part) => {
    const text = `${part.repeat(100_000 / part.length)}\nVraagprijs € 450.000`;
    expect(maskPrices(text, 325_000)).toMatch(/Vraagprijs …$/);
  },
);
