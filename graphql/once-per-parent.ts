import type { GraphContext } from './context.ts';

type Ask<Parent, Answer> = (parent: Parent, args: object, context: GraphContext) => Promise<Answer>;

/** A field that asks a question of its own asks it once for each parent, by however many aliases it is named. */
export function oncePerParent<Parent extends object, Answer>(ask: Ask<Parent, Answer>): Ask<Parent, Answer> {
  const answers = new WeakMap<Parent, Promise<Answer>>();
  return (parent, args, context) => {
    const answer = answers.get(parent) ?? ask(parent, args, context);
    answers.set(parent, answer);
    return answer;
  };
}
