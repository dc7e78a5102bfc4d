/** Builds OpenImmo feeds in tests. */
import type { EstateLineInput } from '../../estate-line.ts';
import { estateOf, type Translation, translateFeed } from '../testing/translate-feed.ts';
import { openimmo } from './openimmo.ts';

export const TRANSFER = '<uebertragung art="ONLINE" umfang="VOLL" version="1.2.7"/>';
export const START = `<openimmo>${TRANSFER}<anbieter>`;
export const END = '</anbieter></openimmo>';

const SECTIONS: Record<string, string> = {
  objektkategorie: '<vermarktungsart KAUF="true"/><objektart><haus haustyp="VILLA"/></objektart>',
  geo: '<plz>4700</plz><ort>Eupen</ort><land iso_land="BEL"/>',
  preise: '<kaufpreis>250000</kaufpreis>',
  freitexte: '<objekttitel>Ein Haus</objekttitel>',
  verwaltung_techn: '<objektnr_extern>A1</objektnr_extern><sprache>de</sprache>',
};

/** A villa for sale; changed sections replace those of the villa. */
export function immobilie(changes: Record<string, string> = {}): string {
  const sections = Object.entries({ ...SECTIONS, ...changes });
  return `<immobilie>${sections.map(([name, content]) => `<${name}>${content}</${name}>`).join('')}</immobilie>`;
}

export function translate(...properties: string[]): Translation {
  return translateFeed(openimmo, START + properties.join('') + END);
}

/** The line of the villa with changed sections. */
export function lineOf(changes: Record<string, string>): EstateLineInput {
  return estateOf(translate(immobilie(changes)).records[0]);
}

export function category(type: string, marketing = 'KAUF="true"'): string {
  return `<vermarktungsart ${marketing}/><objektart>${type}</objektart>`;
}

export const FOR_RENT = category('<wohnung/>', 'MIETE_PACHT="true"');
