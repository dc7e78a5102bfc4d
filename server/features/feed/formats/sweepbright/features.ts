/**
 * Amenities and features of a SweepBright estate. An agent ticks what an estate has, so a feature that is not ticked is
 * unknown, not absent.
 */
import type { JsonValues } from '../json/json-values.ts';

export class Features {
  private readonly amenities: Set<string>;
  private readonly readAmenities = new Set<string>();
  private readonly values: JsonValues;

  constructor(values: JsonValues) {
    this.values = values;
    this.amenities = new Set(values.list('amenities').filter((each) => typeof each === 'string'));
  }

  has(group: string, name: string): true | undefined {
    return this.values.object('features').object(group).flag(name) || undefined;
  }

  hasAmenity(name: string): true | undefined {
    this.readAmenities.add(name);
    return this.amenities.has(name) || undefined;
  }

  countUnread(): void {
    for (const name of this.amenities) {
      if (!this.readAmenities.has(name)) this.values.unmapped.countValue('amenities', name);
    }
  }
}
