/** The share of each room in the area of a building. */
import type { ROOM_KINDS } from '../../shared/estates/vocabulary.ts';

export type RoomKind = (typeof ROOM_KINDS)[number];
export type Share = [kind: RoomKind, weight: number];

/** The largest area of a room in m². */
export const MAX_ROOM_AREA: Partial<Record<RoomKind, number>> = {
  TOILET: 2.5,
  LAUNDRY: 10,
  BATHROOM: 16,
  SHOWER_ROOM: 7,
  LANDING: 16,
};
export const BEDROOM_WEIGHTS = [16, 12.5, 10.5, 9.5, 8.5, 8, 8];

export const WORK_ROOMS: Record<string, Share[]> = {
  SHOP: [
    ['SHOP_FLOOR', 70],
    ['STORAGE', 20],
    ['OFFICE', 8],
    ['TOILET', 3],
  ],
  OFFICE: [
    ['ENTRANCE_HALL', 9],
    ['OFFICE', 34],
    ['OFFICE', 22],
    ['OFFICE', 18],
    ['KITCHEN', 8],
    ['TOILET', 3],
  ],
  WAREHOUSE: [
    ['WORKSHOP', 76],
    ['STORAGE', 13],
    ['OFFICE', 9],
    ['TOILET', 2],
  ],
  CATERING: [
    ['SHOP_FLOOR', 58],
    ['KITCHEN', 20],
    ['STORAGE', 15],
    ['TOILET', 3],
    ['TOILET', 3],
  ],
};
