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

/** Estates that belong together, as JSON, because they wait until all pages are read. */
export class ProjectGroups {
  private readonly projects = new Map<number, Estate>();
  private readonly units = new Map<number, { parentId: number; json: Buffer }>();

  /** Returns whether the estate was kept, because it is a project or belongs to one. */
  keep(estate: Estate): boolean {
    const { id, canHaveChildren, parentId } = estate;
    if (canHaveChildren === true) this.projects.set(id, estate);
    else if (typeof parentId === 'number')
      this.units.set(id, { parentId, json: Buffer.from(JSON.stringify(estate)) });
    else return false;
    return true;
  }

  get unitReferences(): string[] {
    return [...this.units.keys()].map(String);
  }

  /**
   * Returns the projects with their `units`, which may be none. A unit whose project is not in the list is an estate of
   * its own. So is a unit that the site has stored as an estate, because a reference never changes its kind.
   */
  list(storedEstates: ReadonlySet<string>): object[] {
    const unitsByProject = new Map<number, object[]>();
    const others: object[] = [];
    for (const [id, { parentId, json }] of this.units) {
      const unit: Estate = JSON.parse(json.toString());
      const project = storedEstates.has(String(id)) ? undefined : this.findProject(parentId);
      if (project === undefined) others.push(unit);
      else unitsByProject.set(project, [...(unitsByProject.get(project) ?? []), pickFields(unit)]);
    }
    const projects = [...this.projects.values()].filter(({ parentId }) => !this.isKnownProject(parentId));
    return [...others, ...projects.map((each) => ({ ...each, units: unitsByProject.get(each.id) ?? [] }))];
  }

  /** The outermost project of a unit's parent; undefined when it is not in the list. */
  private findProject(parentId: number): number | undefined {
    let project = this.projects.get(parentId);
    for (let depth = 0; project && depth < MAX_DEPTH; depth++) {
      const { parentId: outer } = project;
      if (!this.isKnownProject(outer)) return project.id;
      project = this.projects.get(outer);
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
