/** Areas of a search as a value of the type `search_areas`, as PostgreSQL writes one. */
import type { PlanePoint, ResolvedAreas } from '../../../graphql/estates/ports.ts';

export function areasLiteral({ ids, municipalities, polygons, circles }: ResolvedAreas): string {
  const fields = [
    ids,
    municipalities.map(String),
    polygons.map((corners) => `(${corners.map(pointText).join()})`),
    circles.map((circle) => `<${pointText(circle)},${circle.radius}>`),
  ];
  return `(${fields.map((values) => quoted(`{${values.map((value) => quoted(value)).join()}}`, '""')).join()})`;
}

/** The edges of all shapes, as PostgreSQL writes an array of `lseg`. */
export function edgesLiteral({ polygons }: ResolvedAreas): string {
  const edges = polygons.flatMap((corners) =>
    corners.map((corner, nth) => `"[${pointText(corners.at(nth - 1) as PlanePoint)},${pointText(corner)}]"`),
  );
  return `{${edges.join()}}`;
}

/** The names that visitors have for them: the first field. */
export function readAreaIds(literal: string): string[] {
  const [, ids = ''] = /^\("?\{([^}]*)\}/.exec(literal) ?? [];
  return ids.split(',').map((id) => id.replaceAll('"', ''));
}

/** Nothing in it is escaped otherwise: neither numbers nor names of areas have a backslash. */
function quoted(text: string, quote = '\\"'): string {
  return `"${text.replaceAll('"', quote)}"`;
}

function pointText({ x, y }: PlanePoint): string {
  return `(${x},${y})`;
}
