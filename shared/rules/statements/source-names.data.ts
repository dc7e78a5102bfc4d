/** The names of the sources of rules on adverts in the languages of the site, by the name in the rule. */
import type { SourceNames } from '../rule.ts';

export const STATEMENT_SOURCE_NAMES: SourceNames = {
  'Energiedecreet van 8 mei 2009, art. 11.2.1, § 3; Energiebesluit van 19 november 2010, art. 9.1.13/1': {
    nl: 'Energiedecreet van 8 mei 2009, art. 11.2.1, § 3; Energiebesluit van 19 november 2010, art. 9.1.13/1',
    fr: 'Décret flamand sur l’énergie du 8 mai 2009, art. 11.2.1, § 3\u202f; arrêté flamand sur l’énergie du 19 novembre 2010, art. 9.1.13/1',
    en: 'Flemish Energy Decree of 8 May 2009, art. 11.2.1, § 3; Flemish Energy Order of 19 November 2010, art. 9.1.13/1',
    de: 'Flämisches Energiedekret vom 8. Mai 2009, Art. 11.2.1 § 3; Flämischer Energieerlass vom 19. November 2010, Art. 9.1.13/1',
  },
  'Décret du 28 novembre 2013 et arrêté du 15 mai 2014 (PEB)': {
    nl: 'Waals decreet van 28 november 2013 en besluit van 15 mei 2014 (EPB)',
    fr: 'Décret wallon du 28 novembre 2013 et arrêté du 15 mai 2014 (PEB)',
    en: 'Walloon decree of 28 November 2013 and order of 15 May 2014 (energy performance)',
    de: 'Wallonisches Dekret vom 28. November 2013 und Erlass vom 15. Mai 2014 (Energieeffizienz)',
  },
  'Arrêté du Gouvernement wallon du 15 mai 2014, art. 48; arrêté ministériel du 23 décembre 2014, annexe': {
    nl: 'Besluit van de Waalse Regering van 15 mei 2014, art. 48; ministerieel besluit van 23 december 2014, bijlage',
    fr: 'Arrêté du Gouvernement wallon du 15 mai 2014, art. 48\u202f; arrêté ministériel du 23 décembre 2014, annexe',
    en: 'Order of the Walloon Government of 15 May 2014, art. 48; ministerial order of 23 December 2014, annex',
    de: 'Erlass der Wallonischen Regierung vom 15. Mai 2014, Art. 48; Ministerialerlass vom 23. Dezember 2014, Anhang',
  },
  'Arrêté du 17 février 2011, art. 6; COBRACE': {
    nl: 'Brussels besluit van 17 februari 2011, art. 6; BWLKE',
    fr: 'Arrêté bruxellois du 17 février 2011, art. 6\u202f; COBRACE',
    en: 'Brussels order of 17 February 2011, art. 6; Brussels Air, Climate and Energy Code',
    de: 'Brüsseler Erlass vom 17. Februar 2011, Art. 6; Brüsseler Gesetzbuch für Luft, Klima und Energie',
  },
  'Energiedecreet, art. 11/2/1': {
    nl: 'Energiedecreet, art. 11/2/1',
    fr: 'Décret flamand sur l’énergie, art. 11/2/1',
    en: 'Flemish Energy Decree, art. 11/2/1',
    de: 'Flämisches Energiedekret, Art. 11/2/1',
  },
  'Energiebesluit van 19 november 2010, art. 9.3.1 en 9.3.4': {
    nl: 'Energiebesluit van 19 november 2010, art. 9.3.1 en 9.3.4',
    fr: 'Arrêté flamand sur l’énergie du 19 novembre 2010, art. 9.3.1 et 9.3.4',
    en: 'Flemish Energy Order of 19 November 2010, art. 9.3.1 and 9.3.4',
    de: 'Flämischer Energieerlass vom 19. November 2010, Art. 9.3.1 und 9.3.4',
  },
  'Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6': {
    nl: 'Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6',
    fr: 'Code flamand de l’aménagement du territoire, art. 5.2.6',
    en: 'Flemish Spatial Planning Code, art. 5.2.6',
    de: 'Flämischer Kodex der Raumordnung, Art. 5.2.6',
  },
  'Code du développement territorial (CoDT), art. D.IV.99 et D.IV.100': {
    nl: 'Wetboek van Ruimtelijke Ontwikkeling (Wallonië), art. D.IV.99 en D.IV.100',
    fr: 'Code du développement territorial (CoDT), art. D.IV.99 et D.IV.100',
    en: 'Walloon Territorial Development Code (CoDT), art. D.IV.99 and D.IV.100',
    de: 'Wallonisches Gesetzbuch über die räumliche Entwicklung (GRE), Art. D.IV.99 und D.IV.100',
  },
  'Code bruxellois de l’aménagement du territoire (CoBAT), art. 275, 280 et 281': {
    nl: 'Brussels Wetboek van Ruimtelijke Ordening (BWRO), art. 275, 280 en 281',
    fr: 'Code bruxellois de l’aménagement du territoire (CoBAT), art. 275, 280 et 281',
    en: 'Brussels Town Planning Code (CoBAT), art. 275, 280 and 281',
    de: 'Brüsseler Gesetzbuch für Raumordnung, Art. 275, 280 und 281',
  },
  'Waterwetboek, art. 1.3.3.3.2': {
    nl: 'Waterwetboek, art. 1.3.3.3.2',
    fr: 'Code flamand de l’eau, art. 1.3.3.3.2',
    en: 'Flemish Water Code, art. 1.3.3.3.2',
    de: 'Flämisches Wassergesetzbuch, Art. 1.3.3.3.2',
  },
  'Onroerenderfgoeddecreet van 12 juli 2013, art. 6.4.8': {
    nl: 'Onroerenderfgoeddecreet van 12 juli 2013, art. 6.4.8',
    fr: 'Décret flamand du 12 juillet 2013 relatif au patrimoine immobilier, art. 6.4.8',
    en: 'Flemish Immovable Heritage Decree of 12 July 2013, art. 6.4.8',
    de: 'Flämisches Denkmaldekret vom 12. Juli 2013, Art. 6.4.8',
  },
  'Code wallon du Patrimoine': {
    nl: 'Waals Erfgoedwetboek',
    fr: 'Code wallon du Patrimoine',
    en: 'Walloon Heritage Code',
    de: 'Wallonisches Gesetzbuch über das Kulturerbe',
  },
  'Code bruxellois de l’aménagement du territoire, titre V': {
    nl: 'Brussels Wetboek van Ruimtelijke Ordening, titel V',
    fr: 'Code bruxellois de l’aménagement du territoire, titre V',
    en: 'Brussels Town Planning Code, title V',
    de: 'Brüsseler Gesetzbuch für Raumordnung, Titel V',
  },
  'Vlaams Woninghuurdecreet van 9 november 2018, art. 4': {
    nl: 'Vlaams Woninghuurdecreet van 9 november 2018, art. 4',
    fr: 'Décret flamand du 9 novembre 2018 sur la location d’habitations, art. 4',
    en: 'Flemish Residential Tenancies Decree of 9 November 2018, art. 4',
    de: 'Flämisches Wohnungsmietdekret vom 9. November 2018, Art. 4',
  },
  'Décret wallon du 15 mars 2018 relatif au bail d’habitation': {
    nl: 'Waals decreet van 15 maart 2018 betreffende de woninghuurovereenkomst',
    fr: 'Décret wallon du 15 mars 2018 relatif au bail d’habitation',
    en: 'Walloon decree of 15 March 2018 on residential leases',
    de: 'Wallonisches Dekret vom 15. März 2018 über den Wohnmietvertrag',
  },
  'Code bruxellois du logement, titre XI': {
    nl: 'Brusselse Huisvestingscode, titel XI',
    fr: 'Code bruxellois du logement, titre XI',
    en: 'Brussels Housing Code, title XI',
    de: 'Brüsseler Wohngesetzbuch, Titel XI',
  },
};
