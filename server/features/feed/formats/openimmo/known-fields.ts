/** Fields of an OpenImmo property. All others are dropped and counted. */
import { knownFields } from '../xml/unread-fields.ts';

const inSection = (section: string, ...names: string[]) => names.map((name) => `${section}/${name}`);

const READ_FIELDS = [
  ...inSection('objektkategorie', 'nutzungsart', 'vermarktungsart', 'objektart'),
  ...inSection(
    'geo',
    'plz',
    'ort',
    'geokoordinaten',
    'strasse',
    'hausnummer',
    'land',
    'anzahl_etagen',
    'wohnungsnr',
  ),
  ...inSection('preise', 'kaufpreis', 'kaufpreisbrutto', 'nettokaltmiete', 'kaltmiete', 'warmmiete', 'pacht'),
  ...inSection('preise', 'nebenkosten', 'hausgeld', 'kaution', 'waehrung', 'preis_zeiteinheit', 'stp_garage'),
  ...inSection('preise', 'mieteinnahmen_ist'),
  ...inSection('flaechen', 'wohnflaeche', 'nutzflaeche', 'gesamtflaeche', 'ladenflaeche', 'lagerflaeche'),
  ...inSection('flaechen', 'verkaufsflaeche', 'bueroflaeche', 'gastroflaeche', 'vermietbare_flaeche'),
  ...inSection('flaechen', 'grundstuecksflaeche', 'balkon_terrasse_flaeche', 'gartenflaeche'),
  ...inSection('flaechen', 'anzahl_schlafzimmer', 'anzahl_badezimmer', 'anzahl_sep_wc', 'anzahl_terrassen'),
  ...inSection('flaechen', 'anzahl_stellplaetze'),
  ...inSection(
    'ausstattung',
    'kueche',
    'heizungsart',
    'befeuerung',
    'klimatisiert',
    'fahrstuhl',
    'stellplatzart',
  ),
  ...inSection('geo', 'etage'),
  ...inSection('ausstattung', 'swimmingpool'),
  ...inSection('ausstattung', 'gartennutzung', 'moebliert', 'rollstuhlgerecht', 'sicherheitstechnik'),
  ...inSection('ausstattung', 'unterkellert', 'fahrradraum', 'dachform', 'bauweise', 'dachboden'),
  ...inSection('zustand_angaben', 'baujahr', 'letztemodernisierung', 'zustand', 'verkaufstatus'),
  ...inSection('zustand_angaben', 'erschliessung_umfang'),
  ...inSection('zustand_angaben/energiepass', 'gueltig_bis', 'energieverbrauchkennwert', 'endenergiebedarf'),
  ...inSection('zustand_angaben/energiepass', 'wertklasse'),
  ...inSection(
    'freitexte',
    'objekttitel',
    'lage',
    'ausstatt_beschr',
    'objektbeschreibung',
    'sonstige_angaben',
  ),
  ...inSection('freitexte', 'objekt_text'),
  'anhaenge/anhang',
  ...inSection(
    'verwaltung_objekt',
    'objektadresse_freigeben',
    'verfuegbar_ab',
    'abdatum',
    'denkmalgeschuetzt',
  ),
  ...inSection('verwaltung_objekt', 'als_ferien', 'haustiere'),
  ...inSection('verwaltung_techn', 'objektnr_extern', 'openimmo_obid', 'aktion', 'stand_vom', 'sprache'),
];

/** Elements whose content is not even collected: other persons, and files in the document itself. */
export const SKIPPED_ELEMENTS = ['weitere_adresse', 'anhanginhalt', 'user_defined_extend'];

/** What is collected of the contact person, to be compared with the agency file: number and e-mail addresses. */
export const CONTACT_IDS = ['personennummer', 'email_direkt', 'email_zentrale'];

/**
 * Contact persons, commissions, valuations, keys, the cadastral parcel, internal numbers, and where the property may be
 * published.
 */
const PRIVATE_FIELDS = [
  'kontaktperson',
  'bewertung',
  ...inSection('geo', 'flur', 'flurstueck', 'gemarkung'),
  ...inSection('preise', 'provisionspflichtig', 'provision_teilen', 'provisionnetto', 'provisionbrutto'),
  ...inSection('preise', 'innen_courtage', 'aussen_courtage', 'courtage_hinweis'),
  ...inSection('verwaltung_objekt', 'zugang'),
  ...inSection('verwaltung_techn', 'objektnr_intern', 'kennung_ursprung', 'gruppen_kennung'),
  ...inSection('verwaltung_techn', 'weitergabe_generell', 'weitergabe_positiv', 'weitergabe_negativ'),
];

export const KNOWN_FIELDS = knownFields(READ_FIELDS, PRIVATE_FIELDS);
