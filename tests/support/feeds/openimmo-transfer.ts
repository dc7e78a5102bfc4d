/** Builds small transfers of OpenImmo. */

export const home = (number: number, price = 250_000) => `<immobilie>
  <objektkategorie><vermarktungsart KAUF="true"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie>
  <geo><plz>4700</plz><ort>Eupen</ort><land iso_land="BEL"/></geo><preise><kaufpreis>${price}</kaufpreis></preise>
  <freitexte><objekttitel>Ein Haus</objekttitel><objektbeschreibung>Ein Haus</objektbeschreibung></freitexte>
  <verwaltung_techn><objektnr_extern>A${number}</objektnr_extern><sprache>de</sprache></verwaltung_techn></immobilie>`;

export const deletion = (number: number) => `<immobilie><verwaltung_techn>
  <objektnr_extern>A${number}</objektnr_extern><aktion aktionart="DELETE"/></verwaltung_techn></immobilie>`;

/** `umfang`: `VOLL` for a complete transfer, `TEIL` for one with changes only. */
export function transfer(umfang: string, properties: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><openimmo><uebertragung art="OFFLINE" umfang="${umfang}"
    modus="CHANGE" version="1.2.7"/><anbieter>${properties.join('')}</anbieter></openimmo>`;
}
