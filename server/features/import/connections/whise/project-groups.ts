/** Gathers the units of projects, which Whise lists as estates of their own with the id of their parent. */
import type { Estate } from './read-pages.ts';

/** Members of a unit that the site shows; `number` is that of the street. */
const UNIT_FIELDS = [
  ...['id', 'name', 'box', 'floor', 'estateOrder', 'referenceNumber', 'category', 'subCategory', 'rooms'],
  ...['area', 'groundArea', 'price', 'displayPrice', 'purpose', 'purposeStatus', 'status', 'displayStatusId'],
];
/** The id of the only detail of a unit that the site shows. */
const TERRACE_AREA = 874;
/** Projects within projects, such as buildings, down to this depth. */
const MAX_DEPTH = 5;

/** The JSON of an estate, which needs less memory than the object. */
interface KeptEstate {
  parentId: unknown;
  json: Buffer;
}

/** Estates that belong together wait until all pages are read. */
export class ProjectGroups {
  /** The size of all estates that wait. */
  bytes = 0;
  private readonly projects = new Map<number, KeptEstate>();
  private readonly units = new Map<number, KeptEstate & { parentId: number }>();

  /** Returns whether the estate was kept, because it is a project or belongs to one. */
  keep(estate: Estate): boolean {
    const { id, canHaveChildren, parentId } = estate;
    const isUnit = typeof parentId === 'number';
    if (canHaveChildren !== true && !isUnit) return false;
    const json = Buffer.from(JSON.stringify(estate));
    this.bytes += json.length;
    if (canHaveChildren === true) this.projects.set(id, { parentId, json });
    else if (isUnit) this.units.set(id, { parentId, json });
    return true;
  }

  get unitReferences(): string[] {
    return [...this.units.keys()].map(String);
  }

  /**
   * Yields the projects with their `units`, which may be none. A unit whose project is not in the list is an estate of
   * its own. So is a unit that the site has stored as an estate, because a reference never changes its kind.
   */
  *list(storedEstates: ReadonlySet<string>): Generator<object> {
    const unitsByProject = new Map<number, object[]>();
    for (const [id, { parentId, json }] of this.units) {
      const unit: Estate = JSON.parse(json.toString());
      const project = storedEstates.has(String(id)) ? undefined : this.findProject(parentId);
      if (project === undefined) {
        yield unit;
        continue;
      }
      const units = unitsByProject.get(project) ?? [];
      units.push(pickFields(unit));
      unitsByProject.set(project, units);
    }
    for (const [id, { parentId, json }] of this.projects) {
      if (this.isKnownProject(parentId)) continue;
      yield { ...JSON.parse(json.toString()), units: unitsByProject.get(id) ?? [] };
    }
  }

  /** The outermost project of a unit's parent; undefined when it is not in the list. */
  private findProject(parentId: number): number | undefined {
    let id = parentId;
    for (let depth = 0; depth < MAX_DEPTH; depth++) {
      const project = this.projects.get(id);
      if (!project) return undefined;
      if (!this.isKnownProject(project.parentId)) return id;
      id = project.parentId;
    }
    return undefined;
  }

  private isKnownProject(id: unknown): id is number {
    return typeof id === 'number' && this.projects.has(id);
  }
}

function pickFields(unit: Estate): object {
  const own = Object.fromEntries(UNIT_FIELDS.flatMap((name) => (name in unit ? [[name, unit[name]]] : [])));
  const details = Array.isArray(unit.details) ? unit.details.filter((each) => each?.id === TERRACE_AREA) : [];
  return { ...own, details };
}
