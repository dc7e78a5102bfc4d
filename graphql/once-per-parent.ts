import type { GraphContext } from './context.ts';

type Resolve<Parent, Result> = (parent: Parent, args: object, context: GraphContext) => Promise<Result>;

/** Wraps a resolver so that it runs once per parent, even when a query selects the field under several aliases. */
export function oncePerParent<Parent extends object, Result>(
  resolve: Resolve<Parent, Result>,
): Resolve<Parent, Result> {
  const results = new WeakMap<Parent, Promise<Result>>();
  return (parent, args, context) => {
    const result = results.get(parent) ?? resolve(parent, args, context);
    results.set(parent, result);
    return result;
  };
}
