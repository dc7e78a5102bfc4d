/** Formats areas of a search as a PostgreSQL literal of the type `search_areas`. */
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

/** Formats the edges of all shapes as a PostgreSQL array of `lseg`. */
export function edgesLiteral({ polygons }: ResolvedAreas): string {
  const edges = polygons.flatMap((corners) =>
    corners.map(
      (corner, index) => `"[${pointText(corners.at(index - 1) as PlanePoint)},${pointText(corner)}]"`,
    ),
  );
  return `{${edges.join()}}`;
}

/** Reads the ids of the areas, as in URLs, from such a literal: its first field. */
export function readAreaIds(literal: string): string[] {
  const [, ids = ''] = /^\("?\{([^}]*)\}/.exec(literal) ?? [];
  return ids.split(',').map((id) => id.replaceAll('"', ''));
}

/** Escapes quotes only: neither numbers nor ids of areas contain a backslash. */
function quoted(text: string, quote = '\\"'): string {
  return `"${text.replaceAll('"', quote)}"`;
}

function pointText({ x, y }: PlanePoint): string {
  return `(${x},${y})`;
}
