/** The twelve projects: place, developer, stage and entities. All names are fictional. */

import type { EstateSubType } from '../../shared/estates/vocabulary.ts';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { ProjectStage } from '../../shared/projects/vocabulary.ts';
import type { ProjectPhrases } from './phrases.ts';

export interface ProjectSpec {
  reference: keyof ProjectPhrases['stories'];
  postalCode: string;
  name: string;
  developer: string;
  architect?: string;
  stage: ProjectStage;
  status: StatusCode;
  /** The number of quarters from the start to delivery; absent: unknown. */
  quarters?: number;
  /** The highest floor with flats. */
  topFloor: number;
  /** The number of entities of each subtype, lowest floor first. */
  entities: Partial<Record<EstateSubType, number>>;
  /** The share of sold entities, from 0 to 1. */
  sold: number;
  /** The languages of its texts; absent: all. */
  languages?: readonly Locale[];
}

export const PROJECTS: readonly ProjectSpec[] = [
  {
    reference: 'PR-101',
    postalCode: '9000',
    name: 'De Leiekaai',
    developer: 'Kanteel Ontwikkeling',
    architect: 'Atelier Noordkaai',
    stage: 'UNDER_CONSTRUCTION',
    status: 'AVAILABLE',
    quarters: 5,
    topFloor: 5,
    sold: 0.4,
    entities: { SHOP: 2, GROUND_FLOOR: 2, FLAT: 18, DUPLEX: 3, PENTHOUSE: 3, BOX: 4, PARKING_SPACE: 4 },
  },
  {
    reference: 'PR-102',
    postalCode: '2000',
    name: 'Scheldezicht',
    developer: 'Sinjoor Projecten',
    architect: 'Bureau Vlasmarkt',
    stage: 'UNDER_CONSTRUCTION',
    status: 'AVAILABLE',
    quarters: 7,
    topFloor: 8,
    sold: 0.3,
    entities: { OFFICE: 2, STUDIO: 6, FLAT: 33, PENTHOUSE: 3, BOX: 6, PARKING_SPACE: 10 },
  },
  {
    reference: 'PR-103',
    postalCode: '1050',
    name: 'Les Jardins de l’Étang',
    developer: 'Brabançonne Immo',
    architect: 'Studio Flagey & Associés',
    stage: 'UNDER_CONSTRUCTION',
    status: 'AVAILABLE',
    quarters: 2,
    topFloor: 4,
    sold: 0.6,
    entities: { OFFICE: 1, GROUND_FLOOR: 3, FLAT: 13, PENTHOUSE: 2, PARKING_SPACE: 8 },
  },
  {
    reference: 'PR-104',
    postalCode: '4000',
    name: 'Quai des Maraîchers',
    developer: 'Mosane Développement',
    architect: 'Atelier du Pont-Barrage',
    stage: 'PLANNED',
    status: 'AVAILABLE',
    quarters: 10,
    topFloor: 7,
    sold: 0.08,
    entities: { SHOP: 2, STUDIO: 5, FLAT: 22, DUPLEX: 3, BOX: 6 },
  },
  {
    reference: 'PR-105',
    postalCode: '3000',
    name: 'Hof ter Dijle',
    developer: 'Kanteel Ontwikkeling',
    architect: 'Van Roy + Maes architecten',
    stage: 'COMPLETED',
    status: 'AVAILABLE',
    quarters: -2,
    topFloor: 3,
    sold: 0.75,
    entities: { GROUND_FLOOR: 3, STUDIO: 2, FLAT: 8, PENTHOUSE: 1, PARKING_SPACE: 8 },
  },
  {
    reference: 'PR-106',
    postalCode: '8620',
    name: 'De Zandloper',
    developer: 'Westkust Bouw',
    architect: 'Atelier Getij',
    stage: 'UNDER_CONSTRUCTION',
    status: 'AVAILABLE',
    quarters: 3,
    topFloor: 6,
    sold: 0.45,
    entities: { CATERING: 1, STUDIO: 2, FLAT: 15, PENTHOUSE: 2, BOX: 6 },
  },
  {
    reference: 'PR-107',
    postalCode: '2800',
    name: 'Dijlepark',
    developer: 'Sinjoor Projecten',
    architect: 'Bureau Vlasmarkt',
    stage: 'PLANNED',
    status: 'AVAILABLE',
    quarters: 8,
    topFloor: 0,
    sold: 0.2,
    entities: { TERRACED: 8, SEMI_DETACHED: 4 },
  },
  {
    reference: 'PR-108',
    postalCode: '5000',
    name: 'Le Clos des Grands Prés',
    developer: 'Habitat des Deux Vallées',
    stage: 'UNDER_CONSTRUCTION',
    status: 'AVAILABLE',
    quarters: 4,
    topFloor: 0,
    sold: 0.35,
    languages: ['fr', 'nl'],
    entities: { SEMI_DETACHED: 6, DETACHED: 2 },
  },
  {
    reference: 'PR-109',
    postalCode: '9700',
    name: 'De Ververij',
    developer: 'Erfgoed & Wonen',
    architect: 'Van Roy + Maes architecten',
    stage: 'COMPLETED',
    status: 'SOLD',
    quarters: -4,
    topFloor: 0,
    sold: 1,
    languages: ['nl'],
    entities: { TERRACED: 4 },
  },
  {
    reference: 'PR-110',
    postalCode: '4700',
    name: 'Wohnpark Am Schilsbach',
    developer: 'Ostbelgien Wohnbau',
    architect: 'Architekturbüro Hilgers',
    stage: 'UNDER_CONSTRUCTION',
    status: 'AVAILABLE',
    quarters: 6,
    topFloor: 2,
    sold: 0.3,
    entities: { GROUND_FLOOR: 3, FLAT: 6, PENTHOUSE: 1, PARKING_SPACE: 4 },
  },
  {
    reference: 'PR-111',
    postalCode: '3500',
    name: 'Het Jeneverkwartier',
    developer: 'Demer Vastgoed',
    architect: 'Studio Kuringen',
    stage: 'COMPLETED',
    status: 'WITHDRAWN',
    quarters: -1,
    topFloor: 4,
    sold: 0.65,
    entities: { SHOP: 2, FLAT: 12, DUPLEX: 2, PENTHOUSE: 2, BOX: 4 },
  },
  {
    reference: 'PR-112',
    postalCode: '1300',
    name: 'L’Orée du Bois',
    developer: 'Brabançonne Immo',
    architect: 'Atelier de la Dyle',
    stage: 'PLANNED',
    status: 'IN_PREPARATION',
    topFloor: 2,
    sold: 0,
    entities: { GROUND_FLOOR: 2, FLAT: 9, DUPLEX: 1, SEMI_DETACHED: 4, DETACHED: 2 },
  },
];
