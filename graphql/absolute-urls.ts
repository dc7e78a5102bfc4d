import { type GraphQLSchema, isObjectType } from 'graphql';
import type { GraphContext } from './context.ts';

/** Makes each field `url` beside a field `path` return the path as an absolute URL. */
export function resolveUrls(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const { path, url } = type.getFields();
    if (!path || !url) continue;
    const resolvePath = path.resolve ?? ((parent: { path: string | null }) => parent.path);
    url.resolve = async (parent, args, context: GraphContext, info) => {
      const found = (await resolvePath(parent, args, context, info)) as string | null;
      return found && new URL(found, context.ports.settings.publicUrl).href;
    };
  }
}
